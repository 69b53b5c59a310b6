// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Sheets at their detents, and gestures on them. The window is 400 by 600 points.
@Suite(.alone) @MainActor struct SheetTests {
  private let notes = ScreenNotes()
  private let (lower, upper): (NotingScreen, NotingScreen)
  private let watcher: Watcher
  private let window: UIWindow
  private let sheet: UISheetPresentationController

  init() throws {
    (lower, upper) = (NotingScreen("A", notes), NotingScreen("B", notes))
    watcher = Watcher(notes)
    window = makeWindow(lower)
    sheet = try #require(upper.sheetPresentationController)
    sheet.delegate = watcher
    _ = notes.take()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }
  private func advance(_ seconds: Double) { Interface.current.clock.advance(by: seconds) }

  private func present() {
    lower.present(upper, animated: true)
    update()
    _ = notes.take()
  }

  /// Touches the window at a height, moves, rests, and lifts the finger.
  private func drag(
    from y: CGFloat, to end: CGFloat, resting: Bool = true,
    by type: UITouch.TouchType = .indirectPointer
  ) {
    let finger = Touch(
      on: window, at: CGPoint(x: 200, y: y), type: type,
      buttons: type == .direct ? [] : .primary)
    finger.move(to: CGPoint(x: 200, y: end), in: 0.3)
    if resting { finger.move(by: CGVector(dx: 0, dy: 0.01), in: 0.4, steps: 4) }
    finger.lift()
    advance(1)
  }

  private var top: CGFloat { sheet.card.frame.minY }

