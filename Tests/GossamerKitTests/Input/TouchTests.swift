// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Touches go through UIApplication.sendEvent(_:) to the hit view.
@Suite(.alone) struct TouchTests {
  private let stage = TouchStage()

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func aViewThatTakesTouchesAlone_IsTheOnlyOneTouched(first: Bool, second: Bool) throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    let pads = [0, 200].map { ExclusivePad(frame: CGRect(x: 0, y: $0, width: 100, height: 100)) }
    for pad in pads { controller.view.addSubview(pad) }
    (pads[0].isExclusiveTouch, pads[1].isExclusiveTouch) = (first, second)
    let finger = screen.press(at: CGPoint(x: 50, y: 50), type: .direct)
    let other = screen.press(at: CGPoint(x: 50, y: 250), type: .direct)
    other.lift()
    #expect(pads[0].began == 1)
    #expect(pads[1].began == (first || second ? 0 : 1))
    finger.lift()
    screen.press(at: CGPoint(x: 50, y: 250), type: .direct).lift()
    #expect(pads[1].began == (first || second ? 1 : 2))
  }

  @Test func theViewThatIsHitGetsTheTouch_WhereverItMoves() throws {
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 150, dy: 0), steps: 1)
    finger.lift()
    #expect(
      stage.inner.told == ["began (20, 20)", "moved (170, 20) from (20, 20)", "ended (170, 20)"])
    #expect(stage.outer.told == [])
  }

  @Test func whatAViewDoesNotHandle_GoesUpTheResponderChain() throws {
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    stage.inner.addSubview(plain)
    stage.screen.update()
    try plain.press().lift()
    #expect(stage.inner.told == ["began (15, 15)", "ended (15, 15)"])
    stage.inner.handsOn = true
    try plain.press().lift()
    #expect(stage.outer.told.count == 2)
  }

  @Test func aTouchGoesThroughThousandsOfViews_WithoutOverflowingTheStack() throws {
    let innermost = UIView(frame: stage.inner.bounds)
    var outermost = innermost
    for _ in 0..<5_000 {
      let view = UIView(frame: stage.inner.bounds)
      view.addSubview(outermost)
      outermost = view
    }
    stage.inner.addSubview(outermost)
    stage.screen.update()
    try innermost.press().lift()
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
  }

  @Test func aSecondFinger_ReachesOnlyAViewThatTakesSeveral() throws {
    let first = try stage.inner.press(type: .direct)
    let second = try stage.inner.press(offset: CGVector(dx: 5, dy: 0), type: .direct)
    #expect(stage.inner.told == ["began (20, 20)"])
    second.lift()
    first.lift()
    stage.inner.isMultipleTouchEnabled = true
    stage.inner.told = []
    let third = try stage.inner.press(type: .direct)
    let fourth = try stage.inner.press(offset: CGVector(dx: 5, dy: 0), type: .direct)
    #expect(stage.inner.told == ["began (20, 20)", "began (25, 20)"])
    #expect(stage.inner.touchesInEvent == 2)
    third.lift()
    fourth.lift()
    #expect(stage.inner.told.suffix(2) == ["ended (20, 20)", "ended (25, 20)"])
  }

  @Test func tapsInARowAreCounted() throws {
    for _ in 0..<3 { try stage.inner.press().lift() }
    stage.screen.advance(by: 1)
    try stage.inner.press().lift()
    #expect(stage.inner.tapCounts == [1, 2, 3, 1])
  }

  @Test func anEventKnowsItsTypeButtonsAndTouches() throws {
    let finger = try stage.inner.press(buttons: .secondary)
    let event = try #require(stage.inner.lastEvent)
    #expect(event.type == .touches && event.buttonMask == .secondary)
    #expect(event.touches(for: stage.inner) == event.allTouches)
    #expect(event.touches(for: stage.screen.window) == event.allTouches)
    #expect(event.touches(for: stage.outer) == nil)
    #expect(event.timestamp == Interface.current.clock.now)
    finger.lift()
  }

  @Test func aWindowMaySeeEventsBeforeAllOthers_AndKeepThemToItself() throws {
    let window = StrictWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = TouchView(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    window.eventSynthesizer.press(1, at: CGPoint(x: 5, y: 5), type: .direct, buttons: [])
    window.isStrict = true
    window.eventSynthesizer.release(1, at: CGPoint(x: 5, y: 5))
    #expect(view.told == ["began (5, 5)", "cancelled (5, 5)"])
    window.eventSynthesizer.press(1, at: CGPoint(x: 5, y: 5), type: .direct, buttons: [])
    #expect(view.told.count == 2)
  }

  // MARK: - Bad moments

  @Test func aViewThatLeavesItsWindow_GetsItsTouchCancelled() throws {
    let finger = try stage.inner.press()
    stage.inner.removeFromSuperview()
    finger.lift()
    #expect(stage.inner.told.map { $0.prefix(5) } == ["began", "cance"])
  }

  @Test func aTouchOutlivesItsView() throws {
    let root = UIView()
    let screen = Screen(UIViewController())
    screen.window.rootViewController?.view.addSubview(root)
    root.frame = screen.window.bounds
    var view: TouchView? = TouchView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    if let view { root.addSubview(view) }
    let finger = try #require(view).press()
    weak let gone = view
    view?.removeFromSuperview()
    view = nil
    #expect(gone == nil)
    finger.move(by: CGVector(dx: 5, dy: 5))
    finger.lift()
    #expect(finger.view == nil)
  }

  @Test func aWindowThatCloses_EndsItsTouches() throws {
    let finger = try stage.inner.press()
    stage.screen.window.isHidden = true
    finger.move(by: CGVector(dx: 5, dy: 5))
    finger.lift()
    #expect(stage.inner.told == ["began (20, 20)", "cancelled (20, 20)"])
  }

  @Test func aViewMayCloseItsWindowInTheMiddleOfATouch() throws {
    stage.inner.whenMoved = { [unowned stage] in stage.screen.window.isHidden = true }
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 5, dy: 5), steps: 2)
    finger.lift()
    #expect(stage.inner.told.last?.hasPrefix("cancelled") == true)
  }
}

/// Two nested views that record the calls that they get.
final class TouchStage {
  let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
  let screen: Screen

  init() {
    let controller = UIViewController()
    screen = Screen(controller, size: CGSize(width: 300, height: 300))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    screen.update()
  }
}

final class TouchView: UIView {
  var told: [String] = []
  var tapCounts: [Int] = []
  var touchesInEvent = 0
  var lastEvent: UIEvent?
  var handsOn = false
  var whenMoved: () -> Void = {}

  private func note(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches { told.append("\(what) \(text(touch.location(in: self)))") }
  }

  private func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsOn { return super.touchesBegan(touches, with: event) }
    note("began", touches)
    tapCounts += touches.map(\.tapCount)
    touchesInEvent = event?.allTouches?.count ?? 0
    lastEvent = event
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsOn { return super.touchesMoved(touches, with: event) }
    for touch in touches {
      let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
      told.append("moved \(text(now)) from \(text(before))")
    }
    whenMoved()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsOn { return super.touchesEnded(touches, with: event) }
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

private final class StrictWindow: UIWindow {
  var isStrict = false

  override func sendEvent(_ event: UIEvent) {
    if !isStrict { super.sendEvent(event) }
  }
}

private final class ExclusivePad: UIView {
  var began = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
}
