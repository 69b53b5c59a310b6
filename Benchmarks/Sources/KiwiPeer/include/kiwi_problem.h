// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#ifndef KIWI_PROBLEM_H
#define KIWI_PROBLEM_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Any linear constraints in kiwi.
typedef struct KiwiProblem KiwiProblem;

KiwiProblem *kiwi_problem_new(int variable_count);
void kiwi_problem_free(KiwiProblem *problem);

/// Stores `Σ coefficient * variable relation constant` as the next row and adds it; the relation is -1, 0 or 1 for
/// <=, == and >=. Returns false if kiwi refuses it, because required constraints are in conflict.
bool kiwi_problem_add(KiwiProblem *problem, const int *variables, const double *coefficients, int count,
                      int relation, double constant, double priority);

/// Removes a row, or adds it again.
void kiwi_problem_remove(KiwiProblem *problem, int row);
void kiwi_problem_readd(KiwiProblem *problem, int row);

/// Changes the constant of a row, which kiwi can only remove and add again.
void kiwi_problem_set_constant(KiwiProblem *problem, int row, double constant);

/// The value of a variable.
double kiwi_problem_value(KiwiProblem *problem, int variable);

/// Writes the solution into the variables.
void kiwi_problem_update(KiwiProblem *problem);

#ifdef __cplusplus
}
#endif

#endif
