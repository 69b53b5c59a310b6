// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#include "frames.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/// The number of frames before the first one that is measured.
#define WARMING 50

static struct frames_job job;
static int number;
static double *times;
static double start;

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

static GdkFrameClock *frame_clock(void) {
  GtkNative *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(window));
  g_object_unref(window);
  return clock;
}

static gboolean step(gpointer unused) {
  start = processor_time();
  job.step(number, job.data);
  gdk_frame_clock_request_phase(frame_clock(), GDK_FRAME_CLOCK_PHASE_PAINT);
  return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer unused) {
  // Ignores a frame that belongs to no step.
  if (start == 0) return;
  if (number >= WARMING) times[number - WARMING] = processor_time() - start;
  start = 0;
  number++;
  if (number < WARMING + job.count) {
    g_idle_add(step, NULL);
    return;
  }
  g_signal_handlers_disconnect_by_func(clock, painted, NULL);
  qsort(times, job.count, sizeof *times, compare);
  job.end(times[job.count / 2], times[job.count * 99 / 100], times[job.count - 1], job.data);
}

void frames_run(struct frames_job new_job) {
  job = new_job;
  times = calloc(job.count, sizeof *times);
  g_signal_connect(frame_clock(), "after-paint", G_CALLBACK(painted), NULL);
  g_idle_add(step, NULL);
}

static void (*on_next)(void *data);

static void next_painted(GdkFrameClock *clock, gpointer data) {
  g_signal_handlers_disconnect_by_func(clock, next_painted, data);
  on_next(data);
}

void frames_after_next(void (*call)(void *data), void *data) {
  on_next = call;
  g_signal_connect(frame_clock(), "after-paint", G_CALLBACK(next_painted), data);
}

void frames_use_gossamers_font(int size) {
  char rule[80];
  snprintf(rule, sizeof rule, "* { font: %dpx Inter, Cantarell, Sans; }", size);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, rule, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}
