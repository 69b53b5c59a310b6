// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct PresentationTests {
  private let notes = ScreenNotes()
  private let (lower, upper): (NotingScreen, NotingScreen)
  private let window: UIWindow

  init() {
    (lower, upper) = (NotingScreen("A", notes), NotingScreen("B", notes))
    window = makeWindow(lower)
    _ = notes.take()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  /// The calls that the screens get when a screen of each style is presented and dismissed.
  nonisolated static let orders:
    [(style: UIModalPresentationStyle, coming: [String], going: [String])] = [
      (
        .fullScreen,
        [
          "B didLoad", "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
          "presented",
        ],
        ["B willDisappear", "A willAppear", "A didAppear", "B didDisappear", "dismissed"]
      ),
      (
        .overFullScreen, ["B didLoad", "B willAppear", "B didAppear", "presented"],
        ["B willDisappear", "B didDisappear", "dismissed"]
      ),
      (
        .pageSheet, ["B didLoad", "B willAppear", "B didAppear", "presented"],
        ["B willDisappear", "B didDisappear", "dismissed"]
      ),
    ]

  @Test(arguments: orders)
  func tellsTheScreens_InUIKitsOrder(
    style: UIModalPresentationStyle, coming: [String], going: [String]
  ) {
    upper.modalPresentationStyle = style
    lower.present(upper, animated: true) { notes.add("presented") }
    update()
    #expect(notes.take() == coming)
    #expect(lower.presentedViewController === upper)
    #expect(upper.presentingViewController === lower)
    #expect((lower.view.window == nil) == (style == .fullScreen))
    upper.dismiss(animated: true) { notes.add("dismissed") }
    update()
    #expect(notes.take() == going)
    #expect(lower.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
    #expect(window.subviews == [lower.view])
  }

  @Test func theLowerScreenComesBack_WhenItIsDismissedBeforeAnythingWasShown() {
    upper.modalPresentationStyle = .fullScreen
    lower.present(upper, animated: false)
    upper.dismiss(animated: false)
    update()
    #expect(
      notes.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "B willDisappear", "A didDisappear",
        "A willAppear", "A didAppear", "B didDisappear",
      ])
  }

  @Test func dismissesAllThatLiesOnAScreen_WhenThatIsAskedTo() {
    let top = NotingScreen("C", notes)
    upper.modalPresentationStyle = .fullScreen
    lower.present(upper, animated: false)
    update()
    upper.present(top, animated: false)
    update()
    _ = notes.take()
    lower.dismiss(animated: false) { notes.add("dismissed") }
    update()
    #expect(
      notes.take() == [
        "C willDisappear", "B willDisappear", "A willAppear", "A didAppear", "C didDisappear",
        "B didDisappear", "dismissed",
      ])
    #expect(window.subviews == [lower.view])
  }

  @Test func callsTheCompletion_WhenThereIsNothingToDismiss() {
    lower.dismiss(animated: false) { notes.add("dismissed") }
    #expect(notes.take() == ["dismissed"])
  }

  @Test func theOutermostControllerPresents() {
    let child = NotingScreen("child", notes)
    lower.addChild(child)
    lower.view.addSubview(child.view)
    child.present(upper, animated: false)
    #expect(upper.presentingViewController === lower)
    #expect(child.presentedViewController === upper)
    #expect(upper.next === lower)
  }

  @Test func refusesWithTheReason() {
    let other = NotingScreen("C", notes)
    let elsewhere = UIViewController()
    lower.present(upper, animated: false)
    let said = messages {
      lower.present(other, animated: false)
      elsewhere.present(other, animated: false)
      upper.present(lower, animated: false)
      upper.present(upper, animated: false)
    }
    #expect(
      said == [
        """
        NotingScreen isn't presented on NotingScreen (by NotingScreen): it is already presenting \
        NotingScreen. Dismiss that one before, or present from it.
        """,
        """
        NotingScreen isn't presented on UIViewController (by UIViewController): the view of \
        UIViewController isn't in a window. Present in viewDidAppear(_:) or later.
        """,
        """
        NotingScreen isn't presented on NotingScreen (by NotingScreen): it is the window's root view \
        controller.
        """,
        "NotingScreen isn't presented on NotingScreen (by NotingScreen): NotingScreen shows it already.",
      ])
    #expect(other.presentingViewController == nil)
  }

  @Test func nothingBelowCanBeUsed() {
    let (below, above) = (UITextField(frame: .zero), UITextField(frame: .zero))
    below.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    lower.view.addSubview(below)
    upper.loadViewIfNeeded()
    upper.view.addSubview(above)
    below.becomeFirstResponder()
    lower.present(upper, animated: false)
    update()
    #expect(!below.isFirstResponder)
    #expect(window.firstResponder == nil)
    #expect(below.becomeFirstResponder() == false)
    #expect(window.hitTest(CGPoint(x: 200, y: 5), with: nil)?.isDescendant(of: lower.view) == false)
    #expect(above.becomeFirstResponder())
    upper.dismiss(animated: false)
    update()
    #expect(below.isFirstResponder)
    #expect(window.hitTest(CGPoint(x: 200, y: 5), with: nil) === below)
  }

  @Test func takesTheKeyboard_EvenIfTheFieldBelowRefuses() {
    let field = StubbornField(frame: .zero)
    lower.view.addSubview(field)
    field.becomeFirstResponder()
    lower.present(upper, animated: false)
    #expect(window.firstResponder == nil)
    #expect(!field.isEditing)
  }

  nonisolated static let escapes: [(UIModalPresentationStyle, isModal: Bool, dismisses: Bool)] = [
    (.automatic, false, true), (.pageSheet, false, true), (.formSheet, false, true),
    (.pageSheet, true, false), (.fullScreen, false, false), (.overFullScreen, false, false),
  ]

  @Test(arguments: escapes)
  func escapeDismissesASheet_UnlessItIsModal(
    style: UIModalPresentationStyle, isModal: Bool, dismisses: Bool
  ) {
    upper.modalPresentationStyle = style
    upper.isModalInPresentation = isModal
    lower.present(upper, animated: false)
    update()
    #expect(window.pressEscape() == dismisses)
    #expect((lower.presentedViewController == nil) == dismisses)
    #expect(window.presentations.isEmpty == dismisses)
  }

  @Test func theTitleIsThatOfTheTopmostScreenThatHasOne() {
    #expect(window.title == "A")
    lower.present(upper, animated: false)
    #expect(window.title == "B")
    upper.title = "Settings"
    #expect(window.title == "Settings")
    upper.title = nil
    #expect(window.title == "A")
    upper.dismiss(animated: false)
    #expect(window.title == "A")
  }

  @Test func comesBackWithItsWindow() {
    lower.present(upper, animated: false)
    update()
    _ = notes.take()
    window.isHidden = true
    #expect(
      notes.take() == ["B willDisappear", "B didDisappear", "A willDisappear", "A didDisappear"])
    window.isHidden = false
    update()
    #expect(notes.take() == ["A willAppear", "B willAppear", "A didAppear", "B didAppear"])
    upper.dismiss(animated: false)
    window.isHidden = true
    _ = notes.take()
  }

  @Test func goesWithTheRootViewController() {
    lower.present(upper, animated: false)
    update()
    _ = notes.take()
    window.rootViewController = UIViewController()
    #expect(
      notes.take() == ["B willDisappear", "B didDisappear", "A willDisappear", "A didDisappear"])
    #expect(lower.presentedViewController == nil)
    window.rootViewController = lower
    #expect(!lower.view.isCovered)
  }

  @Test func isFreed_WhenItIsDismissed() {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
      weak var presented: UIViewController?
      weak var view: UIView?
      do {
        let screen = NotingScreen("B", notes)
        screen.modalPresentationStyle = style
        lower.present(screen, animated: false)
        update()
        (presented, view) = (screen, screen.view)
        screen.dismiss(animated: false)
      }
      update()
      #expect(presented == nil)
      #expect(view == nil)
    }
  }

  @Test func isFreedWithItsWindow() {
    weak var presented: UIViewController?
    do {
      let (root, screen) = (NotingScreen("A", notes), NotingScreen("B", notes))
      let window = makeWindow(root)
      root.present(screen, animated: false)
      update()
      presented = screen
      window.isHidden = true
    }
    #expect(presented == nil)
  }
}

private final class StubbornField: UITextField {
  override func resignFirstResponder() -> Bool { false }
}
