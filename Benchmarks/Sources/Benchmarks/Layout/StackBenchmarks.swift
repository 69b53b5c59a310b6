// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Measures the first layout of a stack of 400 views of different widths, with centres at equal
/// distances.
let stackBenchmarks = [
  Benchmark("layout/stack-400/equal-centering", peer: "20 ms") {
    Figures(
      value: Stopwatch.median(
        runs: 15, prepare: { preparedStack(of: 400) }, run: { $0.layoutIfNeeded() }),
      peerValue: 20)
  }
]

private func preparedStack(of count: Int) -> UIStackView {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100 * count, height: 50))
  stack.distribution = .equalCentering
  stack.spacing = 8
  for index in 0..<count {
    let view = UIView()
    let width = CGFloat(20 + index * 37 % 71)
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    stack.addArrangedSubview(view)
  }
  return stack
}
