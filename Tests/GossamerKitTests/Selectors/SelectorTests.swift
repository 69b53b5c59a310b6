// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) @MainActor struct SelectorTests {
  private let form = Form()

  @Test func isItsName() {
    #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
    #expect(Selector("save:") == "save:")
  }

  // MARK: - Controls

  @Test func aControlCallsTheMethod_OncePerPairOfTargetAndSelector() {
    let button = UIButton(frame: .zero)
    for _ in 1...2 { button.addTarget(form, action: Selector("save:"), for: .touchUpInside) }
    button.addTarget(form, action: Selector("note"), for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["save UIButton", "note"])
    #expect(
      button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["save:", "note"])
    #expect(button.actions(forTarget: form, forControlEvent: .editingChanged) == nil)
    #expect(button.allTargets.count == 1)
    button.removeTarget(form, action: Selector("note"), for: .touchUpInside)
    #expect(button.actions(forTarget: form, forControlEvent: .valueChanged) == ["note"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
  }

  @Test func anActionGetsItsEvent() throws {
    let screen = Screen(form)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    form.view.addSubview(button)
    button.addTarget(form, action: Selector("tap:event:"), for: .touchUpInside)
    screen.update()
    try button.tap()
    #expect(form.calls == ["tap UIButton with 1 touches"])
  }

  @Test func anOverrideOfSendAction_SeesEachSelector() {
    let button = SilentButton(frame: .zero)
    button.addTarget(form, action: Selector("save:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.actions == ["save:"])
    #expect(form.calls.isEmpty)
  }

  @Test func tellsOnce_WhenTheTargetHasNoWires() {
    let (button, plain) = (UIButton(frame: .zero), Plain())
    let heard = messages {
      for event in [UIControl.Event.touchUpInside, .valueChanged] {
        button.addTarget(plain, action: Selector("save:"), for: event)
      }
    }
    #expect(
      heard == [
        """
        'save:' of Plain can't be called by UIButton: Plain has no wires. Let it conform to Wirable, with \
        .action("save:", Plain.method) among its wires, or give the method itself instead of the selector.
        """
      ])
  }

  @Test func goesUpTheResponderChain_FromTheFirstResponder() {
    let screen = Screen(form)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    form.view.addSubview(field)
    field.becomeFirstResponder()
    let application = UIApplication.shared
    #expect(application.sendAction(Selector("note"), to: nil, from: nil, for: nil))
    #expect(form.calls == ["note"])
    #expect(
      application.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    withExtendedLifetime(screen) {}
  }

  // MARK: - Others that call targets

  @Test func aGestureCallsTheMethod_Once() throws {
    let screen = Screen(form)
    let tap = UITapGestureRecognizer(target: form, action: Selector("note"))
    tap.addTarget(form, action: Selector("note"))
    form.view.addGestureRecognizer(tap)
    try form.view.tap()
    #expect(form.calls == ["note"])
    tap.removeTarget(form, action: Selector("note"))
    try form.view.tap()
    #expect(form.calls == ["note"])
    withExtendedLifetime(screen) {}
  }

  @Test func endsEditing_WhenAGestureSendsIt() throws {
    let screen = Screen(form)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    form.view.addSubview(field)
    form.view.addGestureRecognizer(
      UITapGestureRecognizer(target: form.view, action: Selector("endEditing:")))
    field.becomeFirstResponder()
    screen.update()
    try form.view.tap()
    #expect(!field.isFirstResponder)
  }

  @Test func aBarButtonCallsTheMethod_AlsoOfATargetThatIsSetLater() throws {
    let navigation = UINavigationController(rootViewController: form)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: form, action: "save:")
    let other = UIBarButtonItem(title: "Note", style: .plain, target: nil, action: nil)
    form.navigationItem.rightBarButtonItems = [item, other]
    let screen = Screen(navigation)
    try screen.button("Save").tap()
    other.target = form
    other.action = Selector("note")
    try screen.button("Note").tap()
    #expect(form.calls == ["save UIBarButtonItem", "note"])
  }

  @Test func aKeyCommandCallsTheFirstResponderThatHasTheMethod() throws {
    form.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
    let screen = Screen(form)
    screen.pressKey("s", .command)
    #expect(form.calls == ["save UIKeyCommand"])
  }

  @Test func aNotificationCallsTheMethod_UntilItIsRemoved() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    center.addObserver(form, selector: Selector("changed:"), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(form, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(form.calls == ["changed changed"])
  }

  @Test func aTimerCallsTheMethod() {
    let screen = Screen(form)
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: form, selector: Selector("tick:"), userInfo: 5, repeats: true)
    screen.advance(by: 2.5)
    timer.invalidate()
    #expect(form.calls == ["tick 5", "tick 5"])
  }

  @Test func aTimerThatIsFiredCallsTheMethod() {
    let timer = Timer(
      timeInterval: 1, target: form, selector: Selector("tick:"), userInfo: "a", repeats: false)
    timer.fire()
    #expect(form.calls == ["tick a"])
  }

  // MARK: - Calling by name

  @Test func performs_WithArguments() {
    form.perform(Selector("note"))
    form.perform(Selector("add:to:"), with: 2, with: 3)
    let sum = form.perform(Selector("name"))?.takeUnretainedValue() as? NSString
    #expect(form.calls == ["note", "add 5"])
    #expect(sum == "form")
    #expect(form.responds(to: Selector("note")))
    #expect(!form.responds(to: Selector("nothing")))
  }

  @Test func performsLater_UnlessThatIsCancelled() {
    let screen = Screen(form)
    form.perform(Selector("note"), with: nil, afterDelay: 1)
    form.perform(Selector("sender:"), with: "a", afterDelay: 1)
    form.perform(Selector("sender:"), with: "b", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: form, selector: Selector("sender:"), object: "a")
    screen.advance(by: 2)
    #expect(form.calls == ["note", "sender b"])
    form.perform(Selector("note"), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: form)
    screen.advance(by: 2)
    #expect(form.calls == ["note", "sender b"])
  }

  @Test func refuses_AnArgumentOfAnotherType() {
    let heard = messages { form.perform(Selector("add:to:"), with: 2, with: "three") }
    #expect(
      heard == [
        "The action 'add:to:' of Form wasn't called: its argument 2 has to be of type Int, but is of type String."
      ])
    #expect(form.calls.isEmpty)
  }

  @Test func canPerform_WhatItHasWiresFor() {
    #expect(form.canPerformAction(Selector("save:"), withSender: nil))
    #expect(!form.canPerformAction(Selector("nothing"), withSender: nil))
    let child = UIView()
    form.view.addSubview(child)
    #expect(child.target(forAction: Selector("save:"), withSender: nil) as? Form === form)
  }
}

private final class Form: UIViewController {
  var calls: [String] = []
  var commands: [UIKeyCommand]?

  override var keyCommands: [UIKeyCommand]? { commands }

  override class var wires: AnyWires {
    Wires<Form>(super.wires)
      .action("save:", Form.save).action("note", Form.note).action("tap:event:", Form.tap)
      .action("changed:", Form.changed).action("tick:", Form.tick).action("add:to:", Form.add)
      .action("name", Form.ownName).action("sender:", Form.sender)
  }

  func save(_ sender: Any) { calls.append("save \(type(of: sender))") }
  func note() { calls.append("note") }
  func tap(_ sender: UIButton, event: UIEvent) {
    calls.append("tap \(type(of: sender)) with \(event.allTouches?.count ?? 0) touches")
  }
  func changed(_ notification: NSNotification) {
    calls.append("changed \(notification.name.rawValue)")
  }
  func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo ?? "")") }
  func add(_ one: Int, to other: Int) { calls.append("add \(one + other)") }
  func ownName() -> String { "form" }
  func sender(_ sender: String) { calls.append("sender \(sender)") }
}

private final class Plain {}

private final class SilentButton: UIButton {
  var actions: [Selector] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    actions.append(action)
  }
}
