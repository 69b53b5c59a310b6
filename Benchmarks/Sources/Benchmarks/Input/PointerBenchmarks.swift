// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures finding the view under the pointer, among many views and among few.
let pointerBenchmarks = [
  hitBenchmark("labels") { UILabel() },
  hitBenchmark("buttons") { UIButton(configuration: .plain()) },
  Benchmark("input/pointer-10000", unit: "µs", peer: "10 subviews") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    var times: [(many: Double, few: Double)] = []
    for _ in 0..<3 {
      times.append(
        (
          try movementTime(of: program, subviews: 10_000),
          try movementTime(of: program, subviews: 10)
        ))
    }
    return Figures(
      value: times.map(\.many).sorted()[1], peerValue: times.map(\.few).sorted()[1])
  },
]

/// A hit test in a scroll view with 10,000 subviews, compared with 1,000. It hits a subview in the
/// middle.
private func hitBenchmark(_ name: String, _ make: @escaping () -> UIView) -> Benchmark {
  Benchmark("input/hit-10000/\(name)", unit: "µs", peer: "1,000 subviews") {
    Figures(value: try hitTime(10_000, make), peerValue: try hitTime(1_000, make))
  }
}

private func hitTime(_ count: Int, _ make: () -> UIView) throws -> Double {
  let controller = UIViewController()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  controller.view.addSubview(scrollView)
  for number in 0..<count {
    let row = make()
    row.isUserInteractionEnabled = true
    row.frame = CGRect(x: 0, y: number * 80, width: 393, height: 80)
    scrollView.addSubview(row)
  }
  scrollView.contentSize = CGSize(width: 393, height: count * 80)
  let screen = Screen(controller)
  scrollView.contentOffset.y = CGFloat(count) * 40
  guard let window = controller.view.window else { throw WrongResult(description: "no window") }
  let hit = window.hitTest(CGPoint(x: 100, y: 100), with: nil)
  guard hit === scrollView.subviews[count / 2 + 1] else {
    throw WrongResult(description: "\(String(describing: hit)) was hit")
  }
  let batch = 100
  let time = Stopwatch.median(
    prepare: {},
    run: {
      for _ in 0..<batch { _ = window.hitTest(CGPoint(x: 100, y: 100), with: nil) }
    })
  withExtendedLifetime(screen) {}
  return time * 1e3 / Double(batch)
}

/// The program's CPU time per movement, in microseconds.
private func movementTime(of program: PeerProgram, subviews: Int) throws -> Double {
  let words = try program.run([PointerApp.argument, "\(subviews)"], wordsAfter: "pointer")
  guard let time = words?.first.flatMap(Double.init) else {
    throw WrongResult(description: "\(program.path) printed \(words ?? []) of the pointer")
  }
  return time
}
