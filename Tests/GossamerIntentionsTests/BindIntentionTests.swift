// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerLive
import GossamerTestSupport
import Testing

@Suite(.alone) struct BindIntentionTests {
  let controller = UIViewController()
  let person = Person(name: "Ada")
  let field = UITextField()
  let stepper = UIStepper()

  private func bind(_ intentions: Intention...) {
    controller.intentions = intentions
    nextFrame()
  }

  /// A person enters a text.
  private func enter(_ text: String) {
    field.text = text
    field.sendActions(for: .editingChanged)
    nextFrame()
  }

  @Test func showsTheModel_AndStoresWhatIsEntered() {
    bind(BindIntention(person, \.name, to: field, \.text))
    #expect(field.text == "Ada")
    enter("Grace")
    #expect(person.name == "Grace")
    person.name = "Edsger"
    nextFrame()
    #expect(field.text == "Edsger")
  }

  @Test func convertsBothWays_WhenTheTypesDiffer() {
    stepper.maximumValue = 100
    bind(
      BindIntention(
        person, \.age, to: stepper, \.value, shown: { Double($0) }, stored: { Int($0) }))
    #expect(stepper.value == 36)
    stepper.value = 40
    stepper.sendActions(for: .valueChanged)
    #expect(person.age == 40)
  }

  @Test func leavesTypedText_WhenItHasTheSameValue() {
    bind(
      BindIntention(person, \.age, to: field, \.text, shown: { "\($0)" }, stored: { Int($0 ?? "") })
    )
    enter("037")
    #expect(person.age == 37)
    #expect(field.text == "037")
  }

  @Test func showsTheModelsValueAgain_WhenItHasChangedMeanwhile() {
    bind(
      BindIntention(person, \.age, to: field, \.text, shown: { "\($0)" }, stored: { Int($0 ?? "") })
    )
    enter("037")
    person.age = 38
    nextFrame()
    person.age = 37
    nextFrame()
    #expect(field.text == "37")
  }

  @Test func storesNothing_WhenTheTextIsNoValue() {
    bind(
      BindIntention(person, \.age, to: field, \.text, shown: { "\($0)" }, stored: { Int($0 ?? "") })
    )
    enter("many")
    #expect(person.age == 36)
    #expect(field.text == "many")
  }

  @Test func storesThroughAContainer_SoThatOthersShowIt() {
    let (container, label) = (ModelContainer(model: Address(city: "London")), UILabel())
    bind(
      BindIntention(container, \.city, to: field, \.text),
      ObserveIntention(from: container, \.city, to: label, \.text))
    enter("Paris")
    #expect(container.model?.city == "Paris")
    #expect(label.text == "Paris")
  }

  @Test func saysWhatIsMissing_WhenTheContainerIsEmpty() {
    bind(BindIntention(ModelContainer<Address>(), \.city, to: field, \.text))
    let logged = messages { enter("Paris") }
    #expect(logged.count == 1)
    #expect(logged.first?.contains("can't store what was entered") == true)
    #expect(field.text == "Paris")
  }

  @Test func bindsByNames_AsInADocument() throws {
    let container = AnyModelContainer()
    container.anyModel = try DynamicModel(json: "{\"name\": \"Ada\"}")
    let bind = BindIntention()
    for (key, value) in [
      ("sourceObject", container), ("sourceKeyPath", "model.name"), ("target", field),
      ("targetKeyPath", "text"),
    ] as [(String, Any)] {
      try bind.setValue(value, forKey: key)
    }
    self.bind(bind)
    #expect(field.text == "Ada")
    enter("Grace")
    #expect(
      try (container.anyModel as? any KeyValueCoding)?.value(forKey: "name") as? String == "Grace")
  }

  @Test func bindsATextView_BothWays() throws {
    let textView = UITextView()
    bind(BindIntention(person, \.name, to: textView, \.text))
    #expect(textView.text == "Ada")
    textView.selectedRange = NSRange(location: 1, length: 0)
    textView.insertText("n\n")
    nextFrame()
    #expect(person.name == "An\nda")
    #expect(textView.selectedRange == NSRange(location: 3, length: 0))
    #expect(textView.canUndo)
    person.name = "Grace"
    nextFrame()
    #expect(textView.text == "Grace")
  }

  @Test func bindsATextViewByNames_AsInADocument() throws {
    let container = AnyModelContainer()
    container.anyModel = try DynamicModel(json: "{\"name\": \"Ada\"}")
    let (bind, textView) = (BindIntention(), UITextView())
    for (key, value) in [
      ("sourceObject", container), ("sourceKeyPath", "model.name"), ("target", textView),
      ("targetKeyPath", "text"),
    ] as [(String, Any)] {
      try bind.setValue(value, forKey: key)
    }
    self.bind(bind)
    #expect(textView.text == "Ada")
    textView.insertText("!")
    #expect(
      try (container.anyModel as? any KeyValueCoding)?.value(forKey: "name") as? String == "Ada!")
  }

  @Test func namesThePropertiesThatArentSet_InADocument() {
    let logged = messages { bind(BindIntention()) }
    #expect(logged.contains { $0.contains("'sourceObject'") && $0.contains("'target'") })
  }

  @Test func keepsNeitherTheObjectNorTheControl() {
    weak var weakPerson: Person?
    weak var weakField: UITextField?
    do {
      let (person, field) = (Person(name: "Ada"), UITextField())
      bind(BindIntention(person, \.name, to: field, \.text))
      (weakPerson, weakField) = (person, field)
    }
    #expect(weakPerson == nil)
    #expect(weakField == nil)
    nextFrame()
  }
}
