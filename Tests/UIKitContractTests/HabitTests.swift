// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Lines that UIKit developers write from habit.
@Suite(.alone) struct HabitTests {
  /// A controller whose methods are called as actions.
  private class Form: UIViewController {
    var calls: [String] = []

    func save() { calls.append("save") }
    func check(_ sender: UIButton) { calls.append("check") }
    func changed() { calls.append("changed") }
    func renamed(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func tick() { calls.append("tick") }

    func count(_ timer: Timer) {
      calls.append("\(timer.userInfo ?? "nothing")")
      if calls.count == 3 { timer.invalidate() }
    }
  }

  private let name = Notification.Name("HabitTests \(UUID())")

  // MARK: - Buttons

  @Test func aRoundedRectIsASystemButton() {
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }

  @Test(arguments: [true, false])
  func removesAllActionsOfATarget_WhenTheActionIsNil(isNamed: Bool) {
    let (button, form, other) = (UIButton(type: .roundedRect), Form(), Form())
    button.addTarget(form, action: Form.save, for: .touchUpInside)
    button.addTarget(form, action: Form.check, for: [.touchUpInside, .valueChanged])
    button.addTarget(other, action: Form.save, for: .touchUpInside)
    button.removeTarget(isNamed ? form : nil, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(form.calls == ["check"])
    #expect(other.calls == (isNamed ? ["save"] : []))
  }

  // MARK: - Notifications

  @Test func callsMethodsAtOnce_WithTheNotificationOrWithout() {
    let form = Form()
    NotificationCenter.default.addObserver(
      form, selector: Form.changed, name: name, object: nil)
    NotificationCenter.default.addObserver(
      form, selector: Form.renamed, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    // Foundation has no order of observers.
    #expect(Set(form.calls) == ["changed", name.rawValue])
    #expect(form.calls.count == 2)
    NotificationCenter.default.removeObserver(form)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(form.calls.count == 2)
  }

  @Test func callsForOneObjectOnly_IfOneIsNamed() {
    let (form, field) = (Form(), UITextField())
    NotificationCenter.default.addObserver(
      form, selector: Form.changed, name: name, object: field)
    NotificationCenter.default.post(name: name, object: UITextField())
    NotificationCenter.default.post(name: name, object: nil)
    #expect(form.calls == [])
    NotificationCenter.default.post(name: name, object: field)
    #expect(form.calls == ["changed"])
  }

  @Test func removesObservers_ByNameAndObject() {
    let (form, field, other) = (Form(), UITextField(), Notification.Name("other \(name.rawValue)"))
    let center = NotificationCenter()
    center.addObserver(form, selector: Form.changed, name: name, object: field)
    center.addObserver(form, selector: Form.renamed, name: other, object: nil)
    center.removeObserver(form, name: name, object: UITextField())
    center.post(name: name, object: field)
    #expect(form.calls == ["changed"])
    center.removeObserver(form, name: name, object: field)
    center.post(name: name, object: field)
    #expect(form.calls == ["changed"])
    NotificationCenter.default.removeObserver(form)
    center.post(name: other, object: nil)
    #expect(form.calls == ["changed", other.rawValue])
    center.removeObserver(form, name: other, object: nil)
    center.post(name: other, object: nil)
    #expect(form.calls.count == 2)
  }

  /// One of two observers, each of which removes the other one when it is called.
  private final class Rival {
    var calls = 0
    weak var other: Rival?

    func changed() {
      calls += 1
      other.map { NotificationCenter.default.removeObserver($0) }
    }
  }

  @Test func doesNotCallAnObserver_ThatWasRemovedDuringThePost() {
    let rivals = [Rival(), Rival()]
    for rival in rivals {
      rival.other = rivals.first { $0 !== rival }
      NotificationCenter.default.addObserver(
        rival, selector: Rival.changed, name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(rivals.map(\.calls).sorted() == [0, 1])
  }

  @Test func keepsNoObserverAlive_NorItsObject() {
    weak var form: Form?
    weak var field: UITextField?
    do {
      let (newForm, newField) = (Form(), UITextField())
      (form, field) = (newForm, newField)
      NotificationCenter.default.addObserver(
        newForm, selector: Form.changed, name: name, object: newField)
      NotificationCenter.default.addObserver(
        newForm, selector: Form.changed, name: name, object: newForm)
    }
    #expect(form == nil)
    #expect(field == nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Removes itself as an observer, as old code does.
  private final class OldForm: Form {
    isolated deinit { NotificationCenter.default.removeObserver(self) }
  }

  @Test func removesObservers_InADeinit() {
    weak var form: OldForm?
    do {
      let newForm = OldForm()
      form = newForm
      NotificationCenter.default.addObserver(
        newForm, selector: OldForm.changed, name: name, object: nil)
    }
    #expect(form == nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func callsOnTheMainActor_InTheirOrder_WhenAnotherThreadPosts() async {
    let form = Form()
    let names = (0..<3).map { Notification.Name("\($0) \(name.rawValue)") }
    for name in names {
      NotificationCenter.default.addObserver(
        form, selector: Form.renamed, name: name, object: nil)
    }
    Thread.detachNewThread {
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
    while form.calls.count < 3 { await Task.yield() }
    #expect(form.calls == names.map(\.rawValue))
  }

  // MARK: - Timers

  @Test func aTimerCallsAgainAndAgain_UntilItIsInvalidated() {
    let form = Form()
    let screen = Screen(form)
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: form, selector: Form.tick, userInfo: nil, repeats: true)
    screen.advance(by: 0.4)
    #expect(form.calls == [])
    screen.advance(by: 1.2)
    #expect(form.calls == ["tick", "tick", "tick"])
    timer.invalidate()
    screen.advance(by: 10)
    #expect(form.calls.count == 3)
  }

  @Test func aTimerHasItsUserInfo_AndCanBeInvalidatedInItsCall() {
    let form = Form()
    let screen = Screen(form)
    Timer.scheduledTimer(
      timeInterval: 1, target: form, selector: Form.count, userInfo: "info", repeats: true)
    screen.advance(by: 10)
    #expect(form.calls == ["info", "info", "info"])
  }

  @Test func aTimerKeepsItsTarget_UntilItIsInvalidated() {
    weak var form: Form?
    var timer: Timer?
    do {
      let newForm = Form()
      form = newForm
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: newForm, selector: Form.tick, userInfo: nil, repeats: true)
    }
    #expect(form != nil)
    timer?.invalidate()
    #expect(form == nil)
  }

  @Test(arguments: [0, -1, .nan])
  func aTimerThatDoesNotRepeatCallsOnce_AndReleasesItsTarget(interval: TimeInterval) {
    let screen = Screen(UIViewController())
    weak var form: Form?
    var timer: Timer?
    do {
      let newForm = Form()
      form = newForm
      timer = Timer.scheduledTimer(
        timeInterval: interval, target: newForm, selector: Form.tick, userInfo: nil, repeats: false)
    }
    #expect(timer?.isValid == true)
    screen.advance(by: 0.01)
    #expect(form == nil)
    #expect(timer?.isValid == false)
  }

  /// As in a window, where Foundation's run loop fires timers, and itself invalidates those that don't repeat.
  @Test func aTimerReleasesItsTarget_WhenARunLoopFiresIt() {
    weak var form: Form?
    var timer: Timer?
    do {
      let newForm = Form()
      form = newForm
      let newTimer = Timer.scheduledTimer(
        timeInterval: 0.01, target: newForm, selector: Form.tick, userInfo: nil, repeats: false)
      RunLoop.current.add(newTimer, forMode: .default)
      timer = newTimer
    }
    let deadline = Date(timeIntervalSinceNow: 10)
    while timer?.isValid == true, Date() < deadline {
      _ = RunLoop.current.run(mode: .default, before: deadline)
    }
    #expect(timer?.isValid == false)
    #expect(form == nil)
  }
}
