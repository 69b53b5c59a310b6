// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Observation
import Testing

@Suite(.alone) struct ObserveIntentionTests {
  let controller = UIViewController()
  let person = Person(name: "Ada")
  let label = CountingLabel()

  /// Shows the person's name in the label, from a container.
  private func showName(from container: ModelContainer<Person>) {
    controller.intentions = [ObserveIntention(from: container, \.name, to: label, \.text)]
    nextFrame()
  }

  @Test func showsTheValue_FromTheNextFrameOn() {
    controller.intentions = [
      ObserveIntention(from: ModelContainer(model: person), \.name, to: label, \.text)
    ]
    #expect(label.text == nil)
    nextFrame()
    #expect(label.text == "Ada")
  }

  @Test func showsTheLastValueOnce_WhenItChangesOftenBetweenTwoFrames() {
    showName(from: ModelContainer(model: person))
    for number in 1...1000 { person.name = "Ada \(number)" }
    #expect(label.text == "Ada")
    nextFrame()
    #expect(label.text == "Ada 1000")
    #expect(label.settings == 2)
  }

  @Test func leavesTextOfOthers_WhenAnotherPropertyChanges() {
    showName(from: ModelContainer(model: person))
    label.text = "typed"
    person.age += 1
    nextFrame()
    #expect(label.text == "typed")
  }

  @Test func leavesTextOfOthers_WhenAnotherKeyPathIsSetThroughTheContainer() throws {
    let container = ModelContainer(model: person)
    showName(from: container)
    label.text = "typed"
    try container.setValue(37, at: \.age)
    nextFrame()
    #expect(label.text == "typed")
  }

  @Test func leavesAMissingValueAlone_WhenAnotherPartOfAStructureChanges() {
    struct Contact {
      var nickname: String?
      var age = 1
    }
    let container = ModelContainer(model: Contact())
    controller.intentions = [
      ObserveIntention(from: container, \.nickname, to: label, \.text)
    ]
    nextFrame()
    label.text = "typed"
    container.model = Contact(nickname: nil, age: 2)
    nextFrame()
    #expect(label.text == "typed")
  }

  @Test func showsTheValueAgain_WhenItIsSetToAnEqualOneThroughTheContainer() throws {
    let container = ModelContainer(model: person)
    showName(from: container)
    label.text = "typed"
    try container.setValue("Ada", at: \.name)
    nextFrame()
    #expect(label.text == "Ada")
  }

  @Test func leavesTheTargetAlone_WhenItShowsTheValueAlready() {
    showName(from: ModelContainer(model: person))
    label.text = "Grace"
    let settings = label.settings
    person.name = "Grace"
    nextFrame()
    #expect(label.settings == settings)
  }

  @Test func showsTheNewModel_EvenIfItsValueIsTheSame() {
    let container = ModelContainer(model: person)
    showName(from: container)
    label.text = "typed"
    container.model = Person(name: "Ada")
    nextFrame()
    #expect(label.text == "Ada")
  }

  @Test func followsTheNewModelOnly_WhenTheModelIsReplaced() {
    let container = ModelContainer(model: person)
    showName(from: container)
    let other = Person(name: "Grace")
    container.model = other
    nextFrame()
    #expect(label.text == "Grace")
    person.name = "Ada II"
    nextFrame()
    #expect(label.text == "Grace")
    other.name = "Grace II"
    nextFrame()
    #expect(label.text == "Grace II")
  }

  @Test func leavesTheTargetAlone_AsLongAsThereIsNoModel() {
    label.text = "Label"
    let container = ModelContainer<Person>()
    showName(from: container)
    #expect(label.text == "Label")
    container.model = person
    nextFrame()
    #expect(label.text == "Ada")
  }

  @Test func showsNothing_WhenTheModelGoesAway() {
    let container = ModelContainer(model: person)
    showName(from: container)
    container.model = nil
    nextFrame()
    #expect(label.text == nil)
  }

