// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct ConstraintMessageTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func saysNothing_WhenAViewLeavesWhoseContentHasChanged() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    label.text = "Gone"
    label.removeFromSuperview()
    #expect(messages { root.layoutIfNeeded() } == [])
  }

  @Test func namesAllOfAConflictAndGivesUpTheLast() throws {
    let view = UIView()
    view.accessibilityIdentifier = "box"
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10, file: "A.swift", line: 1)
    narrow.identifier = "narrow"
    let wide = view.widthAnchor.constraint(equalToConstant: 20, file: "A.swift", line: 2)
    let said = messages {
      NSLayoutConstraint.activate([narrow, wide])
      container.layoutIfNeeded()
    }
    #expect(view.frame.width == 10)
    #expect(
      said == [
        """
        These constraints can't hold together; at least one of them is one that you don't want:
            'narrow' UIView 'box'.width == 10 (A.swift:1)
            UIView 'box'.width == 20 (A.swift:2)
        This one is given up, until the others leave room for it:
            UIView 'box'.width == 20 (A.swift:2)
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """
      ])
    narrow.isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test(arguments: [true, false])
  func givesUpWhatTheSubviewHolds_WhicheverWasActivatedFirst(isWidthFirst: Bool) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let edges = [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ]
    let said = messages {
      NSLayoutConstraint.activate(isWidthFirst ? [width] + edges : edges + [width])
      container.layoutIfNeeded()
    }
    #expect(said.count == 1)
    #expect(view.frame.width == 300)
  }

  @Test func numbersTheViews_ThatWouldHaveTheSameName() {
    let views = [UIView(), UIView(), UIView()]
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    container.accessibilityIdentifier = "container"
    views[2].accessibilityIdentifier = "third"
    views[1].addLayoutGuide(guide)
    let said = messages {
      NSLayoutConstraint.activate([
        views[0].widthAnchor.constraint(
          equalTo: guide.widthAnchor, constant: 1, file: "A.swift", line: 1),
        guide.widthAnchor.constraint(equalTo: views[1].widthAnchor, file: "A.swift", line: 2),
        views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, file: "A.swift", line: 3),
        views[0].widthAnchor.constraint(equalTo: views[2].widthAnchor, file: "A.swift", line: 4),
      ])
      container.layoutIfNeeded()
    }
    #expect(
      said == [
        """
        These constraints can't hold together; at least one of them is one that you don't want:
            UIView#1.width == 'gap' of UIView#2.width + 1 (A.swift:1)
            UIView 'third'.width == UIView#2.width (A.swift:3)
            UIView#1.width == UIView 'third'.width (A.swift:4)
            'gap' of UIView#2.width == UIView#2.width (A.swift:2)
        This one is given up, until the others leave room for it:
            'gap' of UIView#2.width == UIView#2.width (A.swift:2)
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """
      ])
  }

  /// The description of a constraint between two items.
  nonisolated static let pairs: [(first: String?, second: String?, description: String)] = [
    (nil, nil, "UIView#1.left == UIView#2.left (A.swift:1)"),
    ("one", nil, "UIView 'one'.left == UIView.left (A.swift:1)"),
    ("one", "one", "UIView 'one'#1.left == UIView 'one'#2.left (A.swift:1)"),
  ]

  @Test(arguments: pairs)
  func aConstraintTellsItsViewsApart(first: String?, second: String?, description: String) {
    let (one, other) = (UIView(), UIView())
    (one.accessibilityIdentifier, other.accessibilityIdentifier) = (first, second)
    let constraint = one.leftAnchor.constraint(
      equalTo: other.leftAnchor, file: "A.swift", line: 1)
    #expect(constraint.description == description)
    let own = one.leftAnchor.constraint(equalTo: one.rightAnchor, file: "A.swift", line: 1)
    #expect(own.description.contains("#") == false)
  }

  @Test func guidesOfOneViewAreToldApart() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { container.addLayoutGuide(guide) }
    let constraint = guides[0].leftAnchor.constraint(
      equalTo: guides[1].rightAnchor, file: "A.swift", line: 1)
    #expect(
      constraint.description
        == "UILayoutGuide#1 of UIView.left == UILayoutGuide#2 of UIView.right (A.swift:1)")
  }

  @Test func refusesAConstraint_WithoutACommonAncestor() {
    let (one, other) = (UIView(), UIView())
    one.accessibilityIdentifier = "one"
    other.accessibilityIdentifier = "other"
    let constraint = one.leftAnchor.constraint(
      equalTo: other.leftAnchor, file: "A.swift", line: 7)
    let said = messages { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(
      said == [
        """
        A constraint needs a view that contains both of its items. Add UIView 'one' and UIView \
        'other' to the same view tree before activating it. It stays inactive: \
        UIView 'one'.left == UIView 'other'.left (A.swift:7)
        """
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func refusesAConstant_ThatIsNotFinite(constant: CGFloat) {
    let constraint = container.widthAnchor.constraint(equalToConstant: 10)
    let said = messages { constraint.constant = constant }
    #expect(constraint.constant == 10)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("The constant \(constant) isn't finite; it stays 10") == true)
    let made = container.widthAnchor.constraint(equalToConstant: constant)
    #expect(messages { made.isActive = true }.count == 1)
    #expect(!made.isActive)
  }

  @Test func refusesAFormat_ThatCannotBeRead() {
    let said = messages {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[buton]-|", views: ["button": container], file: "A.swift", line: 3)
      #expect(made.isEmpty)
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("A.swift:3: ") == true)
    #expect(said.first?.contains("'button'") == true)
  }

  @Test func refusesAConstraintBetweenAPlaceAndASize() {
    let constraint = NSLayoutConstraint(
      item: container, attribute: .left, relatedBy: .equal, toItem: container, attribute: .width,
      multiplier: 1, constant: 0)
    #expect(messages { constraint.isActive = true }.count == 1)
    #expect(!constraint.isActive)
  }

  @Test func endsConstraintsThatReachOutOfARemovedView() {
    let (box, inner) = (UIView(), UIView())
    container.addSubview(box)
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let outward = inner.leftAnchor.constraint(equalTo: container.leftAnchor)
    let inward = inner.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([outward, inward])
    container.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(!outward.isActive)
    #expect(inward.isActive)
  }
}
