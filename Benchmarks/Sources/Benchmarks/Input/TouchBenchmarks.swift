// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures the delivery of a touch to a view: it begins, moves and ends.
let touchBenchmarks = [
  Benchmark("input/touch-20x5", unit: "µs", peer: "bound") {
    let controller = NestedViewController()
    let screen = Screen(controller)
    let batch = 1_000
    let point = CGPoint(x: 100, y: 100)
    let total = Stopwatch.median(
      prepare: {},
      run: {
        for _ in 0..<batch {
          let touch = screen.press(at: point)
          touch.move(by: CGVector(dx: 3, dy: 0), steps: 1)
          touch.lift()
        }
      })
    guard controller.taps > 0, controller.taps % batch == 0, controller.innermost.isTold else {
      throw WrongResult(description: "\(controller.taps) taps were recognised")
    }
    return Figures(value: total * 1e3 / Double(batch), peerValue: 20)
  }
]

/// Twenty nested views; every fourth has a gesture recogniser.
private final class NestedViewController: UIViewController {
  private(set) var taps = 0
  let innermost = TouchedView()

  override func viewDidLoad() {
    let recognizers = [
      UITapGestureRecognizer(target: self, action: NestedViewController.countTap),
      UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
      UISwipeGestureRecognizer(),
    ]
    var parent: UIView = view
    for level in 1..<20 {
      let child = level == 19 ? innermost : UIView()
      child.frame = CGRect(x: 1, y: 1, width: 300, height: 300)
      parent.addSubview(child)
      if level % 4 == 3 { child.addGestureRecognizer(recognizers[level / 4]) }
      parent = child
    }
  }

  private func countTap() { taps += 1 }
}

private final class TouchedView: UIView {
  private var (began, moved, ended) = (0, 0, 0)

  /// Whether the view has received the three events of each touch. The last one is a cancellation,
  /// because a tap was recognised.
  var isTold: Bool { began > 0 && moved == began && ended == began }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}
