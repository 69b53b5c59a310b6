// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The showcase's intentions screen as a plain GTK program: the peer of the showcase's time to the
// first frame, and of its memory. With the argument `counter` it is the README's first application.
// With GOSSAMER_FIRST_FRAME set it prints `first-frame NANOSECONDS` (CLOCK_MONOTONIC) after the
// first frame was painted, and ends; otherwise it stays open. The benchmark starts its clock before
// it starts the program.
//
// Build: cc -O2 first-frame.c -o first-frame $(pkg-config --cflags --libs libadwaita-1)

#include <adwaita.h>
#include <time.h>

static void report_frame(GdkFrameClock *clock, gpointer application) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("first-frame %lld\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  g_signal_handlers_disconnect_by_func(clock, report_frame, application);
  g_application_quit(application);
}

static void watch_first_frame(GtkWidget *window, gpointer application) {
  GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect(clock, "after-paint", G_CALLBACK(report_frame), application);
}

static GtkWidget *counter(void) {
  GtkWidget *button = gtk_button_new_with_label("Count: 0");
  gtk_widget_add_css_class(button, "suggested-action");
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand(button, TRUE);
  return button;
}

static GtkWidget *intentions(void) {
  GtkWidget *field = gtk_entry_new();
  gtk_editable_set_text(GTK_EDITABLE(field), "Dominik");
  GtkWidget *label = gtk_label_new("Dominik");
  gtk_label_set_xalign(GTK_LABEL(label), 0);

  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *reverse = gtk_button_new_with_label("Reverse");
  GtkWidget *uppercase = gtk_button_new_with_label("Uppercase");
  gtk_widget_set_hexpand(uppercase, TRUE);
  gtk_widget_set_halign(uppercase, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(buttons), reverse);
  gtk_box_append(GTK_BOX(buttons), uppercase);

  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 20);
  gtk_widget_set_margin_top(column, 40);
  gtk_widget_set_margin_start(column, 20);
  gtk_widget_set_margin_end(column, 20);
  gtk_box_append(GTK_BOX(column), field);
  gtk_box_append(GTK_BOX(column), buttons);
  gtk_box_append(GTK_BOX(column), label);
  return column;
}

static void activate(GtkApplication *application, gpointer is_counter) {
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), adw_header_bar_new());
  gtk_box_append(GTK_BOX(content), is_counter ? counter() : intentions());

  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), is_counter ? "Counter" : "Intentions");
  gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  if (g_getenv("GOSSAMER_FIRST_FRAME")) {
    g_signal_connect(window, "map", G_CALLBACK(watch_first_frame), application);
  }
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  AdwApplication *application = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  gboolean is_counter = argc > 1 && !strcmp(argv[1], "counter");
  g_signal_connect(application, "activate", G_CALLBACK(activate), GINT_TO_POINTER(is_counter));
  int status = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  return status;
}
