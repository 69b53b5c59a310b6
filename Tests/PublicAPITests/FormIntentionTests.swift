// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Lets the action through only the first time.
private final class OnceIntention: GateIntention {
  private var isDone = false

  override func trigger() {
    if !isDone { letThrough() }
    isDone = true
  }
}

/// The view of a form about a person.
private final class PersonView: UIView {
  let nameField = UITextField()
  let mailField = UITextField()
  let details = UILabel()
  let summary = UILabel()
  let more = UIButton(type: .system)
  let moreSwitch = UISwitch()
  let send = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameField.placeholder = "Name"
    mailField.placeholder = "E-mail"
    details.text = "Details"
    summary.text = "Summary"
    more.setTitle("More", for: .normal)
    send.setTitle("Send", for: .normal)
    for (index, view) in [nameField, mailField, details, summary, more, moreSwitch, send]
      .enumerated()
    {
      view.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 44)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class PersonController: ContentViewController<PersonView> {
  init() { super.init(content: PersonView(frame: .zero)) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite(.alone) struct FormIntentionTests {
  private let controller = PersonController()
  private let screen: Screen
  private var content: PersonView { controller.content }

  init() {
    screen = Screen(controller)
  }

  // MARK: - ContentViewController

  @Test func givesItsViewWithItsOwnType() {
    #expect(controller.content === controller.view)
    #expect(controller.content.window != nil)
  }

  // MARK: - Gates

  @Test func performsTheAction_ThatTheGateLetsThrough() throws {
    var count = 0
    controller.intentions = [OnceIntention(on: content.send) { count += 1 }]
    try screen.button("Send").tap()
    try screen.button("Send").tap()
    #expect(count == 1)
  }

  @Test func stopsAnActionOfADocument_UntilItIsLetThrough() {
    final class Target: CustomObject {
      var count = 0
      static var wires: AnyWires { Wires<Target>().action("send:", Target.send) }
      func send() { count += 1 }
    }
    let (target, gate) = (Target(), OnceIntention())
    gate.target = target
    gate.action = "send:"
    controller.intentions = [gate]
    gate.trigger()
    gate.trigger()
    #expect(target.count == 1)
  }

  // MARK: - Confirming

  private static let question = ConfirmIntention.Question(
    "Send it?", message: "It can't be taken back.", confirm: "Send It", cancel: "Wait")

  @Test func doesNothing_UntilThePersonHasConfirmed() throws {
    var count = 0
    controller.intentions = [
      ConfirmIntention(on: content.send, asking: Self.question) { count += 1 }
    ]
    try screen.button("Send").tap()
    #expect(count == 0)
    try screen.button("Send It").tap()
    screen.advance(by: 1)
    #expect(count == 1)
  }

  @Test(arguments: ["Wait", "Escape", "Return"])
  func doesNothing_WhenThePersonSaysNo(how: String) throws {
    var count = 0
    controller.intentions = [
      ConfirmIntention(on: content.send, asking: Self.question) { count += 1 }
    ]
    try screen.button("Send").tap()
    screen.advance(by: 1)
    switch how {
    case "Escape": screen.pressEscape()
    case "Return": screen.pressKey("\r")
    default: try screen.button("Wait").tap()
    }
    screen.advance(by: 1)
    #expect(count == 0)
    #expect(controller.presentedViewController == nil)
  }

  @Test func doesNotAsk_WhenNoConfirmationIsNeeded() throws {
    var (count, isNeeded) = (0, false)
    controller.intentions = [
      ConfirmIntention(on: content.send, asking: Self.question) {
        isNeeded
      } perform: {
        count += 1
      }
    ]
    try screen.button("Send").tap()
    #expect(count == 1)
    isNeeded = true
    try screen.button("Send").tap()
    #expect(count == 1)
  }

  @Test func confirmsABarButton() throws {
    var count = 0
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    let item = UIBarButtonItem(title: "Delete")
    let top = try #require(navigation.topViewController)
    top.navigationItem.rightBarButtonItem = item
    top.intentions = [ConfirmIntention(on: item, asking: Self.question) { count += 1 }]
    screen.update()
    try screen.button("Delete").tap()
    screen.advance(by: 1)
    try screen.button("Send It").tap()
    screen.advance(by: 1)
    #expect(count == 1)
  }

  // MARK: - Debouncing

  @Test func waitsUntilTypingHasStopped() throws {
    var searched: [String] = []
    let field = content.nameField
    controller.intentions = [
      DebounceIntention(on: field, delay: 0.3) { [weak field] in searched.append(field?.text ?? "")
      }
    ]
    for letter in "ada" {
      try field.typeText(String(letter))
      screen.advance(by: 0.2)
    }
    #expect(searched.isEmpty)
    screen.advance(by: 0.2)
    #expect(searched == ["ada"])
    screen.advance(by: 5)
    #expect(searched == ["ada"])
  }

  @Test func doesNothing_WhenTheScreenGoesMeanwhile() throws {
    var count = 0
    controller.intentions = [DebounceIntention(on: content.nameField, delay: 0.3) { count += 1 }]
    try content.nameField.typeText("a")
    screen.window.isHidden = true
    screen.advance(by: 1)
    #expect(count == 0)
  }

  // MARK: - Visibility

  @Test func showsAndHides_ByAButton() throws {
    controller.intentions = [
      ToggleVisibilityIntention(
        of: content.details, insteadOf: [content.summary], on: content.more)
    ]
    #expect(!content.details.isHidden && content.summary.isHidden)
    try screen.button("More").tap()
    #expect(content.details.isHidden && !content.summary.isHidden)
    try screen.button("More").tap()
    #expect(!content.details.isHidden && content.summary.isHidden)
  }

  @Test func showsTheViews_WhenASwitchIsOn() throws {
    controller.intentions = [
      ToggleVisibilityIntention(of: content.details, on: content.moreSwitch)
    ]
    #expect(content.details.isHidden)
    try content.moreSwitch.toggle()
    #expect(!content.details.isHidden)
  }

  // MARK: - Validating

  private func validate() {
    controller.intentions = [
      FormValidationIntention(
        of: .isFilled(content.nameField), .isEmail(content.mailField), to: content.send, \.isEnabled
      )
    ]
  }

  @Test func isValid_WhenAllFieldsAre() throws {
    validate()
    #expect(!content.send.isEnabled)
    try content.nameField.typeText("Ada")
    #expect(!content.send.isEnabled)
    try content.mailField.typeText("ada@example.com")
    #expect(content.send.isEnabled)
    content.nameField.text = " \n"
    #expect(!content.send.isEnabled)
  }

  @Test func validatesWhatADocumentConnects() throws {
    final class Short: FormValidationIntention {
      override func isValid(_ text: String, in field: UITextField) -> Bool { text.count < 3 }
    }
    let intention = Short()
    intention.fields = [content.nameField, content.mailField]
    intention.target = content.send
    intention.validationKeyPath = "enabled"
    controller.intentions = [intention]
    #expect(content.send.isEnabled)
    try content.mailField.typeText("long")
    #expect(!content.send.isEnabled)
  }

  @Test func forgetsAFieldThatIsGone() throws {
    var field: UITextField? = UITextField()
    controller.intentions = [
      FormValidationIntention(
        of: .isFilled(content.nameField), .isFilled(try #require(field)), to: content.send,
        \.isEnabled)
    ]
    field = nil
    try content.nameField.typeText("Ada")
    #expect(content.send.isEnabled)
  }
}
