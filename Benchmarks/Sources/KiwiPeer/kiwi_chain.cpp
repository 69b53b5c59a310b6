// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#include "kiwi_chain.h"

#include <kiwi/kiwi.h>

#include <vector>

struct KiwiChain {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> left, width;
  kiwi::Variable end;
  std::vector<kiwi::Constraint> gaps;

  kiwi::Constraint gap(int index, double size) {
    return left[index] == left[index - 1] + width[index - 1] + size;
  }
};

// The priorities of Chain.swift: 900, 750 and 250.
static const double end_strength = kiwi::strength::create(1000, 0, 0);
static const double equal_strength = kiwi::strength::create(0, 1000, 0);
static const double preferred_strength = kiwi::strength::create(0, 0, 1);

KiwiChain *kiwi_chain_new(int count, bool soft, double end) {
  auto *chain = new KiwiChain;
  auto &solver = chain->solver;
  chain->left.resize(count);
  chain->width.resize(count);
  auto &left = chain->left;
  auto &width = chain->width;
  solver.addConstraint(left[0] == 0);
  for (int index = 0; index < count; index++) {
    solver.addConstraint(width[index] >= 44);
    if (index > 0) {
      if (soft) {
        solver.addConstraint((width[index] == width[0]) | equal_strength);
      } else {
        solver.addConstraint(width[index] == width[0]);
      }
      chain->gaps.push_back(chain->gap(index, 8));
      solver.addConstraint(chain->gaps.back());
    }
    if (soft) solver.addConstraint((width[index] == 60) | preferred_strength);
  }
  solver.addConstraint(chain->end == left[count - 1] + width[count - 1]);
  solver.addEditVariable(chain->end, end_strength);
  kiwi_chain_move_end(chain, end);
  return chain;
}

void kiwi_chain_free(KiwiChain *chain) { delete chain; }

void kiwi_chain_move_end(KiwiChain *chain, double end) {
  chain->solver.suggestValue(chain->end, end);
  chain->solver.updateVariables();
}

void kiwi_chain_set_gap(KiwiChain *chain, int index, double gap) {
  auto &old = chain->gaps[index - 1];
  chain->solver.removeConstraint(old);
  old = chain->gap(index, gap);
  chain->solver.addConstraint(old);
  chain->solver.updateVariables();
}

double kiwi_chain_width(const KiwiChain *chain, int index) { return chain->width[index].value(); }
