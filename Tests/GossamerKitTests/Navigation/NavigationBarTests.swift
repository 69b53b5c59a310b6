// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct NavigationBarTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    list.title = "List"
    detail.title = "Detail"
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  private var back: BackButton? { bar.subviews.lazy.compactMap { $0 as? BackButton }.first }
  private var title: UILabel? { bar.subviews.lazy.compactMap { $0 as? UILabel }.first }

  @Test func showsTheTitleInTheMiddle_AndNoWayBackFromTheFirstScreen() throws {
    let title = try #require(title)
    #expect(title.text == "List")
    #expect(abs(title.frame.midX - 200) <= 0.5)
    #expect(back?.isHidden == true)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(title.accessibilityTraits == .header)
  }

  @Test func theBackButtonNamesTheScreenBefore_AndGoesThere() throws {
    navigation.pushViewController(detail, animated: false)
    update()
    let back = try #require(back)
    #expect(back.currentTitle == "List")
    #expect(back.accessibilityLabel == "List")
    #expect(back.frame.minX == 8)
    #expect(title?.text == "Detail")
    back.performPrimaryAction()
    #expect(navigation.topViewController === list)
    update()
    #expect(back.isHidden)
  }

  @Test func everythingIsMirrored_WhereTheLanguageRunsFromRightToLeft() throws {
    window.traitOverrides.layoutDirection = .rightToLeft
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    navigation.pushViewController(detail, animated: false)
    update()
    let back = try #require(back)
    #expect(back.frame.maxX == 392)
    let chevron = try #require(back.subviews.last as? BackChevron)
    #expect(chevron.frame.maxX == back.bounds.width - 8)
    #expect(chevron.pointsRight)
    #expect(detail.navigationItem.rightBarButtonItem?.button.frame.minX == 8)
  }

  /// The title of the back button, by the properties of the previous item.
  nonisolated static let backTitles:
    [(title: String?, back: String?, item: String?, says: String)] =
      [
        ("List", nil, nil, "List"), (nil, nil, nil, "Back"), ("", nil, nil, "Back"),
        ("List", "All", nil, "All"), ("List", "All", "Everything", "Everything"),
        ("List", nil, "", "List"),
      ]

  @Test(arguments: backTitles)
  func theBackButtonSays(title: String?, back: String?, item: String?, says: String) {
    list.navigationItem.title = title
    list.navigationItem.backButtonTitle = back
    list.navigationItem.backBarButtonItem = item.map { UIBarButtonItem(title: $0) }
    navigation.pushViewController(detail, animated: false)
    update()
    #expect(self.back?.currentTitle == says)
  }

  @Test func theBackButtonSaysLess_WhenTheTitleNeedsTheRoom() throws {
    navigation.pushViewController(detail, animated: false)
    list.title = "A list of all that there is in the house"
    update()
    let back = try #require(back)
    #expect(back.currentTitle == "A list of all that there is in the house")
    detail.title = "A title that takes some room"
    update()
    #expect(back.currentTitle == "Back")
    detail.title = "A title that takes all of the room that there is, and more than that"
    update()
    #expect(back.currentTitle == nil)
    let title = try #require(title)
    #expect(title.frame.minX >= back.frame.maxX)
    #expect(title.frame.maxX <= 400)
    #expect(back.accessibilityLabel == list.title)
  }

  @Test func hidesTheTitle_WhenItWouldBeUnreadable() throws {
    list.title = "A title that takes some room"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post")
    update()
    #expect(title?.isHidden == false)
    window.frame.size.width = 90
    update()
    #expect(title?.isHidden == true)
    window.frame.size.width = 400
    update()
    #expect(title?.isHidden == false)
  }

  @Test func followsItsItem() {
    let save = UIBarButtonItem(systemItem: .save)
    let cancel = UIBarButtonItem(systemItem: .cancel)
    navigation.pushViewController(detail, animated: false)
    detail.navigationItem.rightBarButtonItems = [save, UIBarButtonItem(title: "More")]
    update()
    #expect(save.button.frame.maxX == 392)
    #expect(save.button.superview === bar)
    #expect(back?.isHidden == false)
    detail.navigationItem.leftBarButtonItem = cancel
    update()
    #expect(back?.isHidden == true)
    #expect(cancel.button.frame.minX == 8)
    detail.navigationItem.leftItemsSupplementBackButton = true
    update()
    #expect(back?.isHidden == false)
    #expect(cancel.button.frame.minX == back?.frame.maxX)
    detail.navigationItem.hidesBackButton = true
    detail.navigationItem.rightBarButtonItems = nil
    update()
    #expect(back?.isHidden == true)
    #expect(save.button.superview == nil)
    save.isEnabled = false
    #expect(!save.button.isEnabled)
    navigation.popViewController(animated: false)
    update()
    #expect(cancel.button.superview == nil)
  }

  @Test func aBarButtonTellsItsTarget_WithItselfAsTheSender() {
    final class Target {
      var senders: [UIBarButtonItem] = []
      func save(_ item: UIBarButtonItem) { senders.append(item) }
    }
    let target = Target()
    let item = UIBarButtonItem(title: "Save", target: target, action: Target.save)
    item.primaryAction = UIAction { action in
      (action.sender as? UIBarButtonItem).map { target.senders.append($0) }
    }
    item.button.performPrimaryAction()
    #expect(target.senders.count == 2)
    #expect(target.senders.allSatisfy { $0 === item })
  }

  @Test func aBarButtonPerformsANamedAction_OfItsTargetOrOfTheResponderChain() {
    let (controller, item) = (WiredScreen(), UIBarButtonItem(title: "Save"))
    controller.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(controller, animated: false)
    update()
    item.setTarget(controller, actionNamed: "save:")
    item.button.performPrimaryAction()
    #expect(controller.senders == 1)
    item.setTarget(nil, actionNamed: "navigate:")
    let said = messages { item.button.performPrimaryAction() }
    #expect(
      said == [
        """
        The action 'navigate:' of the bar button 'Save' was called, but nobody in the responder \
        chain has a wire for it.
        """
      ])
  }

  /// Widths of back button, leading and trailing buttons and title in a bar of 400 points; the title.
  nonisolated static let titles:
    [(
      back: CGFloat?, leading: [CGFloat], trailing: [CGFloat], title: CGFloat,
      stands: ClosedRange<CGFloat>
    )] = [
      (nil, [], [], 100, 150...250), (nil, [], [], 1000, 14...386), (80, [], [], 100, 150...250),
      (200, [], [], 100, 214...314), (nil, [30], [60, 60], 200, 66...266),
      (200, [], [], 300, 214...386), (nil, [], [300], 100, 14...86), (nil, [], [500], 100, 14...14),
    ]

  @Test(arguments: titles)
  func theTitleStandsAsNearToTheMiddleAsThereIsRoom(
    back: CGFloat?, leading: [CGFloat], trailing: [CGFloat], title: CGFloat,
    stands: ClosedRange<CGFloat>
  ) {
    let layout = NavigationBarLayout(
      width: 400, backWidths: back.map { [$0] } ?? [], leadingWidths: leading,
      trailingWidths: trailing, titleWidth: title)
    #expect(layout.title.start...layout.title.end == stands)
  }

  @Test func aBarOfItsOwnShowsItsLastItem() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(bar.items == nil && bar.intrinsicContentSize.height == 44)
    let items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    bar.setItems(items, animated: false)
    #expect(bar.items?.map(\.title) == ["First", "Second"] && bar.topItem === items[1])
    let button = UIBarButtonItem(title: "Add")
    items[1].setRightBarButton(button, animated: true)
    #expect(items[1].rightBarButtonItem === button)
  }
}

private final class WiredScreen: UIViewController {
  private(set) var senders = 0

  override class var wires: AnyWires {
    Wires<WiredScreen>(super.wires).action("save:", WiredScreen.save)
  }

  private func save(_ sender: UIBarButtonItem) { senders += 1 }
}
