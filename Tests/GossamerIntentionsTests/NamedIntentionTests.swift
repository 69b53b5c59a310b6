// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

/// Screens put together by names, as documents do.
@Suite(.alone) struct NamedIntentionTests {
  let container = AnyModelContainer()
  let pilot = Pilot(name: "Amelia")

  @Test(arguments: [("reverse:", "ailemA"), ("capitalize:", "AMELIA"), ("change:", "Amelia")])
  func changesTheModel_WhenItsActionIsCalled(action: String, name: String) throws {
    let (field, button) = (UITextField(), UIControl())
    let intention: ChangeIntention =
      switch action {
      case "reverse:": ReverseIntention()
      case "capitalize:": UppercaseIntention()
      default: ChangeIntention()
      }
    try intention.connect([
      "modelKeyPath": "name", "modelContainer": container, "textField": field,
    ])
    button.addTarget(intention, actionNamed: action, for: .touchUpInside)
    intention.awakeFromNib()
    container.anyModel = pilot
    field.text = "Amelia"
    button.performPrimaryAction()
    #expect(pilot.name == name)
  }

  @Test(arguments: [
    ("nane", "Pilot has no wire 'nane'. Did you mean 'name'?"),
    (
      "hours",
      """
      'hours' of Pilot is of type Int, which the string 'typed' can't become. Give it a value of that \
      type.
      """
    ),
    ("plane.name", "the key path 'plane.name' ends early: 'plane' is nil. Set it before."),
    (
      "name.first",
      """
      the key path 'name.first' goes too far: 'name' is of type String, which has no keys. Let the \
      key path end there, or make the class Wirable.
      """
    ),
  ])
  func saysWhatIsWrong_AndChangesNothing(keyPath: String, fact: String) throws {
    let field = UITextField()
    let intention = ReverseIntention()
    try intention.connect([
      "modelKeyPath": keyPath, "modelContainer": container, "textField": field,
    ])
    intention.wasMade(byDocument: "Main.storyboard", line: 40)
    container.anyModel = pilot
    field.text = "depyt"
    let messages = messages { intention.change() }
    #expect(
      messages == ["Main.storyboard:40: ReverseIntention can't change anything: \(fact)"])
    #expect(pilot.name == "Amelia")
    #expect(field.text == "depyt")
  }

  @Test func saysWhatToDo_WhenThereIsNoModelOrOneWithoutNames() throws {
    let field = UITextField()
    let intention = ReverseIntention()
    try intention.connect([
      "modelKeyPath": "name", "modelContainer": container, "textField": field,
    ])
    #expect(
      messages { intention.change() } == [
        """
        ReverseIntention can't change anything: the model container has no model. Set its 'model' to \
        an instance of a class that has 'name', in loadView() for instance.
        """
      ])
    container.anyModel = Person(name: "Ada")
    #expect(
      messages { intention.change() } == [
        """
        ReverseIntention can't change anything: the model is an instance of Person, which has no \
        wires, so that 'name' isn't found in it. Make Person a class that conforms to 'Wirable'.
        """
      ])
  }

  @Test func saysWhatIsMissing_WhenItIsNotConnected() {
    let messages = messages { awake([ReverseIntention(), EmailValidationOnEditIntention()]) }
    #expect(
      messages == [
        """
        ReverseIntention does nothing, because a part of it isn't set: 'textField', 'modelContainer', \
        'modelKeyPath'. Connect it in the document, or set it before the intention awakes.
        """,
        """
        EmailValidationOnEditIntention does nothing, because a part of it isn't set: 'target', \
        'validationKeyPath'. Connect it in the document, or set it before the intention awakes.
        """,
      ])
  }

  /// A document may have the connections of a field in any order.
  @Test(arguments: [true, false], ["delegate", "delegates"])
  func validatesOnceConnected_InWhateverOrder(connectsTheFieldFirst: Bool, outlet: String) throws {
    let (field, button) = (MulticastTextField(), UIButton())
    let (dismiss, limit) = (DismissOnEnterIntention(), MaximumCharacterOnEditIntention())
    let validation = EmailValidationOnEditIntention()
    let connectField = {
      try field.connect(["delegates": dismiss, "delegates": limit, outlet: validation])
    }
    if connectsTheFieldFirst { try connectField() }
    try limit.connect(["maximumCharacter": 10])
    try validation.connect(["target": button, "validationKeyPath": "enabled"])
    if !connectsTheFieldFirst { try connectField() }
    awake([dismiss, limit, validation])
    #expect(!button.isEnabled)
    field.insertText("ada@b.de")
    #expect(button.isEnabled)
    field.insertText("123")
    #expect(field.text == "ada@b.de")
    #expect(field.delegates.count == (outlet == "delegates" ? 3 : 2))
  }

  @Test func saysOnceWhatIsWrong_WhenTheValidationLeadsNowhere() throws {
    let (field, button) = (UITextField(), UIButton())
    let validation = EmailValidationOnEditIntention()
    validation.wasMade(byDocument: "Main.storyboard", line: 40)
    try validation.connect(["target": button, "validationKeyPath": "enable"])
    let messages = try messages {
      try field.connect(["delegate": validation])
      validation.awakeFromNib()
      field.insertText("a")
    }
    #expect(
      messages == [
        """
        Main.storyboard:40: EmailValidationOnEditIntention can't say whether the text is valid: \
        UIButton has no wire 'enable'. Did you mean 'enabled'?
        """
      ])
  }

  @Test func becomesTheDelegate_WhenItHasAnOutletToTheField() throws {
    let field = MulticastTextField()
    let limit = MaximumCharacterOnEditIntention()
    try limit.connect(["textField": field, "maximumCharacter": 1, "truncates": true])
    awake([limit])
    #expect(limit.truncates)
    field.insertText("ab")
    #expect(field.text == "a")
  }

  @Test func firesTheConnections_ThatAreUsed() throws {
    let (field, label, button) = (UITextField(), UILabel(), UIButton())
    let (reverse, observe) = (ReverseIntention(), ObserveIntention())
    let validation = EmailValidationOnEditIntention()
    container.anyModel = pilot
    try reverse.connect([
      "modelKeyPath": "name", "modelContainer": container, "textField": field,
    ])
    try observe.connect([
      "sourceObject": container, "sourceKeyPath": "model.name", "target": label,
      "targetKeyPath": "text",
    ])
    try validation.connect(["target": button, "validationKeyPath": "enabled"])
    try field.connect(["delegate": validation])
    awake([reverse, observe, validation])
    nextFrame()

    var fired: [[String]] = []
    let observation = Interface.current.observeTrace { step in
      guard step.kind == .connection, let source = step.source, let target = step.target else {
        return
      }
      fired.append(["\(type(of: source))", "\(type(of: target))"])
    }
    defer { observation.stop() }
    field.insertText("a@b.de")
    #expect(
      fired == [
        ["UITextField", "EmailValidationOnEditIntention"],
        ["EmailValidationOnEditIntention", "UIButton"],
      ])
    fired = []
    reverse.change()
    #expect(
      fired == [["UITextField", "ReverseIntention"], ["ReverseIntention", "AnyModelContainer"]])
    fired = []
    nextFrame()
    #expect(
      fired == [["AnyModelContainer", "ObserveIntention"], ["ObserveIntention", "UILabel"]])
  }
}
