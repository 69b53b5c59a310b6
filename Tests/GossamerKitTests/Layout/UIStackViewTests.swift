// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Views of 30 by 20, 70 by 30 and 50 by 10 points (in a column: of 20 by 30, and so on) in a stack of
/// 320 by 100 (100 by 320) with gaps of 10.
@Suite(.alone) @MainActor struct UIStackViewTests {
  private let views = [FixedSizeView(30, 20), FixedSizeView(70, 30), FixedSizeView(50, 10)]
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  init() {
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = 10
  }

  nonisolated struct Span: Hashable, Sendable {
    let start: CGFloat
    let length: CGFloat

    init(_ start: CGFloat, _ length: CGFloat) {
      self.start = start
      self.length = length
    }
  }

  // MARK: - Along the stack

  @Test(arguments: [
    (UIStackView.Distribution.fill, [Span(0, 30), Span(40, 70), Span(120, 200)]),
    (.fillEqually, [Span(0, 100), Span(110, 100), Span(220, 100)]),
    (.fillProportionally, [Span(0, 60), Span(70, 140), Span(220, 100)]),
    (.equalSpacing, [Span(0, 30), Span(115, 70), Span(270, 50)]),
    (.equalCentering, [Span(0, 30), Span(120, 70), Span(270, 50)]),
  ])
  func sharesItsLength(_ distribution: UIStackView.Distribution, _ expected: [Span]) {
    views[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    stack.distribution = distribution
    stack.layoutIfNeeded()
    #expect(views.map { Span($0.frame.minX, $0.frame.width) } == expected)
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map { Span(320 - $0.frame.maxX, $0.frame.width) } == expected)
    stack.semanticContentAttribute = .unspecified
    turnIntoColumn()
    #expect(views.map { Span($0.frame.minY, $0.frame.height) } == expected)
    #expect(views.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 100 })
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func keepsTheSpacing_WhenThereIsNoRoomForMore(_ distribution: UIStackView.Distribution) {
    stack.distribution = distribution
    stack.frame.size.width = 170
    stack.layoutIfNeeded()
    #expect(
      views.map { Span($0.frame.minX, $0.frame.width) } == [
        Span(0, 30), Span(40, 70), Span(120, 50),
      ])
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stack.frame.size.width = 150
    stack.layoutIfNeeded()
    #expect(
      views.map { Span($0.frame.minX, $0.frame.width) } == [
        Span(0, 30), Span(40, 50), Span(100, 50),
      ])
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func putsCentresAtEqualDistances_OfHundredsOfViews(_ direction: UISemanticContentAttribute) {
    let lengths = (0..<400).map { CGFloat(20 + 2 * ($0 * 37 % 36)) }
    let distances = CGFloat(399 * 100)
    let width = lengths[0] / 2 + distances + lengths[399] / 2
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    stack.semanticContentAttribute = direction
    stack.distribution = .equalCentering
    stack.spacing = 8
    let views = lengths.map { FixedSizeView($0, 20) }
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    let centres = views.map { direction == .unspecified ? $0.frame.midX : width - $0.frame.midX }
    #expect(centres == views.indices.map { 10 + 100 * CGFloat($0) })
    #expect(views.map(\.frame.width) == lengths)
  }

  @Test func centresAsFarAsTheSpacingAllows_WhenCentresCanNotBeEqual() {
    stack.distribution = .equalCentering
    stack.frame.size.width = 180
    stack.layoutIfNeeded()
    // Equal centres, 15, 85 and 155, would leave 5 points between the first two views.
    #expect(
      views.map { Span($0.frame.minX, $0.frame.width) } == [
        Span(0, 30), Span(50, 70), Span(130, 50),
      ])
  }

  // MARK: - Across the stack

  @Test(arguments: [
    (UIStackView.Alignment.fill, [Span(0, 100), Span(0, 100), Span(0, 100)]),
    (.leading, [Span(0, 20), Span(0, 30), Span(0, 10)]),
    (.center, [Span(40, 20), Span(35, 30), Span(45, 10)]),
    (.trailing, [Span(80, 20), Span(70, 30), Span(90, 10)]),
  ])
  func alignsItsViews(_ alignment: UIStackView.Alignment, _ expected: [Span]) {
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(views.map { Span($0.frame.minY, $0.frame.height) } == expected)
    turnIntoColumn()
    #expect(views.map { Span($0.frame.minX, $0.frame.width) } == expected)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map { Span(100 - $0.frame.maxX, $0.frame.width) } == expected)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func putsBaselinesAtOneHeight(_ alignment: UIStackView.Alignment) {
    let labels = [12, 40, 17].map { fontSize in
      let label = UILabel()
      label.font = .systemFont(ofSize: fontSize)
      label.text = "Text\nText"
      label.numberOfLines = 0
      return label
    }
    let inner = UIStackView(arrangedSubviews: [labels[2]])
    let stack = UIStackView(arrangedSubviews: [labels[0], labels[1], inner])
    stack.alignment = alignment
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    pinToTopLeft(stack, in: container)
    container.layoutIfNeeded()
    let baselines = labels.map { label in
      let frame = stack.convert(label.bounds, from: label)
      return alignment == .firstBaseline
        ? frame.minY + label.baselineOffsets.first : frame.maxY - label.baselineOffsets.last
    }
    #expect(Set(baselines).count == 1)
    #expect(labels[1].frame.minY == 0)
    #expect(stack.frame.height == labels[1].frame.height)
    #expect(labels[0].frame.minY > 0)
  }

  // MARK: - The size of the stack

  @Test(arguments: [
    (UIStackView.Distribution.fill, 170.0), (.fillEqually, 230), (.fillProportionally, 170),
    (.equalSpacing, 170), (.equalCentering, 180),
  ])
  func isAsLargeAsWhatItArranges(_ distribution: UIStackView.Distribution, _ width: CGFloat) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stack.distribution = distribution
    stack.alignment = .center
    pinToTopLeft(stack, in: container)
    container.layoutIfNeeded()
    #expect(stack.frame.height == 30)
    #expect(stack.frame.width == width)
    #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func hasASizeBeforeItsFirstLayout() {
    stack.alignment = .top
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 170, height: 30))
  }

  @Test func isEmpty_WhenNothingIsShown() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    pinToTopLeft(stack, in: container)
    for view in views { view.isHidden = true }
    container.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
  }

  @Test func arrangesWithinItsMargins() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 18)
    stack.distribution = .fillEqually
    stack.spacing = 0
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [2, 102, 202])
    #expect(views.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 96 })
    stack.isLayoutMarginsRelativeArrangement = false
    stack.layoutIfNeeded()
    #expect(views[0].frame.origin == .zero)
  }

  private func turnIntoColumn() {
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 100, height: 320)
    for view in views {
      view.size = CGSize(width: view.size.height, height: view.size.width)
      view.setContentHuggingPriority(view.contentHuggingPriority(for: .horizontal), for: .vertical)
    }
    stack.layoutIfNeeded()
  }

  @Test func aSubclassHasUIKitsInitialisers() {
    class Stars: UIStackView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Stars(frame: .zero).arrangedSubviews == [])
    let views = [UIView(), UIView()]
    #expect(Stars(arrangedSubviews: views).arrangedSubviews == views)
  }
}

/// Puts a view into the upper left corner of another one, and leaves its size to its content.
func pinToTopLeft(_ view: UIView, in container: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    view.topAnchor.constraint(equalTo: container.topAnchor),
  ])
}
