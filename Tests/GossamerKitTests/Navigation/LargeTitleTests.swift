// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct LargeTitleTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    list.title = "List"
    detail.title = "Detail"
    navigation = UINavigationController(rootViewController: list)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  @Test func aLargeTitleStandsBelowTheRow_AndTheScreenKnowsIt() {
    navigation.navigationBar.prefersLargeTitles = true
    let window = makeWindow(navigation)
    #expect(bar.frame.height == 96)
    #expect(list.view.safeAreaInsets.top == 96)
    #expect(!bar.largeTitle.isHidden)
    #expect(bar.largeTitle.text == "List")
    #expect(bar.titleLabel.isHidden)
    #expect(window.title == "List")
    bar.prefersLargeTitles = false
    update()
    #expect(bar.frame.height == 44)
    #expect(list.view.safeAreaInsets.top == 44)
    #expect(bar.largeTitle.isHidden)
    #expect(!bar.titleLabel.isHidden)
  }

  @Test func theTitleIsLarge_AboveATable() throws {
    let form = FormController(style: .grouped)
    form.title = "Form"
    let navigation = UINavigationController(rootViewController: form)
    navigation.navigationBar.prefersLargeTitles = true
    let window = makeWindow(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(form.tableView.contentOffset.y == -96)
    withExtendedLifetime(window) {}
  }

  /// The modes of the first and of the pushed screen; whether the latter's title is large.
  nonisolated static let modes:
    [(
      first: UINavigationItem.LargeTitleDisplayMode, second: UINavigationItem.LargeTitleDisplayMode,
      isLarge: Bool
    )] = [
      (.automatic, .automatic, true), (.automatic, .never, false), (.never, .automatic, false),
      (.never, .always, true), (.always, .automatic, true),
    ]

  @Test(arguments: modes)
  func aPushedTitleIsLarge_AsItsItemSays(
    first: UINavigationItem.LargeTitleDisplayMode, second: UINavigationItem.LargeTitleDisplayMode,
    isLarge: Bool
  ) {
    bar.prefersLargeTitles = true
    list.navigationItem.largeTitleDisplayMode = first
    detail.navigationItem.largeTitleDisplayMode = second
    let window = makeWindow(navigation)
    navigation.pushViewController(detail, animated: false)
    update()
    #expect(bar.frame.height == (isLarge ? 96 : 44))
    #expect(detail.view.safeAreaInsets.top == bar.frame.height)
    navigation.popViewController(animated: false)
    update()
    #expect(list.view.safeAreaInsets.top == (first == .never ? 44 : 96))
    withExtendedLifetime(window) {}
  }

  /// How far the content is scrolled; the height of the bar then.
  @Test(arguments: [(0, 96), (20, 76), (52, 44), (300, 44), (-30, 96)])
  func theTitleGetsSmall_AsTheContentIsScrolled(distance: CGFloat, height: CGFloat) throws {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    list.view = scrollView
    bar.prefersLargeTitles = true
    let window = makeWindow(navigation)
    #expect(scrollView.contentOffset.y == -96)
    scrollView.contentOffset.y = distance - 96
    update()
    #expect(bar.frame.height == height)
    // What is scrolled begins where the bar ends.
    #expect(distance < 0 || distance > 52 || -scrollView.contentOffset.y == height)
    #expect(bar.titleLabel.isHidden == (height > 44))
    #expect(bar.background.isHidden == (height == 96))
    withExtendedLifetime(window) {}
  }
}

private final class FormController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
}
