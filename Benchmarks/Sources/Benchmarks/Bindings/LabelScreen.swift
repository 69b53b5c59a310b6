// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// A screen with labels, which may be bound to one property.
final class LabelScreen {
  let screen: Screen
  let labels: [CountingLabel]
  /// Whether the labels follow the property.
  let isBound: Bool
  private let model = Model()

  /// How a label is bound.
  enum Binding: String {
    /// To a property of an object.
    case object
    /// To a property of the model of a container.
    case container
    /// To a property, through a closure that transforms it.
    case transform
    /// By names, as in a document.
    case names
    /// Not at all: the property calls a closure for each label.
    case closures
  }

  init(_ binding: Binding?, count: Int = 1000) throws {
    labels = (0..<count).map { _ in CountingLabel() }
    isBound = binding != nil
    let (controller, model) = (UIViewController(), model)
    let container = ModelContainer(model: model)
    for label in labels { controller.view.addSubview(label) }
    controller.intentions = try labels.compactMap { label -> Intention? in
      switch binding {
      case nil: return nil
      case .closures:
        model.observers.append { [weak label] in label?.text = $0 }
        return nil
      case .object: return ObserveIntention(from: model, \.title, to: label, \.text)
      case .container: return ObserveIntention(from: container, \.title, to: label, \.text)
      case .transform:
        return ObserveIntention(from: model, \.title, to: label, \.text) { Optional($0) }
      case .names:
        let intention = ObserveIntention()
        try intention.setValue(container, forKey: "sourceObject")
        try intention.setValue("model.title", forKey: "sourceKeyPath")
        try intention.setValue(label, forKey: "target")
        try intention.setValue("text", forKey: "targetKeyPath")
        return intention
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

  /// Sets the property `sets` times, and runs the update cycle.
  func showOneFrame(sets: Int) {
    for _ in 0..<sets { model.advance() }
    screen.update()
  }

  /// - Throws: ``WrongResult`` unless all labels show the property's last value.
  func check() throws {
    guard labels.allSatisfy({ $0.text == model.title }) else {
      throw WrongResult(description: "a label doesn't show '\(model.title)'")
    }
  }
}

extension LabelScreen {
  /// The model with the property that the labels show.
  @Observable final class Model: Wirable {
    private(set) var title = "0"
    @ObservationIgnored var observers: [(String) -> Void] = []
    @ObservationIgnored private var number = 0

    static var wires: AnyWires { Wires<Model>().attribute("title", readOnly: \.title) }

    /// Sets another title.
    func advance() {
      number += 1
      title = "\(number)"
      for observer in observers { observer(title) }
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
