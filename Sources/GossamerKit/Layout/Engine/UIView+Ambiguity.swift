// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Finding out what the constraints leave open.
extension UIView {
  /// What the constraints leave open of this view and those inside of it, a line a view; nil for
  /// nothing: `UILabel 'result': left, width`.
  ///
  /// Looks at all constraints of the tree: for debugging and tests.
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

  /// The attributes of this view that the constraints leave open.
  var ambiguousAttributes: [String] {
    root.solveConstraints()
    parent?.layoutHost.solveConstraints()
    guard let engine = placingEngine else { return [] }
    return engine.names(of: Set(engine.solver.ambiguousVariables()), in: self)
  }
}

extension LayoutEngine {
  /// The attributes of `view` that stand for one of `variables`.
  fileprivate func names(of variables: Set<Variable>, in view: UIView) -> [String] {
    guard let state = knownState(of: view) else { return [] }
    return state.variables.filter(variables.contains).compactMap(state.name)
  }
}
