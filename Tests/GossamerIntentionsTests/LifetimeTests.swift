// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

/// In whatever order the parts of a screen are released, all of them are deallocated.
@Suite(.alone) struct LifetimeTests {
  /// The parts of a screen that may be released before the others.
  enum Part: CaseIterable {
    case controller
    case container
    case model
    case label
    case field
  }

  /// All parts of a screen, each held only here.
  private final class Parts {
    var controller: UIViewController? = UIViewController()
    var container: ModelContainer<Pilot>? = ModelContainer()
    var model: Pilot? = Pilot(name: "Ada")
    var label: UILabel? = UILabel()
    var field: MulticastTextField? = MulticastTextField()

    func drop(_ part: Part) {
      switch part {
      case .controller: controller = nil
      case .container: container = nil
      case .model:
        container?.model = nil
        model = nil
      case .label: label = nil
      case .field: field = nil
      }
    }
  }

  @Test(
    arguments: Part.allCases.flatMap { first in Part.allCases.map { [first, $0] } }, [false, true])
  func leavesNothingBehind(order: [Part], isConnectedByNames: Bool) throws {
    let parts = Parts()
    if isConnectedByNames { try connectByNames(parts) } else { try connect(parts) }
    weak let label = parts.label
    weak let field = parts.field
    weak let controller = parts.controller
    weak let container = parts.container
    weak let model = parts.model
    weak let intention =
      parts.controller?.intentions.first
    for part in order + Part.allCases {
      parts.drop(part)
      parts.model?.name += "!"
      nextFrame()
    }
    #expect(label == nil)
    #expect(field == nil)
    #expect(controller == nil)
    #expect(container == nil)
    #expect(model == nil)
    #expect(intention == nil)
  }

  @Test(arguments: [false, true])
  func keepsNoViewAlive(isConnectedByNames: Bool) throws {
    let parts = Parts()
    if isConnectedByNames { try connectByNames(parts) } else { try connect(parts) }
    weak let label = parts.label
    weak let field = parts.field
    parts.label = nil
    parts.field = nil
    #expect(label == nil)
    #expect(field == nil)
  }

  @Test func writesNothing_WhenTheIntentionEndedBeforeTheFrame() {
    let (controller, person) = (UIViewController(), Person(name: "A"))
    let label = UILabel()
    controller.intentions = [ObserveIntention(from: person, \.name, to: label, \.text)]
    controller.intentions = []
    nextFrame()
    #expect(label.text == nil)
  }

  @Test(arguments: [false, true])
  func writesNothing_WhenTheIntentionEndsWhileAnotherOneWrites(transforms: Bool) {
    let (controller, person) = (UIViewController(), Person(name: "A"))
    let (first, second) = (EndingLabel(), UILabel())
    first.end = { controller.intentions = [] }
    controller.intentions = [
      ObserveIntention(from: person, \.name, to: first, \.text),
      transforms
        ? ObserveIntention(from: person, \.name, to: second, \.text) { $0.lowercased() }
        : ObserveIntention(from: person, \.name, to: second, \.text),
    ]
    nextFrame()
    #expect(first.text == "A")
    #expect(second.text == nil)
  }

  @Test func writesNothing_WhenAnotherBindingsWriteEndsIt() {
    let (controller, person) = (UIViewController(), Person(name: "A"))
    let (another, first, second) = (Person(name: "B"), EndingLabel(), UILabel())
    first.end = { controller.intentions = [] }
    controller.intentions = [
      ObserveIntention(from: person, \.name, to: first, \.text),
      ObserveIntention(from: another, \.name, to: second, \.text),
    ]
    nextFrame()
    #expect(first.text == "A")
    #expect(second.text == nil)
  }

  /// A label whose text, once it is shown, ends the screen's behaviours.
  private final class EndingLabel: UILabel {
    var end: () -> Void = {}

    override var text: String? {
      didSet { end() }
    }
  }

  private func connect(_ parts: Parts) throws {
    let container = try #require(parts.container)
    let label = try #require(parts.label)
    let field = try #require(parts.field)
    container.model = parts.model
    parts.controller?.intentions = [
      ReverseIntention(of: field, in: container, \.name),
      ObserveIntention(from: container, \.name, to: label, \.text),
      ObserveIntention(from: container, \.name, to: field, \.text),
      DismissOnEnterIntention(field),
      EmailValidationOnEditIntention(of: field, to: label, \.isHidden),
    ]
    nextFrame()
  }

  /// The same, by names, as a document does.
  private func connectByNames(_ parts: Parts) throws {
    let field = try #require(parts.field)
    parts.container?.model = parts.model
    let (reverse, dismiss) = (ReverseIntention(), DismissOnEnterIntention())
    let validation = EmailValidationOnEditIntention()
    let observations = [ObserveIntention(), ObserveIntention()]
    try reverse.connect([
      "textField": field, "modelContainer": parts.container, "modelKeyPath": "name",
    ])
    for (observation, target) in zip(observations, [field, parts.label]) {
      try observation.connect([
        "sourceObject": parts.container, "sourceKeyPath": "model.name", "target": target,
        "targetKeyPath": "text",
      ])
    }
    try validation.connect(["target": parts.label, "validationKeyPath": "hidden"])
    try field.connect(["delegates": dismiss, "delegates": validation])
    let intentions = [reverse, dismiss, validation] + observations
    awake(intentions)
    parts.controller?.intentions = intentions
    nextFrame()
  }
}
