# Copyright 2026 the Gossamer authors
# SPDX-License-Identifier: Apache-2.0
"""Writes problems.json: random constraint problems with the errors of their optimal solutions.

The errors are computed by SciPy's linprog (HiGHS), one level of priority after the other: a method,
and an implementation, that have nothing in common with the solver under test.
"""

import json
import random
import sys

import numpy
from scipy.optimize import linprog


def random_constraint(rng, count, style):
    if style == "layout":
        terms = rng.choice([1, 1, 2, 2, 2, 3])
        coefficients = [1, 1, 1, -1, -1, -1, 2, 0.5]
        constant = rng.choice([0, 0, 8, 20, 44, 100, 320, rng.randint(-50, 400)])
    elif style == "decimal":
        terms = rng.choice([1, 2, 3, 4])
        coefficients = [1, -1, 1.7777, -0.3333, 0.5, -2.25, 0.125, 3]
        constant = round(rng.uniform(-100, 100), 2)
    else:
        terms = rng.choice([1, 2, 2, 3, 4, 5])
        coefficients = [1, -1, 1, -1, 2, -2, 3]
        constant = rng.randint(-10, 10)
    variables = rng.sample(range(count), min(terms, count))
    return {
        "terms": [[v, rng.choice(coefficients)] for v in variables],
        "constant": constant,
    }


def random_problem(rng):
    style = rng.choice(["layout", "decimal", "dense"])
    count = rng.choice([1, 2, 3, 4, 6, 8, 12])
    size = rng.randint(1, 3 * count + 2)
    required_share = rng.choice([0.0, 0.2, 0.4, 0.6])
    equality_share = rng.choice([0.2, 0.5, 0.9])
    priorities = rng.choice([[250], [250, 750], [250, 251, 500, 750, 999], list(range(100, 900, 7))])
    problem = {"variables": count, "constraints": []}
    # Required constraints are made to hold at a hidden point, in most problems: two random ones of
    # the same variables would mostly be in conflict, and nothing else would be seen.
    hidden = [rng.randint(0, 100) for _ in range(count)]
    is_consistent = rng.random() < 0.8
    for _ in range(size):
        constraint = random_constraint(rng, count, style)
        is_equality = rng.random() < equality_share
        constraint["relation"] = 0 if is_equality else rng.choice([-1, 1])
        if rng.random() < required_share:
            constraint["priority"] = 1000
            if is_consistent:
                value = sum(c * hidden[v] for v, c in constraint["terms"])
                slack = 0 if is_equality else rng.choice([0, 0, rng.randint(0, 30)])
                constraint["constant"] = value - constraint["relation"] * slack
        else:
            constraint["priority"] = rng.choice(priorities)
        problem["constraints"].append(constraint)
    return problem


def optimum(problem):
    """The sum of errors of each level, the strongest first; None if the problem is infeasible."""
    constraints = problem["constraints"]
    soft = [c for c in constraints if c["priority"] < 1000]
    count = problem["variables"]
    size = count + 2 * len(soft)
    upper, upper_bounds, equal, equal_bounds = [], [], [], []
    for constraint in constraints:
        row = numpy.zeros(size)
        for variable, coefficient in constraint["terms"]:
            row[variable] += coefficient
        if constraint["priority"] < 1000:
            # expression + missing - excess == constant, where the harmless one costs nothing.
            position = count + 2 * next(i for i, c in enumerate(soft) if c is constraint)
            row[position], row[position + 1] = 1, -1
            equal.append(row)
            equal_bounds.append(constraint["constant"])
        elif constraint["relation"] == 0:
            equal.append(row)
            equal_bounds.append(constraint["constant"])
        else:
            sign = -constraint["relation"]
            upper.append(sign * row)
            upper_bounds.append(sign * constraint["constant"])
    bounds = [(None, None)] * count + [(0, None)] * (2 * len(soft))
    levels = []
    priorities = sorted({c["priority"] for c in soft}, reverse=True)
    for priority in priorities or [None]:
        cost = numpy.zeros(size)
        for index, constraint in enumerate(soft):
            if constraint["priority"] == priority:
                if constraint["relation"] >= 0:
                    cost[count + 2 * index] = 1
                if constraint["relation"] <= 0:
                    cost[count + 2 * index + 1] = 1
        result = linprog(
            cost,
            A_ub=numpy.array(upper) if upper else None,
            b_ub=upper_bounds or None,
            A_eq=numpy.array(equal) if equal else None,
            b_eq=equal_bounds or None,
            bounds=bounds,
            method="highs",
        )
        if result.status == 2 and not levels:
            return None
        if result.status != 0:
            # HiGHS's own tolerances made the optimum of the levels above unattainable.
            raise ArithmeticError(result.message)
        if priority is None:
            break
        levels.append({"priority": priority, "error": round(float(result.fun), 9)})
        upper.append(cost)
        upper_bounds.append(result.fun + 1e-8)
    return levels


def main():
    seed, number, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    rng = random.Random(seed)
    problems = []
    while len(problems) < number:
        problem = random_problem(rng)
        try:
            problem["levels"] = optimum(problem)
        except ArithmeticError:
            continue
        problems.append(problem)
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(p, separators=(",", ":")) for p in problems) + "\n]\n")
    infeasible = sum(p["levels"] is None for p in problems)
    print(f"{number} problems, {infeasible} of them infeasible")


main()
