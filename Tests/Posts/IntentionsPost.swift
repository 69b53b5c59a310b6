// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Chris Eidhof, "Intentions": a behaviour is an object of the scene, whose outlets and key paths the storyboard sets.
// https://github.com/chriseidhof/intentions
//
// The post observes by KVO and sets by key-value coding; here the model is @Observable, and wires stand for both.

@Observable private final class Author: CustomObject {
  var name = "Dominik"

  init() {}

  static var wires: AnyWires { Wires<Author>().attribute("name", \.name) }
}

/// Reverses a text of the model, as the post's class does, with nothing but outlets.
private final class BackwardsIntention: Intention {
  weak var textField: UITextField?
  var modelContainer: AnyModelContainer?
  var modelKeyPath = ""

  override class var wires: AnyWires {
    Wires<BackwardsIntention>(super.wires)
      .outlet("textField", \.textField)
      .outlet("modelContainer", \.modelContainer)
      .attribute("modelKeyPath", \.modelKeyPath)
      .action("reverseIt:", BackwardsIntention.reverseIt)
  }

  func reverseIt(_ sender: UIButton) {
    do {
      try modelContainer?.setValue(
        String((textField?.text ?? "").reversed()), forModelKeyPath: modelKeyPath)
    } catch {
      complain("can't reverse the text: \(error)")
    }
  }
}

/// The post's controller: it hands the model to the container, and the storyboard does the rest. There is no storyboard here, so
/// that it sets what the outlets would.
private final class AuthorViewController: UIViewController {
  let modelContainer = AnyModelContainer()
  let (field, label) = (UITextField(), UILabel())
  let button = UIButton(type: .system)
  let backwards = BackwardsIntention()

  override func viewDidLoad() {
    super.viewDidLoad()
    modelContainer.anyModel = Author()
    (field.accessibilityLabel, label.accessibilityIdentifier) = ("Name", "result")
    button.setTitle("Reverse", for: .normal)
    stack([field, button, label], in: view)
    (backwards.textField, backwards.modelContainer, backwards.modelKeyPath) = (
      field, modelContainer, "name"
    )
    button.addTarget(backwards, action: BackwardsIntention.reverseIt, for: .touchUpInside)
    intentions = [backwards] + [(field as any KeyValueCoding), label].map(show)
  }

  private func show(in target: any KeyValueCoding) -> ObserveIntention {
    let observe = ObserveIntention()
    observe.sourceObject = modelContainer
    observe.sourceKeyPath = "model.name"
    observe.target = target
    observe.targetKeyPath = "text"
    return observe
  }
}

@Suite(.alone) @MainActor struct IntentionsPostTests {
  @Test func reverses_WhatTheFieldShows() throws {
    let controller = AuthorViewController()
    let screen = Screen(controller)
    #expect(try screen.textField("Name").text == "Dominik")
    try screen.button("Reverse").tap()
    #expect(try screen.label("result").text == "kinimoD")
    try screen.button("Reverse").tap()
    #expect(try screen.textField("Name").text == "Dominik")
  }
}
