// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct BarAppearanceTests {
  private let controller = UIViewController()
  private let stack: UINavigationController
  private var bar: UINavigationBar { stack.navigationBar }

  init() {
    controller.title = "Title"
    stack = UINavigationController(rootViewController: controller)
  }

  private func show() -> Screen { Screen(stack, size: CGSize(width: 400, height: 600)) }

  @Test func anAppearanceColoursTheBarAndItsTitle_AlsoWhenItChangesLater() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.barTintColor = .yellow
    bar.standardAppearance = appearance
    let screen = show()
    #expect(bar.background.backgroundColor == .red && bar.titleLabel.textColor == .green)
    appearance.backgroundColor = .blue
    screen.update()
    #expect(bar.background.backgroundColor == .blue)
    appearance.configureWithTransparentBackground()
    screen.update()
    #expect(bar.background.backgroundColor == nil)
  }

  @Test func theDefaultAppearanceCanBeChangedInPlace() {
    bar.standardAppearance.backgroundColor = .red
    _ = show()
    #expect(bar.background.backgroundColor == .red)
  }

  @Test func theOldWayWorks() {
    bar.barTintColor = .red
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 20),
    ]
    let screen = show()
    #expect(bar.background.backgroundColor == .red && bar.titleLabel.textColor == .green)
    #expect(bar.titleLabel.font.pointSize == 20)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    screen.update()
    #expect(bar.background.backgroundColor == nil)
    bar.barStyle = .black
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aScreensItemHasItsOwnAppearance() {
    let own = UINavigationBarAppearance()
    own.backgroundColor = .purple
    controller.navigationItem.standardAppearance = own
    let screen = show()
    #expect(bar.background.backgroundColor == .purple)
    stack.pushViewController(UIViewController(), animated: false)
    screen.update()
    #expect(bar.background.backgroundColor == BarLook.background)
  }

  @Test func buttonsTakeTheAttributesOfTheItem_OrOfTheBar() {
    let item = UIBarButtonItem(title: "Send")
    controller.navigationItem.rightBarButtonItem = item
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    _ = show()
    #expect(item.button.titleColor(for: .normal) == .green)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.button.titleColor(for: .normal) == .red)
  }

  // MARK: - Proxies

  @Test func viewsTakeWhatTheirProxySays_UnlessTheyHaveValuesOfTheirOwn() {
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    UISwitch.appearance().onTintColor = .orange
    let (plain, own) = (UISwitch(), UISwitch())
    own.onTintColor = .blue
    controller.view.addSubview(plain)
    controller.view.addSubview(own)
    _ = show()
    #expect(bar.barTintColor == .red && bar.titleLabel.textColor == .green)
    #expect(plain.onTintColor == .orange && own.onTintColor == .blue)
  }

  @Test func theProxyInsideOfAContainerHasPriority() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .blue
    let (inside, outside) = (UILabel(), UILabel())
    let table = UITableView(frame: .zero, style: .plain)
    table.addSubview(inside)
    controller.view.addSubview(table)
    controller.view.addSubview(outside)
    _ = show()
    #expect(inside.textColor == .blue && outside.textColor == .red)
  }

  @Test func theProxyOfASubclassHasPriority() {
    final class Bar: UIToolbar {}
    Bar.appearance().barTintColor = .red
    UIToolbar.appearance().barTintColor = .blue
    let (special, plain) = (Bar(frame: .zero), UIToolbar(frame: .zero))
    controller.view.addSubview(special)
    controller.view.addSubview(plain)
    _ = show()
    #expect(special.barTintColor == .red && plain.barTintColor == .blue)
  }
}
