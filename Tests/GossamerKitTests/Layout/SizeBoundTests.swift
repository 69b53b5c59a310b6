// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// No view gets a negative size, and stacks keep their edges whatever they contain.
@Suite(.alone) struct SizeBoundTests {
  private let long = """
    A text that is longer than the screen of a telephone is wide, and then a good deal longer than that
    """
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let name = UILabel()

  init() {
    name.text = "Name"
  }

  // MARK: - Stacks that are too narrow

  @Test func narrowsTheField_WhenItsTextIsLongerThanTheScreen() {
    let field = UITextField()
    field.text = long
    let stack = pin(UIStackView(arrangedSubviews: [name, field]))
    #expect(messages { root.layoutIfNeeded() } == [])
    #expect(field.intrinsicContentSize.width > 393)
    #expect(stack.frame.width == 393)
    #expect(name.frame.minX == 0)
    #expect(name.frame.width == name.intrinsicContentSize.width)
    #expect(field.frame.minX == name.frame.maxX)
    #expect(field.frame.maxX == 393)
  }

  @Test(arguments: [0, 1], [true, false])
  func narrowsTheLongLabel_AndWrapsIt(numberOfLines: Int, isLast: Bool) {
    let text = UILabel()
    text.text = long
    text.numberOfLines = numberOfLines
    let stack = pin(UIStackView(arrangedSubviews: isLast ? [name, text] : [text, name]))
    #expect(messages { root.layoutIfNeeded() } == [])
    let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    #expect(first.frame.minX == 0)
    #expect(last.frame.minX == first.frame.maxX)
    #expect(last.frame.maxX == 393)
    #expect(name.frame.width == name.intrinsicContentSize.width)
    let lineHeight = name.intrinsicContentSize.height
    if numberOfLines == 0 {
      #expect(stack.frame.height > 2 * lineHeight)
    } else {
      #expect(stack.frame.height == lineHeight)
    }
  }

  @Test func narrowsWhatWraps_RatherThanWhatIsLonger() {
    let text = UILabel()
    text.text = "Some words that wrap"
    text.numberOfLines = 0
    let box = FixedSizeView(300, 20)
    pin(UIStackView(arrangedSubviews: [text, box]))
    root.layoutIfNeeded()
    #expect(text.intrinsicContentSize.width < 300)
    #expect(box.frame.width == 300)
    #expect(text.frame.width == 93)
  }

