// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

#include "kiwi_problem.h"

#include <kiwi/kiwi.h>

#include <vector>

struct KiwiProblem {
  struct Row {
    kiwi::Expression expression;
    kiwi::RelationalOperator relation;
    double strength;
    kiwi::Constraint constraint;
  };

  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
};

// The priorities of Chain.swift: 900, 750 and 250.
static double strength_of(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 900) return kiwi::strength::create(1000, 0, 0);
  return priority >= 750 ? kiwi::strength::create(0, 1000, 0) : kiwi::strength::create(0, 0, 1);
}

KiwiProblem *kiwi_problem_new(int variable_count) {
  auto *problem = new KiwiProblem;
  problem->variables.resize(variable_count);
  return problem;
}

void kiwi_problem_free(KiwiProblem *problem) { delete problem; }

bool kiwi_problem_add(KiwiProblem *problem, const int *variables, const double *coefficients, int count,
                      int relation, double constant, double priority) {
  std::vector<kiwi::Term> terms;
  for (int index = 0; index < count; index++) {
    terms.emplace_back(problem->variables[variables[index]], coefficients[index]);
  }
  KiwiProblem::Row row;
  row.expression = kiwi::Expression(terms, -constant);
  row.relation = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  row.strength = strength_of(priority);
  row.constraint = kiwi::Constraint(row.expression, row.relation, row.strength);
  problem->rows.push_back(row);
  try {
    problem->solver.addConstraint(row.constraint);
    return true;
  } catch (const kiwi::UnsatisfiableConstraint &) {
    return false;
  }
}

void kiwi_problem_remove(KiwiProblem *problem, int row) {
  problem->solver.removeConstraint(problem->rows[row].constraint);
}

void kiwi_problem_readd(KiwiProblem *problem, int row) {
  problem->solver.addConstraint(problem->rows[row].constraint);
}

void kiwi_problem_set_constant(KiwiProblem *problem, int index, double constant) {
  auto &row = problem->rows[index];
  problem->solver.removeConstraint(row.constraint);
  row.expression = kiwi::Expression(row.expression.terms(), -constant);
  row.constraint = kiwi::Constraint(row.expression, row.relation, row.strength);
  problem->solver.addConstraint(row.constraint);
}

void kiwi_problem_update(KiwiProblem *problem) { problem->solver.updateVariables(); }

double kiwi_problem_value(KiwiProblem *problem, int variable) { return problem->variables[variable].value(); }
