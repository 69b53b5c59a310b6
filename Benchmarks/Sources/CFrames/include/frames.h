// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#ifndef FRAMES_H
#define FRAMES_H

/// The task of `frames_run`.
struct frames_job {
  /// Called before each measured frame, with its number. Scrolls, for instance.
  void (*step)(int number, void *data);
  /// Called at the end with the median, the 99th percentile and the greatest, in milliseconds.
  void (*end)(double median, double percentile99, double greatest, void *data);
  void *data;
  int count;
};

/// Measures frames of the program's first window, one after the other: the main thread's CPU time
/// from a step to the end of the frame that shows it. The same code measures Gossamer and its
/// peers.
void frames_run(struct frames_job job);

/// Calls `painted` once, after the next frame of the program's first window.
void frames_after_next(void (*painted)(void *data), void *data);

/// Makes a peer use Gossamer's font, `size` points high. Inter takes longer to shape than GTK's
/// default font, and fonts shouldn't be compared.
void frames_use_gossamers_font(int size);

#endif