  /// Takes each dismissal back without an interaction.
  private final class Refusal: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(false)
    }
  }

  @Test func dimsTheScreenBelowAgain_WhenItsDismissalIsTakenBack() {
    let refusal = Refusal()
    present()
    upper.transitioningDelegate = refusal
    upper.dismiss(animated: true)
    advance(1)
    #expect(upper.presentingViewController === lower)
    #expect(sheet.dimming.alpha == 1)
  }

  nonisolated static let rests: [(String, CGFloat)] = [
    ("medium", 300), ("large", 24), ("low", 480), ("none", 300),
  ]

  @Test(arguments: rests) func restsAtTheSelectedDetent(name: String, top: CGFloat) {
    sheet.detents = [
      .large(), .medium(), .custom(identifier: .init("low")) { _ in 120 }, .custom { _ in nil },
    ]
    sheet.selectedDetentIdentifier =
      ["medium": .medium, "large": .large, "low": .init("low")][name]
    if name == "none" { sheet.detents = [.large(), .medium()] }
    present()
    #expect(self.top == top)
    #expect(upper.view.frame.height == 600 - top)
    #expect(sheet.card.frame.maxY == 612)
  }

  @Test func aCustomDetentKnowsItsSurroundings() {
    var seen: [CGFloat] = []
    sheet.detents = [
      .custom { context in
        seen.append(context.maximumDetentValue)
        return context.maximumDetentValue * 0.25
      }
    ]
    present()
    #expect(Set(seen) == [576])
    #expect(abs(top - 456) < 1e-9)
    window.hostDidResize(to: CGSize(width: 400, height: 424))
    update()
    #expect(top == 324)
  }

  @Test func badDetentsAreRefusedWithAMessage() {
    let said = messages {
      sheet.detents = []
      sheet.detents = [.custom(identifier: .init("odd")) { _ in .nan }]
      lower.present(upper, animated: false)
      update()
    }
    #expect(
      Set(said) == [
        "The detents of a sheet can't be empty; they stay as they were. Use [.large()].",
        """
        The detent 'odd' of a sheet resolves to the height nan, which isn't finite; it is left out.
        """,
      ])
    #expect(top == 24)
  }

  @Test func aWideWindowShowsACardInTheMiddle_WithoutDetents() throws {
    window.hostDidResize(to: CGSize(width: 900, height: 700))
    upper.modalPresentationStyle = .formSheet
    let sheet = try #require(upper.sheetPresentationController)
    sheet.detents = [.medium()]
    sheet.prefersGrabberVisible = true
    present()
    #expect(upper.sheetPresentationController === sheet)
    #expect(sheet.card.frame == CGRect(x: 180, y: 40, width: 540, height: 620))
    #expect(sheet.card.subviews == [upper.view])
    window.hostDidResize(to: CGSize(width: 400, height: 700))
    update()
    #expect(sheet.card.frame.minY == 350)
    #expect(sheet.card.subviews.count == 2)
  }

  @Test func isDraggedFromDetentToDetent() {
    sheet.detents = [.medium(), .large()]
    present()
    let finger = Touch(
      on: window, at: CGPoint(x: 200, y: 320), type: .indirectPointer, buttons: .primary)
    finger.move(to: CGPoint(x: 200, y: 200), in: 0.4)
    #expect(abs(top - 180) < 13)
    #expect(notes.take() == [])
    finger.move(to: CGPoint(x: 200, y: 100), in: 0.4)
    finger.lift()
    advance(1)
    #expect(top == 24)
    #expect(notes.take() == ["com.apple.UIKit.large"])
    drag(from: 40, to: 290)
    #expect(top == 300)
    #expect(notes.take() == ["com.apple.UIKit.medium"])
    drag(from: 320, to: 340)
    #expect(top == 300 && lower.presentedViewController === upper)
  }

  @Test func isDraggedDown_AndDismissed() {
    present()
    drag(from: 40, to: 500)
    #expect(
      notes.take() == ["will", "B willDisappear", "B didDisappear", "did"])
    #expect(lower.presentedViewController == nil && window.subviews == [lower.view])
    #expect(!lower.view.isCovered)
  }

  @Test func aFingerScrollsTheContent_AndDragsTheSheetFromItsTop() {
    let scrollView = UIScrollView()
    present()
    scrollView.frame = upper.view.bounds
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    upper.view.addSubview(scrollView)
    update()
    drag(from: 400, to: 200, by: .direct)
    let offset = scrollView.contentOffset.y
    #expect((180...200).contains(offset))
    drag(from: 200, to: 300, by: .direct)
    #expect((offset - 101...offset - 79).contains(scrollView.contentOffset.y))
    drag(from: 200, to: 500, by: .direct)
    #expect(scrollView.contentOffset.y == 0)
    #expect(top == 24 && notes.take() == [])
    drag(from: 100, to: 560, by: .direct)
    #expect(
      notes.take() == ["will", "B willDisappear", "B didDisappear", "did"])
    #expect(lower.presentedViewController == nil)
  }

  @Test func aFlingDismisses() {
    present()
    drag(from: 40, to: 240, resting: false)
    #expect(lower.presentedViewController == nil)
  }

  @Test func staysAndTellsSo_WhenTheHandLetsGoTooEarly() {
    present()
    drag(from: 40, to: 200)
    #expect(notes.take() == ["will", "B willDisappear", "B willAppear", "B didAppear"])
    #expect(lower.presentedViewController === upper && lower.view.isCovered)
    #expect(top == 24 && sheet.card.transform == .identity && sheet.dimming.alpha == 1)
    drag(from: 40, to: 500)
    #expect(lower.presentedViewController == nil)
  }

  nonisolated static let refusals: [(isModal: Bool, mayDismiss: Bool)] = [
    (true, true), (false, false),
  ]

  @Test(arguments: refusals)
  func resistsAndTellsTheDelegate_WhenItMayNotBeDismissed(isModal: Bool, mayDismiss: Bool) {
    upper.isModalInPresentation = isModal
    watcher.mayDismiss = mayDismiss
    present()
    let finger = Touch(
      on: window, at: CGPoint(x: 200, y: 40), type: .indirectPointer, buttons: .primary)
    finger.move(to: CGPoint(x: 200, y: 500), in: 0.4)
    #expect(sheet.card.transform.ty > 50 && sheet.card.transform.ty < 200)
    finger.lift()
    advance(1)
    #expect(sheet.card.transform == .identity)
    #expect(!window.pressEscape())
    let beside = Touch(
      on: window, at: CGPoint(x: 200, y: 10), type: .indirectPointer, buttons: .primary)
    beside.lift()
    #expect(notes.take() == ["attempt", "attempt", "attempt"])
    #expect(lower.presentedViewController === upper)
  }

  @Test func aPressBesideAndEscapeDismiss() {
    for isEscape in [true, false] {
      upper.presentationController?.delegate = watcher
      present()
      if isEscape {
        #expect(window.pressEscape())
      } else {
        Touch(
          on: window, at: CGPoint(x: 200, y: 10), type: .indirectPointer, buttons: .primary
        ).lift()
      }
      update()
      #expect(notes.take() == ["will", "B willDisappear", "B didDisappear", "did"])
    }
    // Code dismisses without telling the delegate.
    upper.presentationController?.delegate = watcher
    present()
    lower.dismiss(animated: true)
    update()
    #expect(notes.take() == ["B willDisappear", "B didDisappear"])
  }

  @Test func theScreenBelowIsInUse_UpToTheLargestUndimmedDetent() {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    #expect(!lower.view.isCovered && sheet.dimming.alpha == 0)
    #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil) === lower.view)
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === upper.view)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(sheet.card.storedLayer?.animations.isEmpty == false)
    advance(1)
    #expect(lower.view.isCovered && sheet.dimming.alpha == 1 && top == 24)
    #expect(window.hitTest(CGPoint(x: 200, y: 10), with: nil) === sheet.dimming)
    #expect(notes.take() == [])
  }

  @Test func showsItsGrabber_AndItsCorners() throws {
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 30
    present()
    let grabber = try #require(sheet.card.subviews.last)
    #expect(grabber.frame == CGRect(x: 182, y: 5, width: 36, height: 5))
    #expect(sheet.card.layer.cornerRadius == 30)
    sheet.prefersGrabberVisible = false
    #expect(sheet.card.subviews == [upper.view])
  }

  @Test func isTakenBack_WhenItIsDismissedByCodeWhileItIsDragged() {
    present()
    let finger = Touch(
      on: window, at: CGPoint(x: 200, y: 40), type: .indirectPointer, buttons: .primary)
    finger.move(to: CGPoint(x: 200, y: 300), in: 0.2)
    lower.dismiss(animated: false)
    update()
    #expect(lower.presentedViewController == nil && window.subviews == [lower.view])
    finger.move(to: CGPoint(x: 200, y: 500), in: 0.2)
    finger.lift()
    advance(1)
    #expect(window.subviews == [lower.view])
  }
}

/// Records the calls of a sheet's delegate.
private final class Watcher: UISheetPresentationControllerDelegate {
  let notes: ScreenNotes
  var mayDismiss = true

  init(_ notes: ScreenNotes) { self.notes = notes }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    mayDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    notes.add("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    notes.add("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    notes.add("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    notes.add(sheet.selectedDetentIdentifier?.rawValue ?? "nil")
  }
}
