// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An unknown of one `Solver`: a cheap handle, made by `Solver.makeVariable()`.
///
/// A variable means something only to the solver that made it. Its value is 0 until a constraint
/// moves it, and is read with `Solver.value(of:)`.
public struct Variable: Hashable, Sendable {
  package let index: Int32
}
