// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A GtkTextView with 20,000 paragraphs, in the middle of which 200 characters are typed, each in a
// frame of its own: the peer of the benchmark text/view-1MB. It waits until all lines are laid out,
// types, prints `typing MILLISECONDS`, the process's CPU time per key, and ends.
//
// Build: cc -O2 text-view.c ../Sources/CFrames/frames.c -I ../Sources/CFrames/include -o text-view
//   $(pkg-config --cflags --libs libadwaita-1)

#include <adwaita.h>
#include <time.h>

#include "frames.h"

static GtkTextView *view;
static int typed;
static double start_of_count;

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static gboolean type(gpointer unused) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  if (typed == 200) {
    printf("typing %f\n", (processor_time() - start_of_count) / typed);
    exit(0);
  }
  gtk_text_buffer_insert_interactive_at_cursor(buffer, "x", 1, TRUE);
  gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer));
  typed++;
  return G_SOURCE_CONTINUE;
}

static gboolean count(gpointer unused) {
  start_of_count = processor_time();
  g_timeout_add(20, type, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean scroll(gpointer unused) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer));
  g_timeout_add_seconds(1, count, NULL);
  return G_SOURCE_REMOVE;
}

int main(void) {
  adw_init();
  frames_use_gossamers_font(15);
  GtkWidget *window = adw_window_new();
  GtkWidget *scroller = gtk_scrolled_window_new();
  view = GTK_TEXT_VIEW(gtk_text_view_new());
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(view));
  adw_window_set_content(ADW_WINDOW(window), scroller);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 400);
  GString *text = g_string_new(NULL);
  for (int i = 0; i < 20000; i++)
    g_string_append_printf(
        text, "%sParagraph %d: The quick brown fox jumps over the lazy dog", i ? "\n" : "", i);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  gtk_text_buffer_set_text(buffer, text->str, text->len);
  GtkTextIter middle;
  gtk_text_buffer_get_iter_at_offset(buffer, &middle, text->len / 2);
  gtk_text_buffer_place_cursor(buffer, &middle);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(GTK_WIDGET(view));
  g_timeout_add_seconds(10, scroll, NULL);
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
