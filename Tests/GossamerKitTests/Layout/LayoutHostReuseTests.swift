// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit
@testable import GossamerLayout

/// Views that host layout engines, and are reused and measured as cells are.
@Suite(.alone) @MainActor struct LayoutHostReuseTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    window.isHidden = false
  }

  // MARK: - Reuse

  @Test func isLaidOutLikeAnyView_WhenItIsReusedWithOtherTextsAndWidths() {
    var random = SplitMix(seed: 8)
    let cell = LayoutCell(hostsLayoutEngine: true)
    for _ in 0..<60 {
      let words = (0..<Int.random(in: 1...30, using: &random)).map { "word\($0 % 7)" }
      let width = CGFloat(Int.random(in: 120...390, using: &random))
      let fresh = LayoutCell(hostsLayoutEngine: false)
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
    let cell = LayoutCell(hostsLayoutEngine: true)
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

  /// Creates a new one in each call.
  private var numberOfEngines: Int { LayoutEngine(root: UIView()).number }

  @Test func leavesTheWindowsEngineAlone_WhenItIsReused() throws {
    let cell = LayoutCell(hostsLayoutEngine: true)
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
    weak var weakCell: LayoutCell?
    weak var weakEngine: LayoutEngine?
    do {
      let cell = LayoutCell(hostsLayoutEngine: true)
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
    let cell = LayoutCell(hostsLayoutEngine: true)
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
    Interface.current.updateCycle.update()
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
    let cell = LayoutCell(hostsLayoutEngine: true)
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
    let cell = LayoutCell(hostsLayoutEngine: true)
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
    let cell = LayoutCell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.detail.text = "A text that needs several lines when there is little room for it"
    window.addSubview(cell)
    Interface.current.updateCycle.update()
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
    let cell = LayoutCell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.whenLaidOut = { cell in
      for width in [100.0, 200] { _ = cell.fit(width) }
    }
    window.addSubview(cell)
    #expect(messages { Interface.current.updateCycle.update() } == [])
    #expect(cell.layouts < 4)
  }

  @Test func nothingIsInConflict_WhenTheFittingSizeWasRoundedUp() {
    let cell = UIView()
    cell.hostsLayoutEngine = true
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(picture)
    NSLayoutConstraint.activate(
      picture.edgeConstraints(in: cell, by: 8) + [
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16)
      ])
    let size = cell.fit(343)
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
}
