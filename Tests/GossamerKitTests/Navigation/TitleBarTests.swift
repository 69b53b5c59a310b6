// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Navigation bars are the window's title bar where they stand along its top, and make room for the
/// window's buttons there.
@Suite(.alone) @MainActor struct TitleBarTests {
  private let list = UIViewController()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    list.title = "List"
    navigation = UINavigationController(rootViewController: list)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  // MARK: - Which bar is the title bar

  @Test func aNavigationBarIsTheTitleBar_AndThePlainScreenHasNone() {
    #expect(makeWindow(navigation).showsBarsAlongTop)
    #expect(!makeWindow(UIViewController()).showsBarsAlongTop)
  }

  @Test func theHostHearsOfIt_WhenTheBarIsHiddenAndShown() throws {
    try withRecordingHost { host in
      let window = makeWindow(navigation)
      let windowHost = try #require(host.windows.first)
      let before = windowHost.chromeUpdates
      navigation.setNavigationBarHidden(true, animated: false)
      update()
      #expect(!window.showsBarsAlongTop)
      #expect(windowHost.chromeUpdates == before + 1)
      navigation.setNavigationBarHidden(false, animated: false)
      update()
      #expect(window.showsBarsAlongTop)
      #expect(windowHost.chromeUpdates == before + 2)
      window.isHidden = true
    }
  }

  @Test func aFullScreenWithoutABarNeedsTheHosts_AndASheetDoesNot() {
    let window = makeWindow(navigation)
    let presented = UIViewController()
    presented.title = "Presented"
    list.present(presented, animated: false)
    update()
    #expect(window.showsBarsAlongTop)
    #expect(window.title == "Presented")
    #expect(window.barTitle == "List")
    list.dismiss(animated: false)
    presented.modalPresentationStyle = .fullScreen
    list.present(presented, animated: false)
    update()
    #expect(!window.showsBarsAlongTop)
    #expect(window.barTitle == "Presented")
    list.dismiss(animated: false)
    update()
    #expect(window.showsBarsAlongTop)
  }

  @Test func aBarOnASheetIsNotTheWindows() {
    let plain = UIViewController()
    let window = makeWindow(plain)
    plain.present(navigation, animated: false)
    update()
    #expect(bar.window === window)
    #expect(!window.showsBarsAlongTop)
  }

