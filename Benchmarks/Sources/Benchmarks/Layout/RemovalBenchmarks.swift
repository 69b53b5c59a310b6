// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Measures removing constraints and views. Removing eight times as many should take eight times as
/// long: the cost depends on what is removed, not on what there is.
let removalBenchmarks = [
  benchmark("layout/deactivate-4000", preparedDeactivation),
  benchmark("layout/remove-4000", preparedRemoval),
]

private func benchmark(
  _ name: String, _ prepare: @escaping @MainActor (Int) -> () -> Void
) -> Benchmark {
  Benchmark(name, peer: "eight times 500") {
    Figures(
      value: Stopwatch.median(runs: 15, prepare: { prepare(4000) }, run: { $0() }),
      peerValue: 8 * Stopwatch.median(runs: 15, prepare: { prepare(500) }, run: { $0() }))
  }
}

/// Activates constraints, without a layout pass afterwards.
/// - Returns: a closure that deactivates them.
private func preparedDeactivation(_ count: Int) -> () -> Void {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  container.layoutIfNeeded()
  let constraints = (0..<count).map { _ in
    let view = UIView()
    container.addSubview(view)
    return view.widthAnchor.constraint(equalToConstant: 5)
  }
  NSLayoutConstraint.activate(constraints)
  return {
    NSLayoutConstraint.deactivate(constraints)
    withExtendedLifetime(container) {}
  }
}

/// Creates views that are constrained to their own layout guides.
/// - Returns: a closure that removes them.
private func preparedRemoval(_ count: Int) -> () -> Void {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let views = (0..<count).map { _ in
    let view = UIView()
    container.addSubview(view)
    view.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, constant: 16)
      .isActive = true
    return view
  }
  container.layoutIfNeeded()
  return {
    for view in views { view.removeFromSuperview() }
    withExtendedLifetime(container) {}
  }
}
