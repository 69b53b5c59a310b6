// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct TappingTests {
  private final class Counter {
    var presses = 0

    func press() { presses += 1 }
  }

  private let counter = Counter()
  private let save: UIButton
  private let screen: Screen

  init() {
    save = button("Save")
    save.addTarget(counter, action: Counter.press, for: .touchUpInside)
    screen = Screen(controller(save), size: CGSize(width: 300, height: 400))
  }

  private func refusal() -> String? {
    let error = #expect(throws: ScreenError.self) { try save.tap() }
    #expect(counter.presses == 0)
    return error?.description
  }

  @Test func pressesTheControl() throws {
    try save.tap()
    #expect(counter.presses == 1)
  }

  @Test func pressesTheControlThatIsInTheMiddle() throws {
    let card = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    screen.window.rootViewController?.view.addSubview(card)
    card.addSubview(save)
    try card.tap()
    #expect(counter.presses == 1)
  }

  @Test func pressesTheButtonInACard_OrTheCardByItsText() throws {
    let (presses, card) = (
      Counter(), UIControl(frame: CGRect(x: 0, y: 100, width: 200, height: 90))
    )
    let title = label("Groceries")
    title.frame = CGRect(x: 0, y: 50, width: 100, height: 20)
    screen.window.rootViewController?.view.addSubview(card)
    card.addSubview(title)
    card.addSubview(save)
    card.addTarget(presses, action: Counter.press, for: .touchUpInside)
    try screen.button("Save").tap()
    #expect((counter.presses, presses.presses) == (1, 0))
    try screen.label("Groceries").tap()
    try screen.find(UIControl.self, "Groceries").tap()
    #expect((counter.presses, presses.presses) == (1, 2))
    #expect(
      screen.picture.hasSuffix(
        """
            UIControl "Groceries" (0, 100, 200, 90)
              UILabel (0, 50, 100, 20) text: "Groceries"
              UIButton "Save" (0, 0, 100, 40)
        """))
  }

  @Test func refuses_WhenADisabledButtonLiesInACard() throws {
    let card = UIControl(frame: CGRect(x: 0, y: 100, width: 200, height: 90))
    screen.window.rootViewController?.view.addSubview(card)
    card.addSubview(save)
    card.addTarget(counter, action: Counter.press, for: .touchUpInside)
    save.isEnabled = false
    #expect(refusal() == #"UIButton "Save" (0, 0, 100, 40) disabled is disabled."#)
  }

  @Test func beginsEditing_WhenItIsAField() throws {
    let name = field("Name", y: 200)
    screen.window.rootViewController?.view.addSubview(name)
    try name.tap()
    #expect(name.isEditing)
  }

  @Test func taps_WhenAPartCanBeSeen() throws {
    save.frame.origin.x = 299
    try save.tap()
    #expect(counter.presses == 1)
  }

  @Test func refuses_WhenItIsHidden() {
    save.isHidden = true
    #expect(refusal() == #"UIButton "Save" (0, 0, 100, 40) hidden is hidden."#)
  }

  @Test func refuses_WhenItIsInsideOfWhatIsHidden() {
    save.superview?.alpha = 0
    #expect(
      refusal() == """
        UIButton "Save" (0, 0, 100, 40) can't be seen: UIView (0, 0, 300, 400) alpha: 0, which it \
        is in, is hidden.
        """)
  }

  @Test func refuses_WhenItIsDisabled() {
    save.isEnabled = false
    #expect(refusal() == #"UIButton "Save" (0, 0, 100, 40) disabled is disabled."#)
  }

  @Test func refuses_WhileItIsAnimated() throws {
    UIView.animate(withDuration: 0.3) {
      save.superview?.transform = CGAffineTransform(1, 0, 0, 1, 0, 9)
    }
    #expect(
      refusal() == """
        UIButton "Save" (0, 0, 100, 40), which is in UIView (0, 9, 300, 400), is being animated and \
        takes no input meanwhile. Let the time pass by the screen's advance(by:), or animate with \
        .allowUserInteraction.
        """)
    screen.advance(by: 0.3)
    try save.tap()
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { save.alpha = 0.5 }
    try save.tap()
    #expect(counter.presses == 2)
  }

  @Test func refuses_WhenItLiesOutside() {
    save.frame.origin.x = 300
    #expect(
      refusal() == """
        UIButton "Save" (300, 0, 100, 40) lies outside of the window, whose size is (300, 400), or \
        of a view that it is in. In a scroll view, scrollIntoView() scrolls to it.
        """)
  }

  @Test func refuses_WhenItIsCovered() {
    let cover = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
    cover.accessibilityIdentifier = "cover"
    save.superview?.addSubview(cover)
    #expect(
      refusal()
        == #"UIButton "Save" (0, 0, 100, 40) is covered by UIView #cover (40, 10, 20, 20)."#)
  }

  @Test func refuses_WhenItTakesNoInput() {
    save.isUserInteractionEnabled = false
    #expect(
      refusal() == """
        UIButton "Save" (0, 0, 100, 40) does nothing when it is tapped: it isn't a control, or it \
        or a view around it takes no input (isUserInteractionEnabled).
        """)
  }

  @Test func refuses_WhenItIsNoControl() throws {
    let view = try #require(save.superview)
    save.removeFromSuperview()
    #expect(throws: ScreenError.self) { try view.tap() }
  }

  @Test func refuses_WhenItHasLeftTheWindow() {
    save.removeFromSuperview()
    #expect(
      refusal() == #"UIButton "Save" (0, 0, 100, 40) isn't in a window any more. Find it anew."#)
  }
}
