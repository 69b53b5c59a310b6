// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Each kind of gesture recognizer, without others.
@Suite(.alone) struct GestureTests {
  private let stage = TouchStage()
  private let log = GestureLog()

  // MARK: - Taps

  @Test func aTapCallsItsTarget_AndCancelsTheViewsTouch() throws {
    stage.inner.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "tap"))
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
    #expect(stage.inner.told == ["began (20, 20)", "cancelled (20, 20)"])
  }

  @Test func theViewKeepsItsTouch_IfTheTapDoesNotCancelIt() throws {
    let tap = log.watch(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    stage.inner.addGestureRecognizer(tap)
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
  }

  @Test func aTapOnASubview_IsARecognisersOfTheViewAround() throws {
    let tap = log.watch(UITapGestureRecognizer(), "tap")
    stage.outer.addGestureRecognizer(tap)
    var place = CGPoint.zero
    log.whenCalled = { [stage] in place = $0.location(in: stage.outer) }
    try stage.inner.press().lift()
    #expect(log.calls == ["tap ended"])
    #expect(place == CGPoint(x: 70, y: 70))
  }

  @Test func aFingerThatMovesFar_OrStaysLong_DoesNotTap() throws {
    stage.outer.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "tap"))
    try stage.outer.drag(by: CGVector(dx: 60, dy: 0))
    let finger = try stage.outer.press(type: .direct)
    stage.screen.advance(by: 1)
    finger.lift()
    #expect(log.calls == [])
    // A button of the mouse may be held.
    let button = try stage.outer.press()
    stage.screen.advance(by: 1)
    button.lift()
    #expect(log.calls == ["tap ended"])
  }

  @Test func onlyTheButtonThatIsRequired_Taps() throws {
    let tap = log.watch(UITapGestureRecognizer(), "secondary")
    tap.buttonMaskRequired = .secondary
    stage.inner.addGestureRecognizer(tap)
    stage.inner.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "primary"))
    try stage.inner.secondaryClick()
    #expect(log.calls == ["secondary ended"])
    try stage.inner.press().lift()
    #expect(log.calls == ["secondary ended", "primary ended"])
  }

  @Test func twoFingersTap_WhereTwoAreRequired() throws {
    let tap = log.watch(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    stage.outer.addGestureRecognizer(tap)
    try stage.outer.press(type: .direct).lift()
    #expect(log.calls == [])
    let first = try stage.outer.press(type: .direct)
    let second = try stage.outer.press(offset: CGVector(dx: 30, dy: 0), type: .direct)
    first.lift()
    second.lift()
    #expect(log.calls == ["tap ended"])
  }

  @Test func aDoubleTapTakesTwoTapsInTime_AndTheViewsTouchEndsWhenThatIsOver() throws {
    let tap = log.watch(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    stage.inner.addGestureRecognizer(tap)
    try stage.inner.press().lift()
    #expect(stage.inner.told == ["began (20, 20)"])
    stage.screen.advance(by: 0.5)
    #expect(stage.inner.told == ["began (20, 20)", "ended (20, 20)"])
    #expect(log.calls == [])
    try stage.inner.tap(times: 2)
    #expect(log.calls == ["double ended"])
  }

  @Test func aSingleTapThatRequiresADoubleTapToFail_WaitsForIt() throws {
    let single = log.watch(UITapGestureRecognizer(), "single")
    let double = log.watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for tap in [single, double] { stage.inner.addGestureRecognizer(tap) }
    try stage.inner.press().lift()
    #expect(log.calls == [])
    stage.screen.advance(by: 0.4)
    #expect(log.calls == ["single ended"])
    try stage.inner.tap(times: 2)
    stage.screen.advance(by: 1)
    #expect(log.calls == ["single ended", "double ended"])
  }

  @Test func withoutThatRequirement_BothAreCalled() throws {
    let double = log.watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.inner.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "single"))
    stage.inner.addGestureRecognizer(double)
    try stage.inner.tap(times: 2)
    #expect(log.calls == ["single ended", "single ended", "double ended"])
  }

  // MARK: - Long presses

  @Test func aLongPressBeginsInTime_Follows_AndEnds() throws {
    stage.inner.addGestureRecognizer(log.watch(UILongPressGestureRecognizer(), "press"))
    let finger = try stage.inner.press()
    stage.screen.advance(by: 0.49)
    #expect(log.calls == [])
    stage.screen.advance(by: 0.02)
    #expect(log.calls == ["press began"])
    #expect(stage.inner.told.last == "cancelled (20, 20)")
    finger.move(by: CGVector(dx: 30, dy: 0), steps: 1)
    finger.lift()
    #expect(log.calls == ["press began", "press changed", "press ended"])
  }

  @Test func aPressThatIsShortOrMoves_IsNoLongPress() throws {
    stage.inner.addGestureRecognizer(log.watch(UILongPressGestureRecognizer(), "press"))
    try stage.inner.longPress(for: 0.3)
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 15, dy: 0))
    stage.screen.advance(by: 2)
    finger.lift()
    #expect(log.calls == [])
  }

  @Test func aLongPressWithoutDuration_BeginsAtOnce() throws {
    let press = log.watch(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    stage.inner.addGestureRecognizer(press)
    let finger = try stage.inner.press()
    #expect(log.calls == ["press began"])
    finger.lift()
    #expect(stage.inner.told == [])
  }

  // MARK: - Pans and swipes

  @Test func aPanFollowsTheFinger_FromWhereItWasPressed() throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    stage.inner.addGestureRecognizer(pan)
    var translations: [CGFloat] = []
    log.whenCalled = { [stage] _ in translations.append(pan.translation(in: stage.outer).x) }
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 8, dy: 0), steps: 1)
    #expect(log.calls == [])
    finger.move(by: CGVector(dx: 8, dy: 0), steps: 1)
    finger.move(by: CGVector(dx: 8, dy: 0), steps: 1)
    finger.lift()
    #expect(log.calls == ["pan began", "pan changed", "pan ended"])
    #expect(translations == [16, 24, 24])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func aPansTranslationGoesOn_FromWhereItIsSet() throws {
    let pan = UIPanGestureRecognizer()
    stage.inner.addGestureRecognizer(pan)
    pan.addTarget(stage, action: TouchStage.moveInner)
    let finger = try stage.inner.press()
    finger.move(by: CGVector(dx: 60, dy: 30), steps: 6)
    #expect(stage.inner.frame.origin == CGPoint(x: 110, y: 80))
    let said = messages { pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil) }
    #expect(
      said == [
        """
        The translation CGPoint(x: nan, y: 0.0) of UIPanGestureRecognizer isn't finite; it stays as it \
        is.
        """
      ])
    finger.lift()
  }

  @Test func aPanKnowsItsVelocity_AndThatAFingerRestedBeforeItWasLifted() throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    stage.outer.addGestureRecognizer(pan)
    var velocity = CGPoint.zero
    log.whenCalled = { _ in velocity = pan.velocity(in: nil) }
    let thrown = try stage.outer.press()
    thrown.move(by: CGVector(dx: 100, dy: 0), in: 0.1)
    thrown.lift()
    #expect(abs(velocity.x - 1000) < 1)
    let rested = try stage.outer.press()
    rested.move(by: CGVector(dx: 100, dy: 0), in: 0.1)
    stage.screen.advance(by: 0.3)
    rested.lift()
    #expect(velocity == .zero)
  }

  @Test func aPanTakesNoMoreFingersThanItMay() throws {
    let pan = log.watch(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    stage.outer.addGestureRecognizer(pan)
    let first = try stage.outer.press(type: .direct)
    first.move(by: CGVector(dx: 30, dy: 0))
    #expect(log.calls == [])
    let second = try stage.outer.press(offset: CGVector(dx: 40, dy: 0), type: .direct)
    second.move(by: CGVector(dx: 30, dy: 0), steps: 1)
    #expect(log.calls == ["pan began"])
    let third = try stage.outer.press(offset: CGVector(dx: -40, dy: 0), type: .direct)
    #expect(pan.numberOfTouches == 2)
    second.lift()
    #expect(log.calls == ["pan began", "pan ended"])
    first.lift()
    third.lift()
  }

  @Test(arguments: [
    (CGVector(dx: 80, dy: 5), "right"), (CGVector(dx: -80, dy: 5), "left"),
    (CGVector(dx: 5, dy: -80), "up"), (CGVector(dx: 5, dy: 80), "down"),
  ])
  func aSwipeIsQuickAndStraight(distance: CGVector, name: String) throws {
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    for (direction, name) in directions {
      let swipe = log.watch(UISwipeGestureRecognizer(), name)
      swipe.direction = direction
      stage.outer.addGestureRecognizer(swipe)
    }
    try stage.outer.drag(by: distance, in: 2)
    try stage.outer.drag(by: CGVector(dx: distance.dx / 3, dy: distance.dy / 3), in: 0.1)
    #expect(log.calls == [])
    try stage.outer.drag(by: distance, in: 0.2)
    #expect(log.calls == ["\(name) ended"])
  }

  @Test func anEdgePanBeginsAtItsEdge_AndLeadsInwards() throws {
    let pan = log.watch(UIScreenEdgePanGestureRecognizer(), "pan")
    pan.edges = .left
    stage.outer.addGestureRecognizer(pan)
    try stage.outer.drag(by: CGVector(dx: 60, dy: 0))
    let vertical = try stage.outer.press(offset: CGVector(dx: -145, dy: 0))
    vertical.move(by: CGVector(dx: 0, dy: 60))
    vertical.lift()
    #expect(log.calls == [])
    let finger = try stage.outer.press(offset: CGVector(dx: -145, dy: 0))
    finger.move(by: CGVector(dx: 60, dy: 0), steps: 1)
    finger.lift()
    #expect(log.calls == ["pan began", "pan ended"])
  }

  // MARK: - Two fingers

  @Test func aPinchSaysHowMuchFartherTheFingersAreApart() throws {
    let pinch = log.watch(UIPinchGestureRecognizer(), "pinch")
    stage.outer.addGestureRecognizer(pinch)
    var scale: CGFloat = 0
    log.whenCalled = { _ in scale = pinch.scale }
    try stage.outer.pinch(scale: 2)
    #expect(log.calls.first == "pinch began" && log.calls.last == "pinch ended")
    // The movement before the gesture begins, from 100 to 110 of 200 points, doesn't count.
    #expect(abs(scale - 200.0 / 110) < 0.06)
  }

  @Test func aRotationSaysHowFarTheFingersHaveTurned() throws {
    let rotation = log.watch(UIRotationGestureRecognizer(), "rotation")
    stage.outer.addGestureRecognizer(rotation)
    var angle: CGFloat = 0
    log.whenCalled = { _ in angle = rotation.rotation }
    try stage.outer.pinch(scale: 1, rotation: .pi / 2)
    #expect(log.calls.first == "rotation began" && log.calls.last == "rotation ended")
    #expect(abs(angle - .pi / 2) < 0.25)
  }

  @Test func pinchAndRotation_AreRecognisedTogether_IfADelegateSaysSo() throws {
    let pinch = log.watch(UIPinchGestureRecognizer(), "pinch")
    let rotation = log.watch(UIRotationGestureRecognizer(), "rotation")
    let delegate = GestureDelegate()
    for recognizer in [pinch, rotation] { stage.outer.addGestureRecognizer(recognizer) }
    try stage.outer.pinch(scale: 2, rotation: 1)
    #expect(Set(log.calls.map { $0.split(separator: " ")[0] }).count == 1)
    log.calls = []
    delegate.isSimultaneous = true
    rotation.delegate = delegate
    try stage.outer.pinch(scale: 2, rotation: 1)
    #expect(log.calls.contains("pinch ended") && log.calls.contains("rotation ended"))
  }

  @Test func aWheelThatIsTurnedWithCtrl_IsAPinch() throws {
    let pinch = log.watch(UIPinchGestureRecognizer(), "pinch")
    let feed = stage.screen.window.eventSynthesizer
    #expect(!feed.zoom(by: 1.1, at: CGPoint(x: 70, y: 70)))
    stage.outer.addGestureRecognizer(pinch)
    #expect(feed.zoom(by: 1.1, at: CGPoint(x: 70, y: 70)))
    #expect(feed.zoom(by: 1.1, at: CGPoint(x: 70, y: 70)))
    #expect(abs(pinch.scale - 1.21) < 1e-9)
    #expect(pinch.location(in: stage.inner) == CGPoint(x: 20, y: 20))
    stage.screen.advance(by: 0.3)
    #expect(log.calls == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  // MARK: - The pointer

  @Test func aHoverBeginsWhenThePointerComes_AndEndsWhenItLeaves() throws {
    stage.inner.addGestureRecognizer(log.watch(UIHoverGestureRecognizer(), "hover"))
    let feed = stage.screen.window.eventSynthesizer
    feed.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.calls == [])
    try stage.inner.hover()
    feed.hover(at: CGPoint(x: 60, y: 60))
    feed.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.calls == ["hover began", "hover changed", "hover ended"])
    try stage.inner.hover()
    feed.hover(at: nil)
    #expect(log.calls.suffix(2) == ["hover began", "hover ended"])
  }
}

extension TouchStage {
  func moveInner(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: outer)
    inner.frame = inner.frame.offsetBy(dx: translation.x, dy: translation.y)
    pan.setTranslation(.zero, in: outer)
  }
}

/// Records the calls of gesture recognizers.
final class GestureLog {
  var calls: [String] = []
  var whenCalled: (UIGestureRecognizer) -> Void = { _ in }

  /// Records the calls of `recognizer` under this name.
  func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureLog.note)
    return recognizer
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    calls.append("\(recognizer.name ?? "") \(recognizer.state)")
    whenCalled(recognizer)
  }
}

final class GestureDelegate: UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var begins = true
  var whenAsked: () -> Void = {}
  var receives = true
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    whenAsked()
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requires }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isRequiredBy }
}
