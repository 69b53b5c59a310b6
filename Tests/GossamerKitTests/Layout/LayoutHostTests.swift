// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import GossamerKit
@testable import GossamerLayout

/// Views with layout engines of their own.
@Suite(.serialized) @MainActor struct LayoutHostTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    window.isHidden = false
  }

  // MARK: - Reuse

  @Test func isLaidOutLikeAnyView_WhenItIsReusedWithOtherTextsAndWidths() {
    var random = SplitMix(seed: 8)
    let cell = Cell(hostsLayoutEngine: true)
    for _ in 0..<60 {
      let words = (0..<Int.random(in: 1...30, using: &random)).map { "word\($0 % 7)" }
      let width = CGFloat(Int.random(in: 120...390, using: &random))
      let fresh = Cell(hostsLayoutEngine: false)
      for cell in [cell, fresh] {
        cell.detail.text = words.joined(separator: " ")
        cell.title.text = words.last
        let size = cell.fit(width)
        cell.frame = CGRect(x: 3, y: 5, width: size.width, height: size.height)
        window.addSubview(cell)
        window.layoutIfNeeded()
      }
      #expect(cell.frame == fresh.frame)
      #expect(cell.subviews.map(\.frame) == fresh.subviews.map(\.frame))
      #expect(cell.frame.height == max(cell.detail.frame.maxY + 8, 56))
      for cell in [cell, fresh] { cell.removeFromSuperview() }
    }
  }

  @Test func addsNothingToASolver_AndMakesNone_WhenItIsReused() throws {
    let cell = Cell(hostsLayoutEngine: true)
    func use(_ text: String, width: CGFloat) {
      cell.detail.text = text
      cell.frame = CGRect(origin: .zero, size: cell.fit(width))
      window.addSubview(cell)
      window.layoutIfNeeded()
      cell.removeFromSuperview()
    }
    use("One", width: 300)
    use("Two", width: 200)
    let engine = try #require(cell.layout?.engine)
    let (added, engines) = (engine.solver.lastSequence, numberOfEngines)
    let windowAdded = try #require(window.layout?.engine).solver.lastSequence
    for index in 0..<20 {
      use("Number \(index) has a text that wraps", width: 100 + 10 * CGFloat(index))
    }
    #expect(cell.layout?.engine === engine)
    #expect(engine.solver.lastSequence == added)
    #expect(window.layout?.engine?.solver.lastSequence == windowAdded)
    #expect(numberOfEngines == engines + 1)
  }

  /// Each call makes one.
  private var numberOfEngines: Int { LayoutEngine(root: UIView()).number }

  @Test func leavesTheWindowsEngineAlone_WhenItIsReused() throws {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(origin: .zero, size: cell.fit(300))
    window.addSubview(cell)
    window.layoutIfNeeded()
    let engine = try #require(window.layout?.engine)
    cell.removeFromSuperview()
    cell.detail.text = "Another"
    window.addSubview(cell)
    #expect(!engine.isDirty)
  }

  @Test func isFreed_WithItsEngine_OutOfAWindow() {
    weak var weakCell: Cell?
    weak var weakEngine: LayoutEngine?
    do {
      let cell = Cell(hostsLayoutEngine: true)
      cell.frame = CGRect(origin: .zero, size: cell.fit(300))
      window.addSubview(cell)
      window.layoutIfNeeded()
      cell.removeFromSuperview()
      _ = cell.fit(200)
      (weakCell, weakEngine) = (cell, cell.layout?.engine)
      #expect(weakEngine != nil)
    }
    #expect(weakCell == nil)
    #expect(weakEngine == nil)
    window.layoutIfNeeded()
  }

  @Test func isLaidOut_WhenItIsOutOfAWindowAndWhenItIsInside() {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.title.frame.maxX == 292)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(cell)
    cell.frame.size.width = 200
    outer.layoutIfNeeded()
    #expect(cell.title.frame.maxX == 192)
    window.addSubview(outer)
    cell.trailing?.constant = -20
    UpdateCycle.shared.update()
    #expect(cell.title.frame.maxX == 180)
    cell.trailing?.constant = -30
    cell.detail.layoutIfNeeded()
    #expect(cell.title.frame.maxX == 170)
  }

  // MARK: - Measuring

  @Test(arguments: [
    (CGSize.zero, CGSize(width: 76, height: 56)),
    (CGSize(width: -5, height: -5), CGSize(width: 76, height: 56)),
    (CGSize(width: 300, height: 0), CGSize(width: 300, height: 56)),
    (CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude), CGSize(width: 300, height: 1e6)),
  ])
  func measuresAnyFiniteTarget(target: CGSize, size: CGSize) {
    let cell = Cell(hostsLayoutEngine: true)
    cell.title.text = nil
    let said = messages {
      #expect(
        cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: target.width > 0 ? .required : .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel) == size)
    }
    #expect(said == [])
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func answersWithItsSize_AndAMessage_WhenTheTargetIsNotFinite(length: CGFloat) {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame.size = CGSize(width: 7, height: 8)
    var size = CGSize.zero
    let said = messages { size = cell.systemLayoutSizeFitting(CGSize(width: length, height: 0)) }
    #expect(size == CGSize(width: 7, height: 8))
    #expect(
      said == [
        "The target size \(CGSize(width: length, height: 0)) isn't finite; the size is unchanged."
      ])
  }

  @Test func movesNothing_WhenItIsMeasured() {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.detail.text = "A text that needs several lines when there is little room for it"
    window.addSubview(cell)
    UpdateCycle.shared.update()
    let frames = cell.subviews.map(\.frame)
    let guide = cell.guide.layoutFrame
    #expect(cell.fit(150).height > 80)
    #expect(cell.guide.layoutFrame == guide)
    #expect(cell.pending.union(cell.pendingBelow).isDisjoint(with: .layout))
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.subviews.map(\.frame) == frames)
    #expect(cell.pendingBelow.isDisjoint(with: .layout))
  }

  @Test func layoutComesToRest_WhenAViewMeasuresItselfInEachLayout() {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.whenLaidOut = { cell in
      for width in [100.0, 200] { _ = cell.fit(width) }
    }
    window.addSubview(cell)
    #expect(messages { UpdateCycle.shared.update() } == [])
    #expect(cell.layouts < 4)
  }

  @Test func nothingIsInConflict_WhenTheFittingSizeWasRoundedUp() {
    let cell = UIView()
    cell.hostsLayoutEngine = true
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(picture)
    NSLayoutConstraint.activate(
      edges(of: picture, in: cell, by: 8) + [
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16)
      ])
    let size = fit(cell, 343)
    #expect(size.height == 200)
    let said = messages {
      cell.frame = CGRect(origin: .zero, size: size)
      window.addSubview(cell)
      window.layoutIfNeeded()
    }
    #expect(said == [])
    #expect(picture.frame == CGRect(x: 8, y: 8, width: 327, height: 184))
  }

  @Test func countsItsOwnNaturalSize_WhenItIsMeasured() {
    let view = FixedSizeView(80, 30)
    view.hostsLayoutEngine = true
    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 30))
    view.size.height = 50
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 50))
    view.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 50))
  }

  // MARK: - What is outside

  @Test func isPlacedByConstraints_ThoseOnItsOwnSizeIncluded() {
    let (host, beside, content) = (UIView(), FixedSizeView(10, 10), FixedSizeView(20, 20))
    host.hostsLayoutEngine = true
    host.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(content)
    window.addSubview(host)
    window.addSubview(beside)
    let height = host.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      host.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      host.topAnchor.constraint(equalTo: window.topAnchor, constant: 20), height,
      host.widthAnchor.constraint(equalTo: host.heightAnchor, multiplier: 1.52),
      beside.leftAnchor.constraint(equalTo: host.rightAnchor),
      beside.topAnchor.constraint(equalTo: host.bottomAnchor),
      content.rightAnchor.constraint(equalTo: host.rightAnchor),
      content.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    #expect(messages { window.layoutIfNeeded() } == [])
    #expect(host.frame == CGRect(x: 10, y: 20, width: 91, height: 60))
    #expect(content.frame.maxY == 60)
    #expect(beside.frame.minY == 80)
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 92, height: 60))
    height.constant = 100
    #expect(messages { window.layoutIfNeeded() } == [])
    #expect(host.frame.height == 100)
    #expect(content.frame.maxY == 100)
    height.isActive = false
    host.heightAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(beside.frame.minY == 70)
  }

  @Test func keepsAllInPlace_WhenItBecomesAHostAndIsOneNoLonger() {
    let cell = Cell(hostsLayoutEngine: false)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    window.addSubview(cell)
    window.layoutIfNeeded()
    let frames = cell.subviews.map(\.frame)
    for hosts in [true, false, true] {
      cell.hostsLayoutEngine = hosts
      window.layoutIfNeeded()
      #expect(cell.subviews.map(\.frame) == frames)
      cell.frame.size.width = 200
      window.layoutIfNeeded()
      #expect(cell.title.frame.maxX == 192)
      cell.frame.size.width = 300
      window.layoutIfNeeded()
    }
  }

  @Test func aHostMayLieInAHost() {
    let (outer, inner) = (Cell(hostsLayoutEngine: true), Cell(hostsLayoutEngine: true))
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(edges(of: inner, in: outer, by: 10))
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(inner.title.frame.maxX == 272)
    outer.frame.size.width = 200
    UpdateCycle.shared.update()
    #expect(inner.title.frame.maxX == 172)
    outer.removeFromSuperview()
    inner.detail.text = "Another"
    outer.frame.size.width = 250
    outer.layoutIfNeeded()
    #expect(inner.title.frame.maxX == 222)
    inner.removeFromSuperview()
    window.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = true
    inner.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(inner.title.frame.maxX == 92)
  }

  @Test func framesAndMasksHoldInside() {
    let (host, placed, beside) = (UIView(), UIView(), FixedSizeView(10, 10))
    host.hostsLayoutEngine = true
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    placed.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    placed.autoresizingMask = .flexibleWidth
    host.addSubview(placed)
    host.addSubview(beside)
    beside.leftAnchor.constraint(equalTo: placed.rightAnchor).isActive = true
    window.addSubview(host)
    window.layoutIfNeeded()
    #expect(beside.frame.minX == 40)
    host.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(placed.frame.width == 130)
    #expect(beside.frame.minX == 140)
  }

  // MARK: - The border

  @Test func refusesConstraintsAcrossItsBorder() {
    let (host, inside, outside) = (UIView(), UIView(), UIView())
    host.accessibilityIdentifier = "host"
    host.hostsLayoutEngine = true
    host.addSubview(inside)
    window.addSubview(host)
    window.addSubview(outside)
    let crossing = [
      inside.topAnchor.constraint(equalTo: outside.topAnchor, file: "A.swift", line: 1),
      outside.topAnchor.constraint(
        equalTo: host.layoutMarginsGuide.topAnchor, file: "A.swift", line: 2),
      outside.topAnchor.constraint(
        equalTo: host.safeAreaLayoutGuide.topAnchor, file: "A.swift", line: 3),
      NSLayoutConstraint(
        item: outside, attribute: .top, relatedBy: .equal, toItem: host, attribute: .topMargin,
        multiplier: 1, constant: 0, file: "A.swift", line: 4),
    ]
    for constraint in crossing {
      let expected =
        "A constraint can't cross the border of UIView 'host', which hosts its layout engine. "
        + "Constrain what is inside to the edges of UIView 'host', and those to what is outside. "
        + "It stays inactive: \(constraint)"
      #expect(messages { constraint.isActive = true } == [expected])
      #expect(messages { window.addConstraint(constraint) } == [expected])
      #expect(!constraint.isActive)
    }
    let fine = [
      inside.topAnchor.constraint(equalTo: host.layoutMarginsGuide.topAnchor),
      inside.leftAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leftAnchor),
      host.topAnchor.constraint(equalTo: outside.topAnchor),
    ]
    #expect(messages { NSLayoutConstraint.activate(fine) } == [])
    #expect(fine.filter(\.isActive).count == 3)
  }

  @Test func endsConstraintsAcrossItsBorder_WhenItBecomesAHost() {
    let (host, inside, outside) = (UIView(), UIView(), UIView())
    host.accessibilityIdentifier = "host"
    inside.accessibilityIdentifier = "inside"
    host.addSubview(inside)
    window.addSubview(host)
    window.addSubview(outside)
    let crossing = inside.topAnchor.constraint(equalTo: outside.topAnchor)
    let fine = inside.leftAnchor.constraint(equalTo: host.leftAnchor)
    NSLayoutConstraint.activate([crossing, fine])
    window.layoutIfNeeded()
    #expect(
      messages { host.hostsLayoutEngine = true } == [
        "A constraint can't cross the border of UIView 'host', which hosts its layout engine, to "
          + "UIView 'inside'. It ends: \(crossing)"
      ])
    #expect(!crossing.isActive && fine.isActive)
    window.layoutIfNeeded()
  }

  @Test func endsConstraintsToWhatIsOutside_WhenItLeaves() {
    let (host, outside) = (UIView(), UIView())
    host.hostsLayoutEngine = true
    host.translatesAutoresizingMaskIntoConstraints = false
    let inside = host.heightAnchor.constraint(equalToConstant: 10)
    window.addSubview(host)
    window.addSubview(outside)
    let constraint = host.topAnchor.constraint(equalTo: outside.topAnchor)
    NSLayoutConstraint.activate([constraint, inside])
    window.layoutIfNeeded()
    host.removeFromSuperview()
    #expect(!constraint.isActive && inside.isActive)
    window.layoutIfNeeded()
  }

  // MARK: - What comes from the window

  @Test func itsGuidesFollowTheSafeArea_WhereverItIs() {
    let (host, inside) = (UIView(), UIView())
    host.hostsLayoutEngine = true
    host.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    inside.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leftAnchor),
      inside.topAnchor.constraint(equalTo: host.layoutMarginsGuide.topAnchor),
      inside.widthAnchor.constraint(equalToConstant: 10),
      inside.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layoutIfNeeded()
    #expect(inside.frame.origin == CGPoint(x: 0, y: 8))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 0)
    window.addSubview(host)
    UpdateCycle.shared.update()
    #expect(inside.frame.origin == CGPoint(x: 20, y: 38))
    host.frame.origin = CGPoint(x: 5, y: 10)
    UpdateCycle.shared.update()
    #expect(inside.frame.origin == CGPoint(x: 15, y: 28))
    host.layoutMargins.top = 1
    UpdateCycle.shared.update()
    #expect(inside.frame.minY == 21)
    host.removeFromSuperview()
    host.layoutIfNeeded()
    #expect(inside.frame.origin == CGPoint(x: 0, y: 1))
  }

  @Test func readsInTheDirectionOfItsWindow() {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.icon.frame.minX == 8)
    window.overrideLayoutDirection = .rightToLeft
    window.addSubview(cell)
    UpdateCycle.shared.update()
    #expect(cell.icon.frame.maxX == 292)
    cell.removeFromSuperview()
    window.overrideLayoutDirection = .leftToRight
    window.addSubview(cell)
    UpdateCycle.shared.update()
    #expect(cell.icon.frame.minX == 8)
    cell.semanticContentAttribute = .forceRightToLeft
    UpdateCycle.shared.update()
    #expect(cell.icon.frame.maxX == 292)
  }

  @Test func takesUpWhatUpdatesConstraintsInside() {
    let (host, stack) = (UIView(), UIStackView())
    host.hostsLayoutEngine = true
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate(edges(of: stack, in: host, by: 0))
    stack.addArrangedSubview(FixedSizeView(50, 20))
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
    stack.addArrangedSubview(FixedSizeView(70, 25))
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 45))
    stack.arrangedSubviews[0].isHidden = true
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 25))
    stack.arrangedSubviews[1].removeFromSuperview()
    stack.arrangedSubviews[0].isHidden = false
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
  }

  @Test func animatesWhatLayoutMovesInside() {
    let cell = Cell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    window.addSubview(cell)
    UpdateCycle.shared.update()
    cell.trailing?.constant = -50
    UIView.animate(withDuration: 1) { cell.layoutIfNeeded() }
    #expect(cell.title.frame.maxX == 250)
    #expect(cell.title.storedLayer?.animations.isEmpty == false)
  }

  // MARK: - Bad input

  @Test func tellsOfConflictsInside_Once_WhenLayoutHasComeToRest() {
    let (host, inside) = (UIView(), UIView())
    host.hostsLayoutEngine = true
    inside.accessibilityIdentifier = "inside"
    inside.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalToConstant: 10),
      inside.widthAnchor.constraint(equalToConstant: 20),
    ])
    let said = messages {
      window.addSubview(host)
      window.layoutIfNeeded()
      host.frame.size.width = 50
      UpdateCycle.shared.update()
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("UIView 'inside'.width == 20") == true)
    #expect(inside.frame.width == 10)
  }

  @Test(arguments: [0, 1, 2])
  func mayGo_WhileItIsLaidOut(step: Int) {
    weak var weakCell: Cell?
    do {
      let cell = Cell(hostsLayoutEngine: true)
      weakCell = cell
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
      cell.whenLaidOut = { cell in
        switch step {
        case 0: cell.removeFromSuperview()
        case 1: for view in cell.subviews { view.removeFromSuperview() }
        default: cell.hostsLayoutEngine.toggle()
        }
        cell.whenLaidOut = { _ in }
      }
      window.addSubview(cell)
    }
    UpdateCycle.shared.update()
    weakCell?.removeFromSuperview()
    UpdateCycle.shared.update()
    #expect(weakCell == nil)
  }

  @Test func mayBeRemoved_WhileItIsMeasured() {
    let (host, content) = (UIView(), RemovingView())
    host.hostsLayoutEngine = true
    content.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(content)
    NSLayoutConstraint.activate(edges(of: content, in: host, by: 4))
    window.addSubview(host)
    _ = host.systemLayoutSizeFitting(.zero)
    #expect(host.subviews == [])
    #expect(host.systemLayoutSizeFitting(.zero) == .zero)
    UpdateCycle.shared.update()
  }

  private func edges(
    of view: UIView, in host: UIView, by distance: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -distance),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -distance),
    ]
  }

  private func fit(_ view: UIView, _ width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// An icon, a title, and a text that wraps.
private final class Cell: UIView {
  let (icon, title, detail, guide) = (UIView(), UILabel(), UILabel(), UILayoutGuide())
  var trailing: NSLayoutConstraint?
  var whenLaidOut: (Cell) -> Void = { _ in }
  private(set) var layouts = 0

  init(hostsLayoutEngine: Bool) {
    super.init(frame: .zero)
    self.hostsLayoutEngine = hostsLayoutEngine
    detail.numberOfLines = 0
    addLayoutGuide(guide)
    for view in [icon, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let trailing = title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
    self.trailing = trailing
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 20), trailing,
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      guide.leadingAnchor.constraint(equalTo: detail.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: detail.trailingAnchor),
      guide.topAnchor.constraint(equalTo: detail.topAnchor),
      guide.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fit(_ width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    whenLaidOut(self)
  }
}

/// Leaves its superview when it is asked for its size.
private final class RemovingView: UIView {
  override var intrinsicContentSize: CGSize {
    removeFromSuperview()
    return CGSize(width: 30, height: 30)
  }
}
