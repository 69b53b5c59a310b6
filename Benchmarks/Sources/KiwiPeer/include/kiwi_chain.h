// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#ifndef KIWI_CHAIN_H
#define KIWI_CHAIN_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The chain of boxes of Chain.swift in kiwi.
typedef struct KiwiChain KiwiChain;

/// Builds and solves a chain of `count` boxes that ends at `end`.
KiwiChain *kiwi_chain_new(int count, bool soft, double end);
void kiwi_chain_free(KiwiChain *chain);

/// Moves the end of the chain.
void kiwi_chain_move_end(KiwiChain *chain, double end);

/// Changes the constant of one gap, which kiwi can only remove and add again.
void kiwi_chain_set_gap(KiwiChain *chain, int index, double gap);

/// The width of a box, as of the last change.
double kiwi_chain_width(const KiwiChain *chain, int index);

#ifdef __cplusplus
}
#endif

#endif
