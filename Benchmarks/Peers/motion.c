// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A hundred labels that move to and fro in a GtkFixed, one step per frame: the peer of the
// benchmark motion/views-100. After a second it measures the process's CPU time for five seconds,
// prints `motion MILLISECONDS`, per second, and ends.
//
// Build: cc -O2 motion.c -o motion $(pkg-config --cflags --libs libadwaita-1) -lm

#include <adwaita.h>
#include <math.h>
#include <time.h>

static GtkWidget *labels[100];
static double start_of_count;

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static gboolean step(GtkWidget *fixed, GdkFrameClock *clock, gpointer unused) {
  double way = 8 - 8 * cos(gdk_frame_clock_get_frame_time(clock) / 1e6 * G_PI);
  for (int i = 0; i < 100; i++) {
    graphene_point_t place = GRAPHENE_POINT_INIT(i % 10 * 75 + 10 + way, i / 10 * 55 + 10 + way);
    GskTransform *transform = gsk_transform_translate(NULL, &place);
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), labels[i], transform);
    gsk_transform_unref(transform);
  }
  return G_SOURCE_CONTINUE;
}

static gboolean end(gpointer unused) {
  printf("motion %f\n", (processor_time() - start_of_count) / 5);
  exit(0);
}

static gboolean count(gpointer unused) {
  start_of_count = processor_time();
  g_timeout_add_seconds(5, end, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean move(gpointer fixed) {
  gtk_widget_add_tick_callback(fixed, step, NULL, NULL);
  g_timeout_add_seconds(1, count, NULL);
  return G_SOURCE_REMOVE;
}

int main(void) {
  adw_init();
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "label.box { background: rgb(230,153,76); }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = adw_window_new();
  GtkWidget *fixed = gtk_fixed_new();
  adw_window_set_content(ADW_WINDOW(window), fixed);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  for (int i = 0; i < 100; i++) {
    char text[20];
    snprintf(text, sizeof text, "Label %d", i);
    labels[i] = gtk_label_new(text);
    gtk_widget_set_size_request(labels[i], 64, 24);
    gtk_widget_add_css_class(labels[i], "box");
    gtk_fixed_put(GTK_FIXED(fixed), labels[i], i % 10 * 75 + 10, i / 10 * 55 + 10);
  }
  gtk_window_present(GTK_WINDOW(window));
  g_timeout_add_seconds(1, move, fixed);
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