  @Test func keepsRowsWithinAStack_ThatIsTooLow() {
    let rows = (0..<2).map { _ in FixedSizeView(100, 64) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    pin(stack).heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(messages { root.layoutIfNeeded() } == [])
    #expect(rows.map(\.frame.minY) == [0, 30])
    #expect(rows.map(\.frame.height) == [30, 0])
  }

  @Test func keepsToItsEdges_WhateverIsRequiredOfItsContent() {
    let wide = FixedSizeView(500, 20)
    wide.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = pin(UIStackView(arrangedSubviews: [wide]))
    let said = messages { root.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(said.first?.contains("its content compression resistance") == true)
    #expect(stack.frame.width == 393)
    #expect(wide.frame.width == 393)
  }

  @Test func reportsRowsThatAreRequiredToBeHigher_ThanTheStackHasRoomFor() {
    let rows = (0..<2).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    pin(stack).heightAnchor.constraint(equalToConstant: 30).isActive = true
    for row in rows {
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    }
    let said = messages { root.layoutIfNeeded() }
    #expect(!said.isEmpty)
    #expect(rows.allSatisfy { $0.frame.minY >= 0 && $0.frame.height >= 0 })
  }

  // MARK: - Conflicts

  @Test func reportsAConstraint_ThatAsksForANegativeSize() {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    root.accessibilityIdentifier = "root"
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 16, file: "A.swift", line: 1),
      box.bottomAnchor.constraint(
        lessThanOrEqualTo: root.topAnchor, constant: -16, file: "A.swift", line: 2),
    ])
    #expect(
      messages { root.layoutIfNeeded() } == [
        """
        These constraints can't hold together; at least one of them is one that you don't want:
            UIView 'box'.top == UIView 'root'.top + 16 (A.swift:1)
            UIView 'box'.bottom <= UIView 'root'.top - 16 (A.swift:2)
            UIView 'box'.height >= 0 (no view is smaller than that)
        This one is given up, until the others leave room for it:
            UIView 'box'.bottom <= UIView 'root'.top - 16 (A.swift:2)
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """
      ])
    #expect(box.frame.minY == 16)
  }

  @Test(arguments: [true, false])
  func reportsAStack_ThatHasToEndAboveTheSafeArea(isInNavigationController: Bool) {
    let controller = UIViewController()
    let rows = UIStackView(arrangedSubviews: [name, FixedSizeView(40, 20)])
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(rows)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      rows.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.topAnchor, constant: -16),
    ])
    let said = messages {
      let window = show(
        isInNavigationController
          ? UINavigationController(rootViewController: controller) : controller)
      window.isHidden = true
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("These constraints can't hold together") == true)
    #expect(said.first?.contains("UIStackView.height >= 0 (no view is smaller than that)") == true)
    #expect(rows.frame.height < 100)
  }

  @Test func saysNothing_OfAViewThatFillsItsSuperviewInTheNextRoundOnly() {
    let (card, content) = (pin(UIView()), UIView())
    card.heightAnchor.constraint(equalToConstant: 100).isActive = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
    content.addSubview(name)
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      name.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      name.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
    ])
    #expect(messages { root.layoutIfNeeded() } == [])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(name.frame == CGRect(x: 8, y: 8, width: 377, height: 84))
  }

  @Test func reportsAConflictOfTheLastRound_Once() {
    let (card, content) = (pin(UIView()), UIView())
    let low = card.heightAnchor.constraint(equalToConstant: 10)
    low.isActive = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
    content.addSubview(name)
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
    ])
    let said = messages { root.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(said.first?.contains("UIView.height == 10 (its frame)") == true)
    #expect(messages { root.layoutIfNeeded() } == [])
    low.constant = 20
    #expect(messages { root.layoutIfNeeded() } == [])
    #expect(name.frame.height == 4)
  }

  // MARK: - Guides that run away

  @Test func holdsASafeArea_ThatFollowsALabelThatFollowsIt() {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "root"
    name.accessibilityIdentifier = "name"
    name.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(name)
    NSLayoutConstraint.activate([
      name.safeAreaLayoutGuide.topAnchor.constraint(
        equalTo: controller.view.topAnchor, file: "A.swift", line: 1),
      name.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    var window: UIWindow?
    #expect(
      messages { window = show(controller) } == [
        """
        Layout doesn't come to rest: 'UIViewSafeAreaLayoutGuide' of UILabel 'name' depends on where \
        UILabel 'name' lies, and these constraints make that depend on the guide:
            'UIViewSafeAreaLayoutGuide' of UILabel 'name'.top == UIView 'root'.top (A.swift:1)
        The guide leaves out from now on what covers the view. Constrain the edges of UILabel 'name' \
        itself instead, to a guide of its superview if they are to keep clear of something.
        """
      ])
    #expect(name.frame.minY == 0)
    #expect(window?.needsConstraintPass == false)
    #expect(window?.pending.union(window?.pendingBelow ?? []).isEmpty == true)
    name.text = "Another name"
    #expect(messages { Interface.current.updateCycle.update() } == [])
    #expect(name.frame.minY == 0)
    window?.isHidden = true
  }

  @Test func holdsMargins_ThatFollowALabelThatFollowsThem() {
    let controller = UIViewController()
    name.accessibilityIdentifier = "name"
    name.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(name)
    NSLayoutConstraint(
      item: name, attribute: .topMargin, relatedBy: .equal, toItem: controller.view,
      attribute: .top, multiplier: 1, constant: 0, file: "A.swift", line: 1
    ).isActive = true
    let said = messages { show(controller).isHidden = true }
    #expect(said.count == 1)
    #expect(said.first?.contains("'UIViewLayoutMarginsGuide' of UILabel 'name' depends on") == true)
    #expect(said.first?.contains("UILabel 'name'.topMargin == UIView.top (A.swift:1)") == true)
    #expect(name.frame.minY == -8)
  }

  @Test func followsTheSafeAreaAgain_WhenTheConstraintOfTheGuideIsGone() {
    let controller = UIViewController()
    let (card, inner) = (UIView(), FixedSizeView(20, 20))
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    card.addSubview(inner)
    let circle = card.safeAreaLayoutGuide.topAnchor.constraint(equalTo: controller.view.topAnchor)
    NSLayoutConstraint.activate([
      circle, inner.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
    ])
    var window: UIWindow?
    #expect(messages { window = show(controller) }.count == 1)
    #expect(inner.frame.minY == 0)
    circle.isActive = false
    card.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    #expect(messages { Interface.current.updateCycle.updateToRest() } == [])
    #expect(card.frame.minY == 0)
    #expect(inner.frame.minY == 47)
    window?.isHidden = true
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    return window
  }

  @discardableResult
  private func pin<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return view
  }
}
