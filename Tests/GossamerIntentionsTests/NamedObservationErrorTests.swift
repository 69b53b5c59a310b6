// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

/// Messages about an intention of a document that observes something that doesn't exist.
@Suite(.alone) struct NamedObservationErrorTests {
  let container = AnyModelContainer()
  let pilot = Pilot(name: "Amelia")
  let label = CountingLabel()
  let intention = ObserveIntention()

  private func observe(
    _ source: any KeyValueCoding, _ sourceKeyPath: String, _ target: any KeyValueCoding,
    _ targetKeyPath: String
  ) throws {
    try intention.observe(source, sourceKeyPath, target, targetKeyPath)
  }

  /// Key paths that lead nowhere, and the messages about them.
  @Test(arguments: [
    ("model.nane", "text", "can't follow: Pilot has no wire 'nane'. Did you mean 'name'?"),
    (
      "modell.name", "text",
      "can't follow: AnyModelContainer has no wire 'modell'. Did you mean 'model'?"
    ),
    (
      "model.name.length", "text",
      """
      can't follow: the key path 'model.name.length' goes too far: 'name' is of type String, which has \
      no keys. Let the key path end there, or make the class Wirable.
      """
    ),
    (
      "model.", "text",
      "can't follow: Pilot has no wire ''. Add it to the wires of the class."
    ),
    (
      "model.name", "txt",
      "can't show what it follows: CountingLabel has no wire 'txt'. Did you mean 'text'?"
    ),
    (
      "model.name", "tag",
      """
      can't show what it follows: 'tag' of CountingLabel is of type Int, which the string 'Amelia' \
      can't become. Give it a value of that type.
      """
    ),
    (
      "model.nickname", "tag",
      """
      can't show what it follows: 'tag' of CountingLabel is of type Int, which can't be nil. Give it a \
      value.
      """
    ),
  ])
  func saysOnceWhatIsWrong(sourceKeyPath: String, targetKeyPath: String, fact: String) throws {
    container.anyModel = pilot
    let messages = try messages {
      try observe(container, sourceKeyPath, label, targetKeyPath)
      for _ in 1...3 {
        pilot.hours += 1
        container.anyModel = pilot
        nextFrame()
      }
    }
    #expect(messages == ["Main.storyboard:12: ObserveIntention \(fact)"])
  }

  @Test func saysWhatToDo_WhenTheModelHasNoNames() throws {
    container.anyModel = Person(name: "Ada")
    let messages = try messages { try observe(container, "model.name", label, "text") }
    #expect(
      messages == [
        """
        Main.storyboard:12: ObserveIntention can't follow: the key path 'model.name' goes too far: \
        'model' is of type Person, which has no keys. Let the key path end there, or make the class \
        Wirable.
        """
      ])
  }

  @Test func saysWhatIsMissing_WhenItIsNotConnected() throws {
    try intention.connect(["sourceObject": container, "targetKeyPath": "text"])
    let messages = messages { intention.awakeFromNib() }
    #expect(
      messages == [
        """
        ObserveIntention does nothing, because a part of it isn't set: 'sourceKeyPath', 'target'. \
        Connect it in the document, or set it before the intention awakes.
        """
      ])
  }
}
