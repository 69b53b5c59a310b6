// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A list of N rows laid out by GtkConstraintLayout and resized again and again: the peer of UIViews
// with constraints. Each row is 16 from the container's sides and 8 from the row above, and as high
// as the first; the first begins at the top, the last ends at the bottom. Prints `constraint-layout
// N MICROSECONDS RESIZES`: the median CPU time of a resize, and the number of resizes, which is
// 100, or as many as begin within 20 seconds.
//
// Build: cc -O2 constraint-layout.c -o constraint-layout $(pkg-config --cflags --libs gtk4)
// Usage: constraint-layout N, on a display

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

enum { RESIZES = 100, SECONDS = 20 };

static void constrain(GtkLayoutManager *layout, gpointer target, GtkConstraintAttribute attribute,
                      gpointer source, GtkConstraintAttribute source_attribute, double constant) {
  GtkConstraint *constraint =
      gtk_constraint_new(target, attribute, GTK_CONSTRAINT_RELATION_EQ, source, source_attribute,
                         1, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED);
  gtk_constraint_layout_add_constraint(GTK_CONSTRAINT_LAYOUT(layout), constraint);
}

static GtkWidget *make_list(int count) {
  GtkLayoutManager *layout = gtk_constraint_layout_new();
  GtkWidget *list = g_object_new(GTK_TYPE_BOX, NULL);
  gtk_widget_set_layout_manager(list, layout);
  GtkWidget *first = NULL, *above = NULL;
  for (int index = 0; index < count; index++) {
    GtkWidget *row = gtk_drawing_area_new();
    gtk_widget_set_parent(row, list);
    // A null source stands for the container.
    constrain(layout, row, GTK_CONSTRAINT_ATTRIBUTE_START, NULL, GTK_CONSTRAINT_ATTRIBUTE_START, 16);
    constrain(layout, row, GTK_CONSTRAINT_ATTRIBUTE_END, NULL, GTK_CONSTRAINT_ATTRIBUTE_END, -16);
    if (above) {
      constrain(layout, row, GTK_CONSTRAINT_ATTRIBUTE_TOP, above, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 8);
      constrain(layout, row, GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, first,
                GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, 0);
    } else {
      constrain(layout, row, GTK_CONSTRAINT_ATTRIBUTE_TOP, NULL, GTK_CONSTRAINT_ATTRIBUTE_TOP, 0);
      first = row;
    }
    above = row;
  }
  constrain(layout, above, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, NULL, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 0);
  return list;
}

static int compare(const void *left, const void *right) {
  gint64 a = *(const gint64 *)left, b = *(const gint64 *)right;
  return (a > b) - (a < b);
}

// The CPU time of this thread, in microseconds.
static gint64 processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 0;
  if (count < 1 || !gtk_init_check()) {
    g_printerr("Usage: constraint-layout N, on a display\n");
    return 2;
  }
  // GTK's solver belongs to a window, which is never shown.
  GtkWidget *window = gtk_window_new(), *list = make_list(count);
  gtk_window_set_child(GTK_WINDOW(window), list);
  // A height of 40 for each row, so that no row is squeezed to nothing.
  int width = 400, height = count * 48;
  gint64 times[RESIZES], begin = g_get_monotonic_time();
  int resizes = 0;
  for (; resizes < RESIZES && g_get_monotonic_time() - begin < SECONDS * G_USEC_PER_SEC; resizes++) {
    if (resizes % 2 == 0) {
      width = width == 400 ? 500 : 400;
    } else {
      height = height == count * 48 ? count * 56 : count * 48;
    }
    gint64 start = processor_time();
    int minimum;
    gtk_widget_measure(list, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    gtk_widget_allocate(list, width, height, -1, NULL);
    times[resizes] = processor_time() - start;
  }
  GtkWidget *last = gtk_widget_get_last_child(list);
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(last, list, &bounds) || bounds.size.width != width - 32 ||
      bounds.origin.y + bounds.size.height != height) {
    g_printerr("constraint-layout laid the last row out wrongly\n");
    return 1;
  }
  qsort(times, resizes, sizeof *times, compare);
  printf("constraint-layout %d %lld %d\n", count, (long long)times[resizes / 2], resizes);
  return 0;
}
