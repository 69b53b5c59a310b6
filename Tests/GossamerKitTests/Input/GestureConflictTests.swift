// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Several gesture recognizers with the same touches, and mishaps during gestures.
@Suite(.alone) struct GestureConflictTests {
  private let stage = TouchStage()
  private let log = GestureLog()
  private let delegate = GestureDelegate()

  @Test func theInnerOfTwoRecognisers_PreventsTheOuterOne() throws {
    stage.outer.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "outer"))
    stage.inner.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "inner"))
    try stage.inner.press().lift()
    #expect(log.calls == ["inner ended"])
  }

  @Test func bothRecognise_IfADelegateSaysSo() throws {
    let outer = log.watch(UIPanGestureRecognizer(), "outer")
    outer.delegate = delegate
    delegate.isSimultaneous = true
    stage.outer.addGestureRecognizer(outer)
    stage.inner.addGestureRecognizer(log.watch(UIPanGestureRecognizer(), "inner"))
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls.contains("inner ended") && log.calls.contains("outer ended"))
  }

  @Test func aSubclassDecidesWhomItPrevents() throws {
    let peaceful = log.watch(PeacefulTap(), "peaceful")
    stage.inner.addGestureRecognizer(peaceful)
    stage.outer.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "outer"))
    try stage.inner.press().lift()
    #expect(log.calls == ["peaceful ended", "outer ended"])
  }

  @Test func aGestureIsRefused_ByTheDelegateOrByAView() throws {
    let tap = log.watch(UITapGestureRecognizer(), "tap")
    tap.delegate = delegate
    stage.outer.addGestureRecognizer(tap)
    delegate.begins = false
    try stage.inner.press().lift()
    #expect(log.calls == [])
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
    delegate.begins = true
    let strict = StrictView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.outer.addSubview(strict)
    stage.screen.update()
    try strict.press().lift()
    #expect(log.calls == [])
    delegate.receives = false
    try stage.inner.press().lift()
    #expect(log.calls == [])
    delegate.receives = true
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
  }

  @Test(arguments: [true, false])
  func delegatesMayRequireFailures(ofOthers: Bool) throws {
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    stage.outer.addGestureRecognizer(log.watch(pan, "pan"))
    stage.outer.addGestureRecognizer(log.watch(swipe, "swipe"))
    if ofOthers {
      pan.delegate = delegate
      delegate.requires = swipe
    } else {
      swipe.delegate = delegate
      delegate.isRequiredBy = pan
    }
    try stage.outer.drag(by: CGVector(dx: 80, dy: 0), in: 0.2)
    #expect(log.calls == ["swipe ended"])
    log.calls = []
    // The swipe fails because it leads elsewhere; then the pan, which has waited, begins.
    let finger = try stage.outer.press()
    finger.move(by: CGVector(dx: 0, dy: 40))
    #expect(log.calls == [])
    finger.move(by: CGVector(dx: 0, dy: 40))
    finger.lift()
    #expect(log.calls.first == "pan began" && log.calls.last == "pan ended")
  }

  @Test func recognisersThatRequireEachOtherToFail_DoNotWaitForEver() throws {
    let taps = (0..<3).map { log.watch(UITapGestureRecognizer(), "tap \($0)") }
    for (one, other) in zip(taps, [taps[1], taps[2], taps[0]]) { one.require(toFail: other) }
    for tap in taps { stage.inner.addGestureRecognizer(tap) }
    try stage.inner.press().lift()
    #expect(log.calls.count == 1)
    #expect(taps.allSatisfy { $0.state == .possible })
  }

  @Test func aTapOnAButton_IsTheButtons_AndOneBesideItTheCards() throws {
    var presses = 0
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.outer.addSubview(button)
    stage.outer.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "card"))
    stage.screen.update()
    try button.tap()
    #expect(presses == 1 && log.calls == [])
    try stage.inner.press().lift()
    #expect(presses == 1 && log.calls == ["card ended"])
  }

  @Test func aPanThatBeginsOnAButton_TakesThePressFromIt() throws {
    var events: [String] = []
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    stage.outer.addSubview(button)
    stage.outer.addGestureRecognizer(log.watch(UIPanGestureRecognizer(), "pan"))
    stage.screen.update()
    let finger = try button.press()
    #expect(button.isHighlighted)
    finger.move(by: CGVector(dx: 15, dy: 0))
    #expect(!button.isHighlighted)
    finger.lift()
    #expect(events == ["cancel"])
    #expect(log.calls.last == "pan ended")
  }

  @Test func aFieldKeepsItsGestures() throws {
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    stage.outer.addSubview(field)
    stage.outer.addGestureRecognizer(log.watch(UIPanGestureRecognizer(), "pan"))
    stage.outer.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "tap"))
    field.addGestureRecognizer(log.watch(UILongPressGestureRecognizer(), "own"))
    stage.screen.update()
    try field.drag(by: CGVector(dx: 15, dy: 0))
    try field.tap()
    #expect(log.calls == [] && field.isEditing)
    try field.longPress()
    #expect(log.calls == ["own began", "own ended"])
  }

  @Test func aViewHearsLateOfTouches_ThatARecogniserDelays() throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    stage.inner.addGestureRecognizer(pan)
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(stage.inner.told == [])
    try stage.inner.press().lift()
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
  }

  // MARK: - Custom recognizers

  @Test func aSubclassRecognisesItsOwnGesture() throws {
    let corner = log.watch(CornerGestureRecognizer(), "corner")
    stage.outer.addGestureRecognizer(corner)
    let finger = try stage.outer.press()
    finger.move(by: CGVector(dx: 60, dy: 0), steps: 3)
    finger.move(by: CGVector(dx: 0, dy: 60), steps: 3)
    finger.lift()
    #expect(log.calls == ["corner ended"])
    #expect(corner.resets == 1)
    try stage.outer.drag(by: CGVector(dx: 60, dy: 0))
    #expect(log.calls == ["corner ended"])
    #expect(corner.resets == 2)
  }

  @Test func aSubclassThatNeverDecides_HoldsNobodyUp() throws {
    stage.inner.addGestureRecognizer(UIGestureRecognizer())
    try stage.inner.press().lift()
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
  }

  // MARK: - Bad moments

  @Test func aRecogniserThatIsDisabled_IsCancelled_AndWorksAgainLater() throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    stage.inner.addGestureRecognizer(pan)
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 30, dy: 0), steps: 1)
    pan.isEnabled = false
    pan.isEnabled = true
    finger.move(by: CGVector(dx: 30, dy: 0), steps: 1)
    finger.lift()
    #expect(log.calls == ["pan began", "pan cancelled"])
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls.last == "pan ended")
  }

  @Test(arguments: UIGestureRecognizer.State.underWay)
  func aRecogniserMayBeRemoved_ByItsOwnAction(state: UIGestureRecognizer.State) throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    stage.inner.addGestureRecognizer(pan)
    log.whenCalled = { recognizer in
      if recognizer.state == state { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(pan.view == nil && stage.inner.gestureRecognizers == nil)
    #expect(log.calls.last == (state == .ended ? "pan ended" : "pan cancelled"))
    log.calls = []
    log.whenCalled = { _ in }
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls == [])
    stage.inner.addGestureRecognizer(pan)
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls.last == "pan ended")
  }

  @Test(arguments: UIGestureRecognizer.State.underWay)
  func anActionMayTakeItsViewOutOfTheWindow(state: UIGestureRecognizer.State) throws {
    stage.inner.addGestureRecognizer(log.watch(UIPanGestureRecognizer(), "pan"))
    log.whenCalled = { if $0.state == state { $0.view?.removeFromSuperview() } }
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls.last == (state == .ended ? "pan ended" : "pan cancelled"))
  }

  @Test(arguments: UIGestureRecognizer.State.underWay)
  func anActionMayCloseTheWindow(state: UIGestureRecognizer.State) throws {
    stage.outer.addGestureRecognizer(log.watch(UIPanGestureRecognizer(), "pan"))
    log.whenCalled = { [unowned stage] in
      if $0.state == state { stage.screen.window.isHidden = true }
    }
    try stage.inner.drag(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls.last == (state == .ended ? "pan ended" : "pan cancelled"))
  }

  @Test func aDelegateMayRemoveItself_OrTheRecogniser_WhenItIsAsked() throws {
    let tap = log.watch(UITapGestureRecognizer(), "tap")
    tap.delegate = delegate
    stage.inner.addGestureRecognizer(tap)
    delegate.whenAsked = { tap.delegate = nil }
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
    tap.delegate = delegate
    delegate.whenAsked = { [stage] in stage.inner.removeGestureRecognizer(tap) }
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
  }

  @Test func nothingIsLeft_OfARecogniserWhoseViewHasGone() throws {
    let screen = Screen(UIViewController())
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var recognizers: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UITapGestureRecognizer(),
    ]
    weak let pan = recognizers[0]
    weak let press = recognizers[1]
    weak let tap = recognizers[2]
    for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
    recognizers = []
    if let view { screen.window.rootViewController?.view.addSubview(view) }
    screen.update()
    let finger = try #require(view).press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    view?.removeFromSuperview()
    view = nil
    #expect(pan == nil && press == nil && tap == nil)
    screen.advance(by: 2)
    finger.lift()
  }

  @Test func aTargetThatHasGone_IsNotCalled() throws {
    let tap = UITapGestureRecognizer()
    var target: GestureLog? = GestureLog()
    if let target { tap.addTarget(target, action: GestureLog.count) }
    stage.inner.addGestureRecognizer(tap)
    weak let gone = target
    target = nil
    #expect(gone == nil)
    try stage.inner.press().lift()
  }

  @Test func anActionForAnotherRecogniser_IsRefusedWithAMessage() throws {
    let tap = UITapGestureRecognizer(target: stage, action: TouchStage.moveInner)
    stage.inner.addGestureRecognizer(tap)
    let said = try messages { try stage.inner.press().lift() }
    #expect(
      said == [
        """
        An action of TouchStage expects a sender of type UIPanGestureRecognizer, but it is connected \
        to a UITapGestureRecognizer. The action wasn't called.
        """
      ])
  }
}

extension GestureLog {
  func count() { calls.append("called") }
}

extension UIGestureRecognizer.State {
  nonisolated static let underWay: [Self] = [.began, .changed, .ended]
}

private final class PeacefulTap: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class StrictView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// A custom recognizer of a movement first to the right, then down.
private final class CornerGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: view) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let place = touches.first?.location(in: view) else { return }
    if place.x - start.x > 50, place.y - start.y > 50 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
