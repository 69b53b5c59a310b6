// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// A frame in which 1,000 labels follow one property that was set 1,000 times since the last one.
/// Beside the time that a frame has at 60 a second.
let bindingBenchmarks = [
  Benchmark("updates/labels-1000", peer: "one frame") {
    let person = Person()
    let controller = UIViewController()
    let labels = (0..<1000).map { _ in UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20)) }
    for label in labels { controller.view.addSubview(label) }
    controller.intentions = labels.map {
      ObserveIntention(from: person, \.name, to: $0, \.text)
    }
    let screen = Screen(controller)
    var count = 0
    let time = Stopwatch.median(
      prepare: {},
      run: {
        for _ in 0..<1000 {
          count += 1
          person.name = "\(count)"
        }
        screen.update()
      })
    guard labels.allSatisfy({ $0.text == "\(count)" }) else {
      throw WrongResult(description: "a label shows \(labels[0].text ?? "nothing")")
    }
    return Figures(value: time, peerValue: 1000 / 60)
  }
]
