// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Views that host layout engines, and the views around them.
@Suite(.alone) @MainActor struct LayoutHostTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    window.isHidden = false
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
    let cell = LayoutCell(hostsLayoutEngine: false)
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
    let (outer, inner) = (LayoutCell(hostsLayoutEngine: true), LayoutCell(hostsLayoutEngine: true))
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(inner.edgeConstraints(in: outer, by: 10))
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(inner.title.frame.maxX == 272)
    outer.frame.size.width = 200
    Interface.current.updateCycle.update()
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
    Interface.current.updateCycle.update()
    #expect(inside.frame.origin == CGPoint(x: 20, y: 38))
    host.frame.origin = CGPoint(x: 5, y: 10)
    Interface.current.updateCycle.update()
    #expect(inside.frame.origin == CGPoint(x: 15, y: 28))
    host.layoutMargins.top = 1
    Interface.current.updateCycle.update()
    #expect(inside.frame.minY == 21)
    host.removeFromSuperview()
    host.layoutIfNeeded()
    #expect(inside.frame.origin == CGPoint(x: 0, y: 1))
  }

  @Test func readsInTheDirectionOfItsWindow() {
    let cell = LayoutCell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.icon.frame.minX == 8)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.addSubview(cell)
    Interface.current.updateCycle.update()
    #expect(cell.icon.frame.maxX == 292)
    cell.removeFromSuperview()
    window.traitOverrides.layoutDirection = .leftToRight
    window.addSubview(cell)
    Interface.current.updateCycle.update()
    #expect(cell.icon.frame.minX == 8)
    cell.semanticContentAttribute = .forceRightToLeft
    Interface.current.updateCycle.update()
    #expect(cell.icon.frame.maxX == 292)
  }

  @Test func appliesConstraintUpdatesInside() {
    let (host, stack) = (UIView(), UIStackView())
    host.hostsLayoutEngine = true
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate(stack.edgeConstraints(in: host, by: 0))
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
    let cell = LayoutCell(hostsLayoutEngine: true)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    window.addSubview(cell)
    Interface.current.updateCycle.update()
    cell.trailing?.constant = -50
    UIView.animate(withDuration: 1) { cell.layoutIfNeeded() }
    #expect(cell.title.frame.maxX == 250)
    #expect(cell.title.storedLayer?.animations.isEmpty == false)
  }

  // MARK: - Bad input

  @Test func reportsConflictsInside_Once_AfterLayout() {
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
      Interface.current.updateCycle.update()
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("UIView 'inside'.width == 20") == true)
    #expect(inside.frame.width == 10)
  }

  @Test(arguments: [0, 1, 2])
  func mayGo_WhileItIsLaidOut(step: Int) {
    weak var weakCell: LayoutCell?
    do {
      let cell = LayoutCell(hostsLayoutEngine: true)
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
    Interface.current.updateCycle.update()
    weakCell?.removeFromSuperview()
    Interface.current.updateCycle.update()
    #expect(weakCell == nil)
  }

  @Test func mayBeRemoved_WhileItIsMeasured() {
    let (host, content) = (UIView(), RemovingView())
    host.hostsLayoutEngine = true
    content.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(content)
    NSLayoutConstraint.activate(content.edgeConstraints(in: host, by: 4))
    window.addSubview(host)
    _ = host.systemLayoutSizeFitting(.zero)
    #expect(host.subviews == [])
    #expect(host.systemLayoutSizeFitting(.zero) == .zero)
    Interface.current.updateCycle.update()
  }
}

/// Leaves its superview when it is asked for its size.
private final class RemovingView: UIView {
  override var intrinsicContentSize: CGSize {
    removeFromSuperview()
    return CGSize(width: 30, height: 30)
  }
}
