// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Overrides what UIKit lets a subclass of UIGestureRecognizer override, with UIKit's signatures.
class EveryRecognizer: UIGestureRecognizer {
  private(set) var calls: [String] = []

  func note(_ member: String = #function) { calls.append(member) }

  override var state: UIGestureRecognizer.State { didSet { note() } }
  override var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var view: UIView? { super.view }
  override var cancelsTouchesInView: Bool { didSet {} }
  override var delaysTouchesBegan: Bool { didSet {} }
  override var delaysTouchesEnded: Bool { didSet {} }
  override var allowedTouchTypes: [NSNumber] { didSet {} }
  override var name: String? { didSet {} }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func reset() {
    note()
    super.reset()
  }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    note()
    return super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    note()
    return super.shouldReceive(event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    super.touchesEnded(touches, with: event)
    state = .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    super.touchesCancelled(touches, with: event)
  }
}

class EveryPan: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int { didSet {} }
  override var maximumNumberOfTouches: Int { didSet {} }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

@Suite(.alone) struct GestureContractTests {
  @Test func recogniserAndView_AreCalledInUIKitsOrder() throws {
    let view = EveryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let recognizer = EveryRecognizer()
    view.addGestureRecognizer(recognizer)
    let controller = UIViewController()
    let screen = Screen(controller)
    controller.view.addSubview(view)
    screen.update()
    let finger = try view.press()
    finger.move(by: CGVector(dx: 3, dy: 0), steps: 1)
    finger.lift()
    #expect(
      recognizer.calls == [
        "shouldReceive(_:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
        "touchesEnded(_:with:)", "state", "reset()",
      ])
    #expect(view.calls["touchesBegan(_:with:)"] == 1)
    #expect(view.calls["touchesMoved(_:with:)"] == 1)
    #expect(view.calls["gestureRecognizerShouldBegin(_:)"] == 1)
    #expect(view.calls["touchesCancelled(_:with:)"] == 1)
    #expect(view.calls["touchesEnded(_:with:)"] == nil)
  }
}
