// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#include "heap.h"

#include <malloc.h>

size_t heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  // Large blocks are mapped individually and counted separately.
  return info.uordblks + info.hblkhd;
}
