// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// The bytes of the heap that are in use.
size_t heap_in_use(void);

#endif
