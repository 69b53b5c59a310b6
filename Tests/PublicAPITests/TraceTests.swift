// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Tells what an application does, as an application's own code and tests see it.
@Suite(.alone) @MainActor struct TraceTests {
  @Observable final class Person {
    var name = "Dominik"
    var password = ""
    var visits = 0
    var address = Address()
  }

  struct Address: Equatable {
    var city = "Bern"
  }

  /// Shows a person by intentions.
  final class PersonController: UIViewController {
    let container = ModelContainer(model: Person())
    let (field, secret) = (UITextField(), UITextField())
    let (button, label) = (UIButton(configuration: .filled()), UILabel())

    override func viewDidLoad() {
      super.viewDidLoad()
      (field.accessibilityLabel, secret.accessibilityLabel) = ("Name", "Password")
      (secret.isSecureTextEntry, label.accessibilityLabel) = (true, "Result")
      button.configuration?.title = "Reverse"
      for (index, subview) in [field, secret, button, label].enumerated() {
        subview.frame = CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40)
        view.addSubview(subview)
      }
      intentions = [
        ReverseIntention(
          of: field, in: container, \.name, on: button, file: "Shop/Main.swift", line: 19),
        ObserveIntention(from: container, \.name, to: field, \.text),
        ObserveIntention(from: container, \.name, to: label, \.text),
        BindIntention(container, \.password, to: secret, \.text),
      ]
    }
  }

  @Test func tellsTheWayFromATapToTheViews_ByAnIntention() throws {
    let screen = Screen(PersonController())
    let chain = """
      tap on button 'Reverse' > ReverseIntention.change, Main.swift:19 > Person.name = "kinimoD"
      """
    let lines = try screen.trace { try screen.button("Reverse").tap() }
    #expect(lines == [chain + " > text field 'Name'.text", chain + " > label 'Result'.text"])
  }

  @Test func showsNothingOfASecureField() throws {
    let controller = PersonController()
    let screen = Screen(controller)
    let lines = try screen.trace { try screen.textField("Password").replaceText(with: "hunter2") }
    #expect(controller.container.model?.password == "hunter2")
    #expect(lines.contains { $0.contains("Person.password = (secret)") })
    #expect(!lines.contains { $0.contains("hunter2") })
    // A step that the program makes later has the text too.
    let more = screen.trace {
      controller.container.model?.name = "hunter2"
      screen.update()
    }
    #expect(more.contains { $0.contains("Person.name = (secret)") })
    #expect(!more.contains { $0.contains("hunter2") })
  }

  @Test func showsNothingOfASecureField_ThatALabelShows() throws {
    let controller = PersonController()
    let screen = Screen(controller)
    controller.label.accessibilityLabel = nil
    controller.intentions += [
      ObserveIntention(from: controller.container, \.password, to: controller.label, \.text) {
        String($0.reversed())
      }
    ]
    let lines = try screen.trace { try screen.textField("Password").typeText("hunter2") }
    #expect(
      lines.contains { $0.hasSuffix("> Person.password = (secret) > label.text") }, "\(lines)")
    #expect(!lines.contains { $0.contains("2ret") || $0.contains("hunt") }, "\(lines)")
  }

  @Test func tellsOnlyWhatHappensMeanwhile() throws {
    let screen = Screen(PersonController())
    try screen.button("Reverse").tap()
    #expect(screen.trace { screen.update() }.isEmpty)
  }

  // MARK: - View models

  /// Shows a person by `updateProperties()`.
  final class VisitsController: UIViewController {
    let person = Person()
    let (button, label) = (UIButton(configuration: .filled()), UILabel())
    let city = UILabel()
    var action: (Person) -> Void = { $0.visits += 1 }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.configuration?.title = "Visit"
      (label.accessibilityIdentifier, city.accessibilityIdentifier) = ("visits", "city")
      for (index, subview) in [button, label, city].enumerated() {
        subview.frame = CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40)
        view.addSubview(subview)
      }
      let action = UIAction(file: "Shop/Visits.swift", line: 7) { [unowned self] _ in
        self.action(person)
      }
      button.addAction(action, for: .primaryActionTriggered)
    }

    override func updateProperties() {
      super.updateProperties()
      label.text = "\(person.visits)"
      city.text = person.address.city
    }
  }

  @Test func tellsWhatUpdatePropertiesWrites_BecauseAViewModelHasChanged() throws {
    let screen = Screen(VisitsController())
    let lines = try screen.trace { try screen.button("Visit").tap() }
    #expect(
      lines == [
        "tap on button 'Visit' > action, Visits.swift:7 > Person.visits = 1 > label '1'.text"
      ])
  }

  @Test func tellsAChangeThatNothingShows_AndACallWithoutEffect() throws {
    let controller = VisitsController()
    let screen = Screen(controller)
    controller.action = { $0.name = "Anna" }
    #expect(
      try screen.trace { try screen.button("Visit").tap() } == [
        "tap on button 'Visit' > action, Visits.swift:7 > Person.name = \"Anna\""
      ])
    controller.action = { _ in }
    #expect(
      try screen.trace { try screen.button("Visit").tap() } == [
        "tap on button 'Visit' > action, Visits.swift:7"
      ])
  }

  @Test func tellsOfTwoChangesInOneCall_WhichViewFollowsWhich() throws {
    let controller = VisitsController()
    let screen = Screen(controller)
    controller.action = {
      $0.visits = 5
      $0.address.city = "Rome"
    }
    let chain =
      "tap on button 'Visit' > action, Visits.swift:7 > Person.visits = 5, Person.address = Address"
    #expect(
      try screen.trace { try screen.button("Visit").tap() } == [
        chain + " > label '5'.text", chain + " > label 'Rome'.text",
      ])
  }

  @Test func tellsWhatATaskDoes() async throws {
    let controller = VisitsController()
    let screen = Screen(controller)
    controller.action = { [unowned controller] person in
      controller.task { _ in
        await Task.yield()
        person.visits = 3
      }
    }
    let lines = try await screen.trace {
      try screen.button("Visit").tap()
      try await screen.eventually("the visits are shown") { controller.label.text == "3" }
    }
    #expect(
      lines.contains(
        "tap on button 'Visit' > action, Visits.swift:7 > task of VisitsController > Person.visits = 3 > label '3'.text"
      ))
  }

  // MARK: - Other events

  /// Limits a field to three characters.
  final class ThreeIntention: TextFieldIntention {
    override func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { (textField.text?.count ?? 0) + string.count <= 3 }
  }

  /// Has a field with a limit, a view that can be tapped, and a key command.
  final class EventsController: UIViewController {
    let (field, card, label) = (UITextField(), UIView(), UILabel())
    let searched = UILabel()

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "k", modifierFlags: .command, action: EventsController.clear)]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      (field.placeholder, card.accessibilityIdentifier) = ("Name", "card")
      (label.accessibilityIdentifier, searched.accessibilityLabel) = ("count", "Searched")
      for (index, subview) in [field, card, label, searched].enumerated() {
        subview.frame = CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40)
        view.addSubview(subview)
      }
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: EventsController.open))
      intentions = [
        ThreeIntention(field, file: "Shop/Main.swift", line: 3),
        DebounceIntention(on: field, delay: 0.3, file: "Shop/Main.swift", line: 4) {
          [weak searched] in searched?.text = "yes"
        },
      ]
    }

    func open() { label.text = "opened" }
    func clear() { label.text = "cleared" }
  }

  @Test func tellsThatADelegateSaysNo() throws {
    let screen = Screen(EventsController())
    let lines = try screen.trace { try screen.textField("Name").typeText("Anna") }
    #expect(
      lines.contains("typing in text field 'Name' > ThreeIntention, Main.swift:3 says no"),
      "\(lines)")
  }

  @Test func tellsWhatATimerDoes_AndWhatHasSetIt() throws {
    let screen = Screen(EventsController())
    let lines = try screen.trace {
      try screen.textField("Name").typeText("A")
      screen.advance(by: 1)
    }
    #expect(
      lines.contains {
        $0.hasPrefix("typing in text field 'Name' > DebounceIntention")
          && $0.hasSuffix("Main.swift:4 > timer > label 'Searched'.text")
      }, "\(lines)")
  }

  @Test func tellsOfGestures() throws {
    let screen = Screen(EventsController())
    let lines = try screen.trace { try screen.view(identifier: "card").tap() }
    #expect(
      lines == ["tap on UIView 'card' > tap gesture > EventsController > label 'opened'.text"])
  }

  @Test func tellsOfKeys() throws {
    let screen = Screen(EventsController())
    let lines = screen.trace { screen.pressKey("k", .command) }
    #expect(lines == ["key Ctrl+k > label 'cleared'.text"])
  }

  // MARK: - The observer

  @Test func reportsEachStepWithItsObjects_UntilItIsStopped() throws {
    let controller = PersonController()
    let screen = Screen(controller)
    var steps: [TraceStep] = []
    let observation = UIApplication.shared.observeTrace { steps.append($0) }
    try screen.button("Reverse").tap()
    let change = try #require(steps.first { $0.kind == .change })
    #expect(change.target === controller.container.model)
    #expect(change.properties == ["name"])
    #expect(change.cause?.kind == .call)
    #expect(change.cause?.source === controller.button)
    let write = try #require(steps.first { $0.kind == .write && $0.target === controller.label })
    #expect(write.path.map(\.kind) == [.event, .call, .change, .write])
    observation.stop()
    steps = []
    try screen.button("Reverse").tap()
    #expect(steps.isEmpty)
  }
}
