// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerKit

/// Where sheets lie in their windows.
@MainActor struct SheetTests {
  private let (lower, upper): (NotingScreen, NotingScreen)
  private let window: UIWindow

  init() {
    let notes = ScreenNotes()
    (lower, upper) = (NotingScreen("A", notes), NotingScreen("B", notes))
    window = makeWindow(lower)
  }

  private func update() { UpdateCycle.shared.updateToRest() }

  /// Where the card lies in a window of 600 points' height.
  nonisolated static let cards: [(isForm: Bool, preferred: CGSize, width: CGFloat, card: CGRect)] =
    [
      (false, .zero, 400, CGRect(x: 0, y: 24, width: 400, height: 576)),
      (true, .zero, 587, CGRect(x: 0, y: 24, width: 587, height: 576)),
      (true, .zero, 588, CGRect(x: 24, y: 24, width: 540, height: 552)),
      (false, .zero, 1000, CGRect(x: 148, y: 24, width: 704, height: 552)),
      (
        true, CGSize(width: 300, height: 200), 1000, CGRect(x: 350, y: 200, width: 300, height: 200)
      ),
      (true, CGSize(width: 300, height: 0), 400, CGRect(x: 50, y: 24, width: 300, height: 552)),
      (
        false, CGSize(width: 300, height: 200), 1000,
        CGRect(x: 148, y: 24, width: 704, height: 552)
      ),
      (
        true, CGSize(width: -5, height: CGFloat.nan), 400,
        CGRect(x: 0, y: 24, width: 400, height: 576)
      ),
    ]

  @Test(arguments: cards)
  func theCardLiesInTheMiddle_OrAtTheBottomOfANarrowWindow(
    isForm: Bool, preferred: CGSize, width: CGFloat, card: CGRect
  ) {
    let geometry = SheetGeometry(isForm: isForm, preferredSize: preferred)
    #expect(geometry.frame(in: CGSize(width: width, height: 600)) == card)
  }

  @Test func theCardFollowsThePreferredSize() {
    let form = FormScreen()
    form.modalPresentationStyle = .formSheet
    window.hostDidResize(to: CGSize(width: 1000, height: 800))
    lower.present(form, animated: false)
    update()
    #expect(form.view.frame.size == CGSize(width: 300, height: 200))
    form.preferredContentSize = CGSize(width: 320, height: 240)
    update()
    #expect(form.view.frame.size == CGSize(width: 320, height: 240))
    #expect(window.subviews.count == 2)
  }

  @Test func nothingAroundAScreenIsLaidOut_WhenThePreferredSizeOfOneOnNoSheetChanges() {
    let (child, box) = (UIViewController(), UIView())
    lower.addChild(child)
    lower.view.addSubview(box)
    box.addSubview(child.view)
    update()
    #expect(!window.pendingBelow.union(window.pending).contains(.layout))
    child.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(!window.pendingBelow.union(window.pending).contains(.layout))
  }

  @Test func whatLiesOnTheCard_IsElevated() {
    lower.present(upper, animated: false)
    update()
    #expect(lower.traitCollection.userInterfaceLevel == .base)
    #expect(upper.traitCollection.userInterfaceLevel == .elevated)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let lifted = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let ground = UIColor.systemBackground
    #expect(ground.components(with: dark) == UIColor.black.components())
    #expect(ground.components(with: lifted).red == CGFloat(0x1C) / 255)
    upper.modalPresentationStyle = .fullScreen
    upper.dismiss(animated: false)
    update()
    lower.present(upper, animated: false)
    update()
    #expect(upper.traitCollection.userInterfaceLevel == .base)
  }

  @Test func theScreenFollowsTheWindowsSize() {
    lower.present(upper, animated: false)
    update()
    #expect(upper.view.convert(upper.view.bounds, to: nil).origin == CGPoint(x: 0, y: 24))
    window.hostDidResize(to: CGSize(width: 1000, height: 800))
    update()
    #expect(
      upper.view.convert(upper.view.bounds, to: nil)
        == CGRect(x: 148, y: 24, width: 704, height: 752))
  }
}

private final class FormScreen: UIViewController {
  override func viewDidLoad() { preferredContentSize = CGSize(width: 300, height: 200) }
}
