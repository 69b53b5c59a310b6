// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct PopoverTests {
  private let lower = UIViewController()
  private let upper = UIViewController()
  private let source = UIView(frame: CGRect(x: 700, y: 100, width: 60, height: 40))

  init() {
    lower.view.addSubview(source)
    upper.modalPresentationStyle = .popover
    upper.preferredContentSize = CGSize(width: 200, height: 150)
    upper.popoverPresentationController?.sourceView = source
  }

  private func show(width: CGFloat = 800) -> Screen {
    let screen = Screen(lower, size: CGSize(width: width, height: 600))
    lower.present(upper, animated: false)
    screen.update()
    return screen
  }

  private var popover: UIPopoverPresentationController? { upper.popoverPresentationController }

  /// The frame of the screen in the window.
  private var frame: CGRect { upper.view.convert(upper.view.bounds, to: nil) }

  @Test func standsBelowItsSource_WithinTheWindow() {
    let screen = show()
    defer { screen.update() }
    #expect(frame == CGRect(x: 590, y: 152, width: 200, height: 150))
    #expect(popover?.arrowDirection == .up)
    #expect(lower.presentedViewController === upper)
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.down, CGRect(x: 590, y: 10, width: 200, height: 78)),
    (.right, CGRect(x: 488, y: 45, width: 200, height: 150)),
    (UIPopoverArrowDirection(), CGRect(x: 590, y: 45, width: 200, height: 150)),
  ])
  func standsWhereTheArrowMayPoint(directions: UIPopoverArrowDirection, frame: CGRect) {
    popover?.permittedArrowDirections = directions
    let screen = show()
    defer { screen.update() }
    #expect(self.frame == frame)
    #expect(popover?.arrowDirection == directions)
  }

  @Test func followsItsSourceAndItsSize() {
    let screen = show()
    source.frame.origin = CGPoint(x: 300, y: 300)
    upper.preferredContentSize = CGSize(width: 100, height: 100)
    screen.update()
    #expect(frame == CGRect(x: 280, y: 352, width: 100, height: 100))
    popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.update()
    #expect(frame.midX == 305)
  }

  @Test func aPressBesideAndEscapeDismissIt() throws {
    final class Watcher: UIPopoverPresentationControllerDelegate {
      var notes: [String] = []
      var permits = false
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
      {
        permits
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        notes.append("did dismiss")
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { notes.append("did dismiss popover") }
    }
    let watcher = Watcher()
    popover?.delegate = watcher
    let screen = show()
    screen.pressEscape()
    #expect(lower.presentedViewController != nil)
    watcher.permits = true
    screen.press(at: CGPoint(x: 100, y: 500)).lift()
    screen.update()
    #expect(lower.presentedViewController == nil)
    #expect(watcher.notes == ["did dismiss", "did dismiss popover"])
  }

  @Test func isASheetInANarrowWindow_UnlessItsDelegateWantsAPopover() {
    final class Watcher: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      { .none }
    }
    let screen = show(width: 400)
    #expect(upper.presentationController is UISheetPresentationController)
    #expect(popover?.sourceView === source)
    lower.dismiss(animated: false)
    screen.update()
    #expect(upper.modalPresentationStyle == .popover)
    let watcher = Watcher()
    popover?.delegate = watcher
    lower.present(upper, animated: false)
    screen.update()
    #expect(upper.presentationController is UIPopoverPresentationController)
    #expect(frame.width == 200 && frame.maxX <= 390)
  }

  @Test func theDelegateGivesAnotherController_ForASheet() {
    final class Watcher: UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let watcher = Watcher()
    popover?.delegate = watcher
    _ = show(width: 400)
    #expect(lower.presentedViewController is UINavigationController)
    #expect(upper.navigationController != nil)
  }

  @Test func viewsCanStayUsable() throws {
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in })
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    lower.view.addSubview(button)
    popover?.passthroughViews = [button]
    let screen = show()
    try screen.button("Press").tap()
    #expect(lower.presentedViewController != nil)
    popover?.passthroughViews = nil
    screen.update()
    #expect(throws: ScreenError.self) { try screen.button("Press").tap() }
  }

  @Test func withoutASource_ItIsInTheMiddle_AndAMessageSaysSo() {
    popover?.sourceView = nil
    let logged = messages { _ = show() }
    #expect(logged.contains { $0.contains("has no source in the window") })
    #expect(frame == CGRect(x: 300, y: 225, width: 200, height: 150))
  }

  @Test func pointsToABarButton() {
    let item = UIBarButtonItem(title: "More")
    lower.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: lower)
    let screen = Screen(stack, size: CGSize(width: 800, height: 600))
    popover?.sourceItem = item
    #expect(popover?.barButtonItem === item && popover?.sourceView == nil)
    lower.present(upper, animated: false)
    screen.update()
    #expect(frame.minY == 56 && frame.maxX == 790)
  }

  @Test func anActionSheetStandsBesideItsSource() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.sourceView = source
    let screen = Screen(lower, size: CGSize(width: 800, height: 600))
    lower.present(sheet, animated: false)
    screen.update()
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minY == 152 && frame.maxX == 790)
    #expect(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        .popoverPresentationController == nil)
  }
}