  @Test func leavesATargetAlone_WhenTheModelGoesAwayAndItCannotBeNil() {
    let container = ModelContainer(model: person)
    controller.intentions = [ObserveIntention(from: container, \.age, to: label, \.tag)]
    nextFrame()
    container.model = nil
    nextFrame()
    #expect(label.tag == 36)
  }

  @Test func showsTheTransformedValue_AndObservesWhatTheTransformReads() {
    let friend = Person(name: "Grace")
    controller.intentions = [
      ObserveIntention(from: person, \.age, to: label, \.text) { "\($0), with \(friend.name)" }
    ]
    nextFrame()
    #expect(label.text == "36, with Grace")
    friend.name = "Alan"
    nextFrame()
    #expect(label.text == "36, with Alan")
  }

  @Test func observesAnObjectWithoutAContainer() {
    controller.intentions = [ObserveIntention(from: person, \.nickname, to: label, \.text)]
    nextFrame()
    person.nickname = "Countess"
    nextFrame()
    #expect(label.text == "Countess")
  }

  @Test func showsAPropertyOfAStructure_WhenTheModelIsOne() throws {
    let container = ModelContainer(model: Address(city: "Kiel"))
    controller.intentions = [ObserveIntention(from: container, \.city, to: label, \.text)]
    nextFrame()
    label.text = "typed"
    try container.setValue("Side Street", at: \.street)
    nextFrame()
    #expect(label.text == "typed")
    try container.setValue("Bonn", at: \.city)
    nextFrame()
    #expect(label.text == "Bonn")
    #expect(container.model?.street == "Side Street")
  }

  @Test func endsInTheLastValue_WhenATargetIsASourceToo() {
    let middle = Person(name: "")
    controller.intentions = [
      ObserveIntention(from: middle, \.name, to: label, \.text),
      ObserveIntention(from: person, \.name, to: middle, \.name),
    ]
    nextFrame()
    #expect(label.text == "Ada")
    person.name = "Grace"
    nextFrame()
    #expect(label.text == "Grace")
  }

  @Test func keepsItsModel_WhenItGetsOneOfAnotherTypeByName() {
    let container = ModelContainer(model: person)
    let messages = messages { container.anyModel = Animal() }
    #expect(container.model === person)
    #expect(
      messages == [
        """
        A container for Person can't hold an instance of Animal. Its model stays as it is.
        """
      ])
  }

  @Test func saysWhatToDo_WhenTheModelIsNotObservable() {
    final class Robot {
      var name = "R2"
    }
    let container = ModelContainer(model: Robot())
    let line = #line + 1
    let intention = ObserveIntention(from: container, \.name, to: label, \.text)
    let messages = messages {
      controller.intentions = [intention]
      nextFrame()
    }
    #expect(label.text == "R2")
    #expect(
      messages == [
        """
        ObserveIntentionTests.swift:\(line): ObserveIntention can't follow: the model is an \
        instance of Robot, which isn't observable, so that only what intentions change is noticed. \
        Mark the class '@Observable'.
        """
      ])
  }

  @Test func stopsAndNamesTheCircle_WhenTwoDriveEachOther() {
    let other = Person(name: "")
    let line = #line + 2
    controller.intentions = [
      ObserveIntention(from: person, \.name, to: other, \.name) { $0 + "!" },
      ObserveIntention(from: other, \.name, to: person, \.name),
    ]
    let messages = messages { nextFrame() }
    #expect(
      messages.first == """
        These bindings form a circle that doesn't come to rest; they stop until their source \
        changes again: ObserveIntentionTests.swift:\(line) (Person to Person), \
        ObserveIntentionTests.swift:\(line + 1) (Person to Person).
        """)
  }

  @Test func showsTheNewModel_WhenWritingTheTargetReplacesIt() {
    let container = ModelContainer(model: person)
    let replacing = ReplacingLabel()
    replacing.replace = { container.model = Person(name: "Grace") }
    controller.intentions = [
      ObserveIntention(from: container, \.name, to: replacing, \.text)
    ]
    nextFrame()
    #expect(replacing.text == "Grace")
  }

  @Test func writesEachTargetOnce_WhenAThousandFollowOneProperty() {
    let labels = (0..<1000).map { _ in CountingLabel() }
    controller.intentions = labels.map {
      ObserveIntention(from: person, \.name, to: $0, \.text)
    }
    nextFrame()
    for number in 1...1000 { person.name = "\(number)" }
    nextFrame()
    #expect(labels.allSatisfy { $0.settings == 2 && $0.text == "1000" })
  }
}

