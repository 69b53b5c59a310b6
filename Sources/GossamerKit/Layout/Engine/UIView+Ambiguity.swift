// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Finding ambiguous layout.
extension UIView {
  /// The ambiguous attributes of this view and its descendants, one line per view: `UILabel 'result': left, width`. Nil if
  /// the layout is unambiguous.
  ///
  /// For debugging and tests: it examines all constraints of the tree.
  public var ambiguousLayoutDescription: String? {
    root.solveConstraints()
    var open: [LayoutEngine.Number: Set<Variable>] = [:]
    let lines = descendants.compactMap { view -> String? in
      if view.hostsEngine { view.solveConstraints() }
      guard let engine = view.placingEngine else { return nil }
      let variables = open[engine.number] ?? Set(engine.solver.ambiguousVariables())
      open[engine.number] = variables
      let names = engine.names(of: variables, in: view)
      return names.isEmpty ? nil : "\(view.shortDescription): \(names.joined(separator: ", "))"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The ambiguous attributes of this view.
  var ambiguousAttributes: [String] {
    root.solveConstraints()
    parent?.layoutHost.solveConstraints()
    guard let engine = placingEngine else { return [] }
    return engine.names(of: Set(engine.solver.ambiguousVariables()), in: self)
  }
}

extension LayoutEngine {
  /// The names of the attributes of `view` whose variables are among `variables`.
  fileprivate func names(of variables: Set<Variable>, in view: UIView) -> [String] {
    guard let state = knownState(of: view) else { return [] }
    return state.variables.filter(variables.contains).compactMap(state.name)
  }
}
