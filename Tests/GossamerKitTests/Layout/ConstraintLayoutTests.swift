// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct ConstraintLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  @Test func positionsAViewByItsEdges() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 44))
  }

  @Test func followsTheContainer_WhenItIsResized() {
    let view = added()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 60, width: 150, height: 80))
    container.frame.size = CGSize(width: 400, height: 300)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 98, width: 200, height: 105))
  }

  @Test func mirrorsLeadingAndTrailing_WhenReadFromRightToLeft() {
    let (first, second) = (added(), added())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      second.widthAnchor.constraint(equalToConstant: 100),
      second.leftAnchor.constraint(greaterThanOrEqualTo: container.leftAnchor, constant: 150),
    ])
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    container.layoutIfNeeded()
    #expect(first.frame.minX == 20)
    #expect(second.frame.minX >= 150)
    container.semanticContentAttribute = .forceRightToLeft
    second.removeFromSuperview()
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
    container.semanticContentAttribute = .forceLeftToRight
    container.layoutIfNeeded()
    #expect(first.frame.minX == 20)
  }

  @Test func relatesViewsOfDifferentSuperviews() {
    let box = added()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    let outer = added()
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: container.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.rightAnchor.constraint(equalTo: container.rightAnchor),
      outer.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(outer.frame == CGRect(x: 80, y: 70, width: 220, height: 130))
  }

  @Test func givesTheNaturalSize_WhereNothingElseIsSaid() {
    let view = FixedSizeView(70, 30)
    container.addSubview(view)
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    view.size = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    view.heightAnchor.constraint(equalToConstant: 12).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 12))
  }

  @Test func stretchesTheViewThatHugsLess() {
    let (left, right) = (FixedSizeView(50, 20), FixedSizeView(60, 20))
    container.addSubview(left)
    container.addSubview(right)
    right.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let format = "|[left]-[right]|"
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .alignAllTop, views: ["left": left, "right": right]))
    left.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(right.frame == CGRect(x: 58, y: 0, width: 242, height: 20))
    container.frame.size.width = 100
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    container.layoutIfNeeded()
    #expect(left.frame.width == 32)
    #expect(right.frame == CGRect(x: 40, y: 0, width: 60, height: 20))
  }

  @Test func takesUpAChangedConstantAndPriority() {
    let view = added()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let wider = view.widthAnchor.constraint(equalToConstant: 200)
    width.priority = .defaultHigh
    wider.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, wider, view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.width == 100)
    width.constant = 120
    container.layoutIfNeeded()
    #expect(view.frame.width == 120)
    wider.priority = .required
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
    wider.isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test func wrapsALabelAtTheWidthThatItGets() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Labels wrap at the width that they get. ", count: 4)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-20-[label]-20-|", views: ["label": label]))
    label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(label.frame.width == 260)
    let exact = label.sizeThatFits(CGSize(width: 260, height: 0)).height
    #expect(label.frame.height == exact)
    #expect(exact > label.font.lineHeight * 2)
    container.frame.size.width = 600
    container.layoutIfNeeded()
    #expect(label.frame.height < exact)
  }

  @Test func alignsBaselines_AlsoAfterTheFontHasChanged() {
    let (small, large) = (UILabel(), UILabel())
    for label in [small, large] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[small]-[large]", options: .alignAllLastBaseline,
        views: ["small": small, "large": large])
        + [large.topAnchor.constraint(equalTo: container.topAnchor)])
    container.layoutIfNeeded()
    #expect(small.frame.minY == 0)
    large.font = .systemFont(ofSize: 40)
    container.layoutIfNeeded()
    #expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) <= 1.5)
  }

  @Test func namesWhatTheConstraintsLeaveOpen() {
    let view = added()
    view.accessibilityIdentifier = "box"
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(container.ambiguousLayoutDescription == "UIView 'box': width")
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(container.ambiguousLayoutDescription == nil)
  }
}
