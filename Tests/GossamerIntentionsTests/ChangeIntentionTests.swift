// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct ChangeIntentionTests {
  private final class ShoutIntention: ChangeIntention {
    override func changed(_ text: String) -> String { text + "!" }
  }

  let controller = UIViewController()
  let field = UITextField()
  let button = UIControl()
  let person = Person(name: "Ada")

  @Test func changesTheModelFromTheField_WhenItsControlIsPressed() {
    let container = ModelContainer(model: person)
    controller.intentions = [ShoutIntention(of: field, in: container, \.name, on: button)]
    field.text = "Hello"
    button.sendActions(for: .primaryActionTriggered)
    #expect(person.name == "Hello!")
    #expect(field.text == "Hello")
  }

  @Test func startsFromNoText_WhenTheFieldHasNone() {
    let intention = ShoutIntention(of: field, in: ModelContainer(model: person), \.name)
    field.text = nil
    intention.change()
    #expect(person.name == "!")
  }

  @Test func showsTheModelAgain_WhenNothingHasChangedInIt() {
    let container = ModelContainer(model: person)
    let uppercase = UppercaseIntention(of: field, in: container, \.name)
    controller.intentions = [
      uppercase, ObserveIntention(from: container, \.name, to: field, \.text),
    ]
    person.name = "DOMINIK"
    nextFrame()
    field.text = "dominik"
    nextFrame()
    #expect(field.text == "dominik")
    uppercase.change()
    nextFrame()
    #expect(field.text == "DOMINIK")
  }

  @Test func changesNothing_WhenTheIntentionHasEnded() {
    controller.intentions = [
      ShoutIntention(of: field, in: ModelContainer(model: person), \.name, on: button)
    ]
    controller.intentions = []
    button.sendActions(for: .primaryActionTriggered)
    #expect(person.name == "Ada")
  }

  @Test func saysWhatToDo_WhenThereIsNoModel() {
    let line = #line + 1
    let intention = ShoutIntention(of: field, in: ModelContainer<Person>(), \.name)
    field.text = "typed"
    let messages = messages { intention.change() }
    #expect(
      messages == [
        """
        ChangeIntentionTests.swift:\(line): ShoutIntention can't change anything: the model \
        container has no model. Set its 'model' to an instance of Person, in loadView() for \
        instance.
        """
      ])
    #expect(field.text == "typed")
  }

  @Test(arguments: [
    ("", ""),
    ("abc", "cba"),
    ("Hello 👨‍👩‍👧", "👨‍👩‍👧 olleH"),
    ("🇩🇪🇫🇷", "🇫🇷🇩🇪"),
    ("cafe\u{301}s", "se\u{301}fac"),
    ("שלום", "םולש"),
    ("a\r\nb", "b\r\na"),
    ("a\0b", "b\0a"),
  ])
  func reverses(text: String, result: String) {
    let reversed = ReverseIntention().changed(text)
    #expect(Array(reversed.utf8) == Array(result.utf8))
  }

  @Test(arguments: [
    ("istanbul", "tr_TR", "İSTANBUL"),
    ("ışık", "tr_TR", "IŞIK"),
    ("istanbul", "en_US", "ISTANBUL"),
    ("straße", "de_DE", "STRASSE"),
    ("👨‍👩‍👧 né", "fr_FR", "👨‍👩‍👧 NÉ"),
  ])
  func makesCapitals(text: String, locale: String, result: String) {
    let intention = UppercaseIntention(
      of: field, in: ModelContainer(model: person), \.name,
      locale: Locale(identifier: locale))
    #expect(intention.changed(text) == result)
  }
}
