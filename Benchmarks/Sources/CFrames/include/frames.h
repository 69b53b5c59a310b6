// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#ifndef FRAMES_H
#define FRAMES_H

/// What `frames_run` is to do.
struct frames_job {
  /// Scrolls: called before each frame that is measured, with its number.
  void (*step)(int number, void *data);
  /// Called at the end with the median, the 99th percentile and the greatest, in milliseconds.
  void (*end)(double median, double percentile99, double greatest, void *data);
  void *data;
  int count;
};

/// Measures frames of the program's first window, one after the other: what the main thread has of the processor
/// from a step to the end of the frame that shows it. The same code measures Gossamer and its peer.
void frames_run(struct frames_job job);

/// Calls `painted` once, after the next frame of the program's first window.
void frames_after_next(void (*painted)(void *data), void *data);

/// Has a peer show all of its text in the font of Gossamer's, `size` points high: Inter takes longer to shape than what GTK
/// takes by itself, and what is compared is not the fonts.
void frames_use_gossamers_font(int size);

#endif
