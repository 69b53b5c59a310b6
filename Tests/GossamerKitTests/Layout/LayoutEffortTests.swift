// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The work that layout does after small changes.
@Suite(.alone) @MainActor struct LayoutEffortTests {
  // MARK: - Inset guides

  @Test func updatesNoGuide_WhenNothingHasMoved() {
    let list = ListWithMargins(rows: 100)
    list.forgetLooks()
    list.rows[50].label.size.width = 70
    list.window.layoutIfNeeded()
    #expect(list.rows[50].label.frame.width == 70)
    #expect(list.looks.allSatisfy { $0 == 0 })
  }

  @Test func updatesTheGuidesOfARow_WhenItHasMoved() {
    let list = ListWithMargins(rows: 100)
    list.forgetLooks()
    list.rows[99].top?.constant += 10
    list.window.layoutIfNeeded()
    #expect(list.rows[99].view.frame.minY == 2980.0)
    #expect(list.looks.dropLast().allSatisfy { $0 == 0 })
    #expect((1...2).contains(list.looks[99]))
  }

  @Test func followsMargins_OfARowAndOfTheRowsAroundIt() {
    let list = ListWithMargins(rows: 3)
    list.rows[1].view.layoutMargins.left = 40
    list.window.layoutIfNeeded()
    #expect(list.rows.map(\.label.frame.minX) == [8, 40, 8])
    for row in list.rows { row.view.preservesSuperviewLayoutMargins = true }
    list.content.layoutMargins.left = 60
    list.window.layoutIfNeeded()
    #expect(list.rows.map(\.label.frame.minX) == [60, 60, 60])
  }

  @Test func followsTheSafeArea_WhenAViewAroundIsMovedIntoIt() {
    let list = ListWithMargins(rows: 2)
    list.window.hostSafeAreaInsets.left = 20
    list.window.layoutIfNeeded()
    #expect(list.rows.map(\.label.frame.minX) == [28, 28])
    list.content.frame.origin.x = 15
    list.window.layoutIfNeeded()
    #expect(list.rows.map(\.label.frame.minX) == [13, 13])
  }

  @Test func followsWhatIsScrolled_UnderAGuideThatIsNot() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let header = FixedSizeView(50, 20)
    scrollView.addSubview(header)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
    ])
    scrollView.layoutIfNeeded()
    for offset in [30.0, 300, 0] {
      scrollView.contentOffset.y = offset
      scrollView.layoutIfNeeded()
      #expect(header.frame.origin == CGPoint(x: 0, y: offset))
    }
  }
}

/// Rows below each other, each with a label at its left margin, which counts how often layout asks for
/// the margins.
private final class ListWithMargins {
  struct Row {
    let view = UIView()
    let label = FixedSizeView(50, 20)
    var top: NSLayoutConstraint?
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private(set) var rows: [Row] = []
  private(set) var looks: [Int] = []

  init(rows count: Int) {
    window.addSubview(content)
    for index in 0..<count {
      var row = Row()
      looks.append(0)
      content.addSubview(row.view)
      row.view.translatesAutoresizingMaskIntoConstraints = false
      row.view.addSubview(row.label)
      let margins = InsetGuide("margins", of: row.view) { [weak self] view in
        self?.looks[index] += 1
        return view.layoutMargins
      }
      row.view.ensuredLayout.marginsGuide = margins
      let top = row.view.topAnchor.constraint(
        equalTo: content.topAnchor, constant: CGFloat(index * 30))
      row.top = top
      NSLayoutConstraint.activate([
        top, row.view.leftAnchor.constraint(equalTo: content.leftAnchor),
        row.view.rightAnchor.constraint(equalTo: content.rightAnchor),
        row.view.heightAnchor.constraint(equalToConstant: 30),
        row.label.leftAnchor.constraint(equalTo: margins.leftAnchor),
        row.label.topAnchor.constraint(equalTo: row.view.topAnchor),
      ])
      rows.append(row)
    }
    window.layoutIfNeeded()
  }

  func forgetLooks() {
    looks = looks.map { _ in 0 }
  }
}
