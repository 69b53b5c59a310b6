// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIBarButtonItemTests {
  private let screen = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    screen.title = "Screen"
    navigation = UINavigationController(rootViewController: screen)
    window = makeWindow(navigation)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  private final class Target {
    var senders: [UIBarButtonItem] = []
    var calls = 0
    func done(_ item: UIBarButtonItem) { senders.append(item) }
    func save(_ sender: Any) {
      senders.append(contentsOf: [sender as? UIBarButtonItem].compactMap { $0 })
    }
    func add() { calls += 1 }
  }

  @Test func everySystemItemIsVisible_AndHasUIKitsNumber() {
    let rawValues = UIBarButtonItem.SystemItem.allCases.map(\.rawValue)
    // 23 is a page curl, which UIKit has deprecated.
    #expect(rawValues == Array(0...22) + [24])
    for systemItem in UIBarButtonItem.SystemItem.allCases where !systemItem.isSpace {
      let item = UIBarButtonItem(systemItem: systemItem)
      let button = item.button
      #expect(button.currentTitle?.isEmpty == false || button.currentImage != nil, "\(systemItem)")
      #expect(button.accessibilityLabel ?? button.currentTitle == systemItem.title, "\(systemItem)")
    }
  }

  @Test func aPressCallsTheTarget_WithTheItemOrWithout() {
    let target = Target()
    let items = [
      UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Target.done),
      UIBarButtonItem(title: "Save", style: .plain, target: target, action: Target.save),
      UIBarButtonItem(image: UIImage(), style: .plain, target: target, action: Target.done),
    ]
    for item in items { item.button.performPrimaryAction() }
    #expect(target.senders.map(ObjectIdentifier.init) == items.map(ObjectIdentifier.init))
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.add)
    add.button.performPrimaryAction()
    #expect(target.calls == 1)
    let idle = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    idle.button.performPrimaryAction()
    #expect(idle.title == "Back")
  }

  @Test(arguments: [
    (UIBarButtonItem.Style.plain, UIFont.Weight.regular), (.done, .semibold),
    (.prominent, .semibold),
  ])
  func aProminentButtonIsBold(style: UIBarButtonItem.Style, weight: UIFont.Weight) {
    let item = UIBarButtonItem(title: "Send", style: style, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    update()
    #expect(item.button.titleLabel?.font == UINavigationBar.font(weight))
    item.style = .prominent
    #expect(item.button.titleLabel?.font == UINavigationBar.font(.semibold))
  }

  @Test func anItemFollowsItsProperties_WhenItIsInABar() {
    let item = UIBarButtonItem(title: "Send")
    screen.navigationItem.rightBarButtonItem = item
    item.tintColor = .red
    item.width = 120
    update()
    #expect(item.button.tintColor == .red)
    #expect(item.button.frame == CGRect(x: 272, y: 0, width: 120, height: 44))
    item.isHidden = true
    update()
    #expect(item.button.superview == nil)
    item.isHidden = false
    item.tintColor = nil
    update()
    #expect(item.button.superview === bar)
    #expect(item.button.tintColor == .tintColor)
  }

  @Test func spacesLieBetweenItems() {
    let (first, second) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
    let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItems = [first, .fixedSpace(30), flexible, second]
    update()
    #expect(first.button.frame.maxX == 392)
    #expect(second.button.frame.maxX == first.button.frame.minX - 30)
    #expect(flexible.view == nil)
  }

  @Test func aCustomViewHasItsNaturalSize() throws {
    let given = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 20))
    let natural = UILabel()
    natural.text = "A label"
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      constrained.widthAnchor.constraint(equalToConstant: 50),
      constrained.heightAnchor.constraint(equalToConstant: 70),
    ])
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: given)
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: natural), UIBarButtonItem(customView: constrained),
    ]
    update()
    #expect(given.frame == CGRect(x: 8, y: 12, width: 60, height: 20))
    #expect(natural.frame.size == natural.intrinsicContentSize)
    #expect(natural.frame.maxX == 392)
    #expect(constrained.frame.size == CGSize(width: 50, height: 44))
    screen.navigationItem.leftBarButtonItem = nil
    update()
    #expect(given.superview == nil)
  }

  @Test func aTitleViewReplacesTheTitle_AsFarAsThereIsRoom() {
    let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    screen.navigationItem.titleView = titleView
    update()
    #expect(titleView.frame == CGRect(x: 100, y: 7, width: 200, height: 30))
    #expect(bar.titleLabel.isHidden)
    #expect(window.title == "Screen")
    window.frame.size.width = 180
    update()
    #expect(titleView.frame.width == 152)
    window.frame.size.width = 400
    update()
    #expect(titleView.frame.width == 200)
    screen.navigationItem.titleView = nil
    update()
    #expect(titleView.superview == nil)
    #expect(!bar.titleLabel.isHidden)
  }

  @Test func noButtonIsMade_BeforeABarShowsIt() throws {
    let item = UIBarButtonItem(title: "Lazy", style: .done, target: nil, action: nil)
    item.isEnabled = false
    func storedButton() throws -> UIButton? {
      let children = Mirror(reflecting: item).children
      return try #require(children.first { $0.label == "$__lazy_storage_$_button" }).value
        as? UIButton
    }
    #expect(try storedButton() == nil)
    #expect(!item.button.isEnabled)
    #expect(try storedButton() === item.button)
  }
}
