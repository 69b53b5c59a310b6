// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// A screen with 1,000 labels, which are bound to one property or are not.
final class LabelScreen {
  let screen: Screen
  let labels = (0..<1000).map { _ in CountingLabel() }
  private let model = Model()

  init(isBound: Bool) {
    let controller = UIViewController()
    for label in labels { controller.view.addSubview(label) }
    if isBound {
      controller.intentions = labels.map { [model] label in
        ObserveIntention(from: model, \.title, to: label, \.text)
      }
    }
    screen = Screen(controller)
  }

  /// Sets the property 1,000 times, as may happen between two frames.
  /// - Returns: the last value.
  func setTitleOften() -> String {
    for _ in 0..<1000 { model.advance() }
    return model.title
  }

  /// - Throws: ``WrongResult`` unless all labels show the property's last value.
  func check() throws {
    guard labels.allSatisfy({ $0.text == model.title }) else {
      throw WrongResult(description: "a label doesn't show '\(model.title)'")
    }
  }
}

extension LabelScreen {
  /// What the labels show.
  @Observable final class Model {
    private(set) var title = "0"
    @ObservationIgnored private var number = 0

    /// Sets another title.
    func advance() {
      number += 1
      title = "\(number)"
    }
  }

  /// A label that counts how often its text is written.
  final class CountingLabel: UILabel {
    private(set) var writes = 0

    override var text: String? {
      didSet { writes += 1 }
    }
  }
}