// MARK: - Sharing an observation

extension ObserveIntentionTests {
  /// Counts how often its name is read.
  @Observable final class ReadPerson {
    @ObservationIgnored private(set) var reads = 0
    private var storedName = "Ada"

    var name: String {
      get {
        reads += 1
        return storedName
      }
      set { storedName = newValue }
    }
  }

  /// How the labels of a test are bound to a person's name.
  enum Kind: CaseIterable {
    case object, container, transform
  }

  @Test(arguments: Kind.allCases)
  func readsTheSourceOnce_HoweverManyShowIt(kind: Kind) {
    let person = ReadPerson()
    let container = ModelContainer(model: person)
    let labels = (0..<100).map { _ in CountingLabel() }
    controller.intentions = labels.map { label in
      switch kind {
      case .object: ObserveIntention(from: person, \.name, to: label, \.text)
      case .container: ObserveIntention(from: container, \.name, to: label, \.text)
      case .transform: ObserveIntention(from: person, \.name, to: label, \.text) { $0 + "!" }
      }
    }
    nextFrame()
    let reads = person.reads
    person.name = "Grace"
    nextFrame()
    #expect(person.reads == reads + 1)
    let text = kind == .transform ? "Grace!" : "Grace"
    #expect(labels.allSatisfy { $0.text == text && $0.settings == 2 })
  }

  @Test func showsTheValue_InBindingsThatAreAddedLater() {
    let late = CountingLabel()
    controller.intentions = [ObserveIntention(from: person, \.name, to: label, \.text)]
    nextFrame()
    label.text = "typed"
    controller.intentions.append(ObserveIntention(from: person, \.name, to: late, \.text))
    nextFrame()
    #expect(late.text == "Ada")
    #expect(label.text == "typed")
  }

  @Test func goesOnForTheOthers_WhenOneEnds() {
    let other = CountingLabel()
    controller.intentions = [
      ObserveIntention(from: person, \.name, to: label, \.text),
      ObserveIntention(from: person, \.name, to: other, \.text),
    ]
    nextFrame()
    controller.intentions.removeFirst()
    person.name = "Grace"
    nextFrame()
    #expect(label.text == "Ada")
    #expect(other.text == "Grace")
  }

  @Test func leavesTheTargetOfATransform_WhenOnlyAnotherTransformChanges() {
    let (friend, other) = (Person(name: "Grace"), CountingLabel())
    controller.intentions = [
      ObserveIntention(from: person, \.name, to: label, \.text) { "\($0) and \(friend.name)" },
      ObserveIntention(from: person, \.name, to: other, \.text) { $0 + "!" },
    ]
    nextFrame()
    other.text = "typed"
    friend.name = "Alan"
    nextFrame()
    #expect(label.text == "Ada and Alan")
    #expect(other.text == "typed")
  }

  @Test func writesInTheOrderOfTheIntentions_WhoeverHasChanged() {
    let people = (0..<20).map { _ in Person(name: "") }
    let recorder = Recorder()
    controller.intentions = people.indices.map { index in
      ObserveIntention(from: people[index], \.name, to: recorder, \.last) { _ in index }
    }
    nextFrame()
    recorder.all = []
    for person in people.shuffled() { person.name = "x" }
    nextFrame()
    #expect(recorder.all == Array(people.indices))
  }

  /// Records all values that it is set to.
  private final class Recorder {
    var all: [Int] = []
    var last = -1 {
      didSet { all.append(last) }
    }
  }
}

/// A label that does something once, when its text is set.
private final class ReplacingLabel: UILabel {
  var replace: (() -> Void)?

  override var text: String? {
    didSet {
      replace?()
      replace = nil
    }
  }
}