  /// Frames of two navigation controllers in a window of 400 by 600 points; whether their bars are the
  /// title bar.
  nonisolated static let places: [(left: CGRect, right: CGRect, areTitleBar: Bool)] = [
    (
      CGRect(x: 0, y: 0, width: 150, height: 600), CGRect(x: 150, y: 0, width: 250, height: 600),
      true
    ),
    (
      CGRect(x: 0, y: 0, width: 150, height: 600), CGRect(x: 160, y: 0, width: 240, height: 600),
      false
    ),
    (
      CGRect(x: 0, y: 0, width: 150, height: 600), CGRect(x: 150, y: 20, width: 250, height: 580),
      false
    ),
    (
      CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 0, y: 300, width: 400, height: 300),
      true
    ),
    (
      CGRect(x: 0, y: 0, width: 100, height: 600), CGRect(x: 100, y: 0, width: 200, height: 600),
      false
    ),
  ]

  @Test(arguments: places)
  func barsSideBySideAreTheTitleBar_IfTheyReachFromSideToSide(
    left: CGRect, right: CGRect, areTitleBar: Bool
  ) {
    let second = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(container(of: [(navigation, left), (second, right)]))
    #expect(window.showsBarsAlongTop == areTitleBar)
  }

  private func container(of children: [(UIViewController, CGRect)]) -> UIViewController {
    let container = UIViewController()
    container.view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    for (child, frame) in children {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.view.frame = frame
      child.didMove(toParent: container)
    }
    return container
  }

  // MARK: - Room for the window's buttons

  @Test(arguments: [false, true])
  func theContentsMakeRoomForTheWindowsButtons(isRightToLeft: Bool) throws {
    let window = makeWindow(navigation)
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.windowButtonInsets = UIEdgeInsets(top: 44, left: 60, bottom: 0, right: 90)
    let detail = UIViewController()
    let done = UIBarButtonItem(systemItem: .done)
    detail.navigationItem.rightBarButtonItem = done
    navigation.pushViewController(detail, animated: false)
    update()
    let back = try #require(bar.subviews.lazy.compactMap { $0 as? BackButton }.first)
    if isRightToLeft {
      #expect(back.frame.maxX == 302)
      #expect(done.button.frame.minX == 68)
    } else {
      #expect(back.frame.minX == 68)
      #expect(done.button.frame.maxX == 302)
    }
    window.windowButtonInsets = .zero
    update()
    #expect(back.frame.minX == (isRightToLeft ? 392 - back.frame.width : 8))
  }

  @Test func ofBarsSideBySide_EachMakesRoomOnItsOwnSide() {
    let second = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(
      container(of: [
        (navigation, CGRect(x: 0, y: 0, width: 150, height: 600)),
        (second, CGRect(x: 150, y: 0, width: 250, height: 600)),
      ]))
    window.windowButtonInsets = UIEdgeInsets(top: 44, left: 60, bottom: 0, right: 90)
    update()
    #expect(bar.windowButtonInsets == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
    #expect(
      second.navigationBar.windowButtonInsets
        == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 90))
    // Moved without being resized, the bar isn't below the buttons any more.
    second.view.frame.origin.y = 44
    update()
    #expect(second.navigationBar.windowButtonInsets == .zero)
  }

  @Test func theTitleStaysInItsPlace_WhileItsScreenGoes() {
    let window = makeWindow(navigation)
    window.windowButtonInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 90)
    update()
    #expect(bar.windowButtonInsets.right == 90)
    UIView.animate(withDuration: 1) {
      navigation.view.transform = CGAffineTransform(translationX: 0, y: 600)
    }
    bar.setNeedsLayout()
    update()
    #expect(bar.windowButtonInsets.right == 90)
  }

  @Test func theTitleStandsBesideItsButtons_WhereABarIsNarrow() {
    var layout = NavigationBarLayout(
      width: 250, backWidths: [80], trailingWidths: [60], titleWidth: 100)
    layout.covered = (0, 40)
    #expect(layout.trailing == [NavigationBarLayout.Stretch(start: 142, width: 60)])
    #expect(layout.title == NavigationBarLayout.Stretch(start: 94, width: 42))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [400, 1000])
  func aSheetLiesBelowTheWindowsButtons(style: UIModalPresentationStyle, width: Int) throws {
    let window = makeWindow(navigation, width: CGFloat(width))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    list.present(sheet, animated: false)
    update()
    let card = try #require(sheet.view.superview)
    #expect(card.frame.minY == 24)
    window.windowButtonInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 50)
    update()
    #expect(card.frame.minY == 44)
    let container = try #require(card.superview)
    let handle = try #require(container.subviews.lazy.compactMap { $0 as? WindowHandleView }.first)
    #expect(handle.frame == CGRect(x: 0, y: 0, width: width, height: 44))
  }

  // MARK: - The title of the window

  @Test func theWindowIsCalledLikeTheTopmostScreen_HoweverDeepItIs() {
    let container = container(of: [
      (navigation, CGRect(x: 0, y: 0, width: 400, height: 600))
    ])
    let window = makeWindow(container)
    #expect(window.title == "List")
    let detail = UIViewController()
    detail.navigationItem.title = "Detail"
    navigation.pushViewController(detail, animated: false)
    update()
    #expect(window.title == "Detail")
    container.title = "Mail"
    update()
    #expect(window.title == "Mail")
  }

  @Test func theHostHearsOfATitleInside_ThatCameLater() throws {
    try withRecordingHost { host in
      let container = container(of: [])
      let window = makeWindow(container)
      let windowHost = try #require(host.windows.first)
      let before = windowHost.chromeUpdates
      container.addChild(list)
      container.view.addSubview(list.view)
      update()
      #expect(window.title == "List")
      #expect(windowHost.chromeUpdates == before + 1)
      window.isHidden = true
    }
  }
}
