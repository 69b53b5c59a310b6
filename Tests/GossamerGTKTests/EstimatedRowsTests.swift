// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// A list of 100,000 rows with estimated heights, written as a UIKit developer usually does.
  @Suite struct EstimatedRowsTests {
    private let list = EstimatedList(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let listener = Listener()

    init() {
      list.delegate = listener
      list.showsHorizontalScrollIndicator = false
    }

    /// The actual positions of the rows in each frame.
    @Test(arguments: [-1.0, 1])
    func aFlingGoesItsWay_WhateverTheRowsTurnOutToBe(direction: Double) async throws {
      let shown = try await shownList()
      let film = try Film(of: shown) { [list] in list.labels }
      film.begin()
      let corrections = list.corrections
      for _ in 0..<6 {
        shown.window.eventSynthesizer.scroll(
          by: CGVector(dx: 0, dy: 40 * direction), isDiscrete: false,
          at: CGPoint(x: 200, y: 400))
        // A hand needs some time between two steps, measured by the clock, even on a slow machine.
        let next = Interface.current.clock.now + 0.015
        while Interface.current.clock.now < next {}
      }
      shown.window.eventSynthesizer.endScrolling()
      #expect(list.isDecelerating)
      try await Stage.eventually("the list comes to rest") { !list.isDecelerating }
      try await Stage.settle(shown)
      let thrown = listener.velocity * 1000 / (-1000 * log(0.998))
      #expect(abs(thrown) > 300, "It was let go at \(listener.velocity) points a millisecond.")
      let way = 240 * direction + thrown
      #expect(abs(film.movement + way) < 4, "It moved by \(film.movement), and not by \(-way).")
      // Rows are rounded to whole pixels, so a row may seem to move back by one.
      #expect(film.steps.allSatisfy { $0 * direction <= 1 }, "\(film.steps)")
      if direction < 0 {
        #expect(list.corrections > corrections + 5)
      }
    }

    @Test func aPageKeyMovesByAPage_WhateverTheRowsTurnOutToBe() async throws {
      let shown = try await shownList()
      let film = try Film(of: shown) { [list] in list.labels }
      film.begin()
      let corrections = list.corrections
      try scrollChild(GTK_SCROLL_PAGE_UP, shown)
      let page = Double(list.bounds.height * 0.9)
      try await Stage.eventually("the list has moved") { film.movement > page - 2 }
      for _ in 0..<10 { try await Stage.settle(shown) }
      #expect(abs(film.movement - page) < 3, "It moved by \(film.movement), and not by \(page).")
      #expect(film.steps.allSatisfy { $0 >= -1 }, "\(film.steps)")
      // The number of frames that were painted meanwhile, which is smaller on a slow machine.
      #expect(list.corrections > corrections)
    }

    @Test func stepsOfTheWheelAreAllAlike_WhateverTheRowsTurnOutToBe() async throws {
      let shown = try await shownList()
      let film = try Film(of: shown) { [list] in list.labels }
      let step = pow(Double(list.bounds.height), 2.0 / 3)
      film.begin()
      for number in 1...15 {
        try await Person.turnsTheWheel(-1, over: list, in: shown)
        try await Stage.eventually("step \(number) is seen") {
          film.movement > step * Double(number) - 2
        }
        #expect(abs(film.movement - step * Double(number)) < 2)
      }
      #expect(list.corrections > 5)
    }

    /// The list in a window, far from both ends.
    private func shownList() async throws -> ShownWindow {
      let shown = try await Stage.show(list)
      list.contentOffset.y = 2_200_000
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      return shown
    }

    private func scrollChild(_ type: GtkScrollType, _ shown: ShownWindow) throws {
      let widget = try shown.widget(of: list)
      var (values, result) = ([GValue(), GValue(), GValue()], GValue())
      g_value_init(&values[0], gtk_scrolled_window_get_type())
      g_value_set_object(&values[0], widget)
      g_value_init(&values[1], gtk_scroll_type_get_type())
      g_value_set_enum(&values[1], gint(type.rawValue))
      g_value_init(&values[2], .boolean)
      g_value_init(&result, .boolean)
      g_signal_emitv(
        values, g_signal_lookup("scroll-child", gtk_scrolled_window_get_type()), 0, &result)
      for index in values.indices { g_value_unset(&values[index]) }
    }

    private final class Listener: UIScrollViewDelegate {
      var velocity = 0.0

      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        self.velocity = Double(velocity.y)
      }
    }
  }
}

/// Rows of 24 to 113 points, with an estimated height of 44.
final class EstimatedList: UIScrollView {
  private static let (count, blockSize) = (100_000, 256)
  private var heights = Array(repeating: CGFloat(44), count: count)
  private var blocks = Array(repeating: CGFloat(44 * blockSize), count: count / blockSize + 1)
  private var isMeasured = Array(repeating: false, count: count)
  private(set) var labels: [Int: UILabel] = [:]
  private var unused: [UILabel] = []
  /// The first row whose top is visible.
  private var anchor = 0
  private(set) var corrections = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: 44 * CGFloat(Self.count))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let seen = row(at: contentOffset.y)
    if !(seen...seen + 60).contains(anchor) { anchor = seen }
    let growth = (seen..<max(anchor, seen)).reduce(CGFloat(0)) { $0 + measure($1) }
    var (next, y) = (anchor, top(of: anchor))
    var total = contentSize.height + growth
    while next < Self.count, y < contentOffset.y + growth + bounds.height {
      total += measure(next)
      y += heights[next]
      next += 1
    }
    if total != contentSize.height { contentSize.height = total }
    if growth != 0 {
      corrections += 1
      contentOffset.y += growth
    }
    show()
  }

  private func show() {
    let first = row(at: contentOffset.y)
    var (rows, y) = ([Int: CGRect](), top(of: first))
    anchor = y < contentOffset.y ? first + 1 : first
    var row = first
    while row < Self.count, y < contentOffset.y + bounds.height {
      rows[row] = CGRect(x: 16, y: y, width: bounds.width - 32, height: heights[row])
      y += heights[row]
      row += 1
    }
    for (row, label) in labels where rows[row] == nil {
      labels[row] = nil
      label.isHidden = true
      unused.append(label)
    }
    for (row, frame) in rows {
      let label = labels[row] ?? unused.popLast() ?? UILabel()
      if label.superview == nil { addSubview(label) }
      label.isHidden = false
      label.text = "Row \(row)"
      label.frame = frame
      labels[row] = label
    }
  }

  private func top(of row: Int) -> CGFloat {
    let block = row / Self.blockSize
    return blocks[..<block].reduce(0, +) + heights[(block * Self.blockSize)..<row].reduce(0, +)
  }

  private func row(at y: CGFloat) -> Int {
    var (block, rest) = (0, max(0, y))
    while block < blocks.count - 1, rest >= blocks[block] {
      rest -= blocks[block]
      block += 1
    }
    var row = block * Self.blockSize
    while row < Self.count - 1, rest >= heights[row] {
      rest -= heights[row]
      row += 1
    }
    return row
  }

  /// The difference between the row's height and its estimate.
  private func measure(_ row: Int) -> CGFloat {
    guard !isMeasured[row] else { return 0 }
    isMeasured[row] = true
    let height = CGFloat(24 + (row &* 7919) % 90)
    let growth = height - heights[row]
    heights[row] = height
    blocks[row / Self.blockSize] += growth
    return growth
  }
}
