// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIStackViewChangeTests {
  private let views = [FixedSizeView(30, 20), FixedSizeView(70, 30), FixedSizeView(50, 10)]
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let stack = UIStackView()

  init() {
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = 10
    pinToTopLeft(stack, in: container)
    container.layoutIfNeeded()
  }

  private var starts: [CGFloat] {
    container.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame.minX)
  }

  // MARK: - What is arranged

  @Test func ordersItsViews_WithoutReorderingSubviews() {
    #expect(stack.subviews == views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    #expect(starts == [0, 60, 100])
    let added = FixedSizeView(5, 5)
    stack.insertArrangedSubview(added, at: 100)
    stack.insertArrangedSubview(added, at: -100)
    #expect(starts == [0, 15, 75, 115])
    stack.addArrangedSubview(added)
    #expect(starts == [0, 60, 100, 180])
  }

  @Test func leavesARemovedView_InItsSuperview() {
    stack.removeArrangedSubview(views[1])
    #expect(stack.subviews == views)
    #expect(starts == [0, 40])
    #expect(stack.frame.width == 90)
    stack.removeArrangedSubview(views[1])
    stack.addArrangedSubview(views[1])
    #expect(starts == [0, 40, 100])
  }

  @Test func forgetsAView_WhenItLeaves() {
    weak var removed: UIView?
    do {
      let view = FixedSizeView(5, 5)
      stack.addArrangedSubview(view)
      stack.distribution = .equalSpacing
      container.layoutIfNeeded()
      removed = view
      view.removeFromSuperview()
    }
    #expect(removed == nil)
    #expect(stack.arrangedSubviews == views)
    #expect(starts == [0, 40, 120])
    container.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(starts == [0, 80])
  }

  @Test func refusesAViewThatContainsIt() {
    let messages = messages { stack.addArrangedSubview(container) }
    #expect(messages.count == 1)
    #expect(stack.arrangedSubviews == views)
  }

  // MARK: - Hidden views

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func givesNoRoomToHiddenViews(_ distribution: UIStackView.Distribution) {
    stack.distribution = distribution
    stack.widthAnchor.constraint(equalToConstant: 320).isActive = true
    let all = starts
    views[1].isHidden = true
    container.layoutIfNeeded()
    #expect(views[0].frame.minX == 0)
    #expect(views[2].frame.maxX == 320)
    if distribution == .fillEqually { #expect(views.map(\.frame.width)[0] == 155) }
    views[1].isHidden = false
    #expect(starts == all)
  }

  @Test func takesTheSpacingOfTheLastShownView_BeforeHiddenOnes() {
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(99, after: views[1])
    views[1].isHidden = true
    #expect(starts == [0, 55])
  }

  // MARK: - Gaps

  @Test func takesCustomSpacings() {
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(99, after: views[2])
    #expect(starts == [0, 55, 135])
    #expect(stack.frame.width == 185)
    #expect(stack.customSpacing(after: views[0]) == 25)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(starts == [0, 38, 118])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.spacing = -5
    #expect(starts == [0, 25, 90])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func keepsItsSpacing_WhenTheNumberIsNotFinite(_ number: CGFloat) {
    let messages = messages {
      stack.spacing = number
      stack.setCustomSpacing(number, after: views[0])
    }
    #expect(
      messages == ["The spacing \(number) of UIStackView isn't finite; it stays 10.0."])
    #expect(starts == [0, 40, 120])
  }

  // MARK: - Following what changes

  @Test func followsNaturalSizes() {
    views[0].size.width = 60
    #expect(starts == [0, 70, 150])
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 380).isActive = true
    #expect(starts == [0, 130, 280])
    views[0].size.width = 240
    #expect(starts == [0, 250, 330])
  }

  @Test func keepsConstraintsThatStayTheSame() {
    let before = stack.constraints
    stack.spacing = 20
    #expect(starts == [0, 50, 140])
    #expect(before.map(\.isActive) == before.map { _ in true })
    #expect(stack.constraints.count == before.count)
    stack.addArrangedSubview(FixedSizeView(5, 5))
    container.layoutIfNeeded()
    #expect(before.filter { !$0.isActive }.map(\.identifier) == ["UISV-canvas-connection"])
  }

  /// Which of several equal views is stretched must not depend on hashes; see RepetitionTests of the
  /// solver.
  @Test func arrangesTheSame_WhenTheSameChangesAreMadeAgain() {
    var kept: [UIView] = []
    let results = (0..<12).map { _ in
      let views = (0..<6).map { FixedSizeView(CGFloat(20 + $0 % 2), 20) }
      let (stack, container) = (
        UIStackView(arrangedSubviews: views), UIView(frame: container.frame)
      )
      kept.append(container)
      pinToTopLeft(stack, in: container)
      stack.widthAnchor.constraint(equalToConstant: 320).isActive = true
      for distribution in [UIStackView.Distribution.equalCentering, .fillProportionally, .fill] {
        stack.distribution = distribution
        for view in [views[1], views[4]] {
          view.isHidden.toggle()
          container.layoutIfNeeded()
        }
      }
      return views.map(\.frame)
    }
    #expect(Set(results.map(\.description)).count == 1)
  }

  @Test func namesItsConstraints_AsUIKitDoes() {
    stack.distribution = .equalSpacing
    stack.alignment = .center
    container.layoutIfNeeded()
    #expect(
      Set(stack.constraints.compactMap(\.identifier)) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-distributing-edge",
        "UISV-alignment", "UISV-spanning-boundary", "UISV-canvas-fit",
      ])
    stack.distribution = .fill
    container.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func nests() {
    let column = UIStackView(arrangedSubviews: [FixedSizeView(40, 15), FixedSizeView(20, 45)])
    column.axis = .vertical
    column.spacing = 5
    column.alignment = .trailing
    stack.alignment = .center
    stack.insertArrangedSubview(column, at: 1)
    #expect(starts == [0, 40, 90, 170])
    #expect(stack.frame.size == CGSize(width: 220, height: 65))
    #expect(column.frame == CGRect(x: 40, y: 0, width: 40, height: 65))
    #expect(column.subviews.map(\.frame.minX) == [0, 20])
    column.arrangedSubviews[0].isHidden = true
    #expect(starts == [0, 40, 70, 150])
    #expect(stack.frame.height == 45)
  }

  @Test func arrangesAThousandViews() {
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 1
    for _ in 0..<1000 { column.addArrangedSubview(FixedSizeView(10, 9)) }
    pinToTopLeft(column, in: container)
    container.layoutIfNeeded()
    #expect(column.frame.size == CGSize(width: 10, height: 9999))
  }
}
