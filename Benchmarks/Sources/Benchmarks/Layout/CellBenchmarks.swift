// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures reusing cells: each is removed, gets new texts, is measured, added again and laid out.
/// The peer creates a new cell for each row.
let cellBenchmarks = [
  benchmark("layout/cells-10000/reuse", words: 2), benchmark("layout/cells-10000/wrap", words: 9),
]

private func benchmark(_ name: String, words: Int) -> Benchmark {
  Benchmark(name, unit: "us", peer: "cells made anew") {
    Figures(
      value: try microsecondsPerRow(words: words, reuses: true),
      peerValue: try microsecondsPerRow(words: words, reuses: false))
  }
}

/// The median of 5 runs through 10,000 rows, of which 12 are in the window at a time.
private func microsecondsPerRow(words: Int, reuses: Bool) throws -> Double {
  let count = 10_000
  var start = 0
  let milliseconds = try Stopwatch.median(
    runs: 5,
    prepare: {
      start += count
      return RecycledList(start..<start + count, words: words)
    },
    run: { list in
      for row in 0..<count { list.show(row, reuses: reuses) }
      try list.check()
    })
  return milliseconds * 1000 / Double(count)
}

/// A window with the cells of the last rows that were shown, one below the other.
private final class RecycledList {
  private let screen = Screen(UIViewController(), size: CGSize(width: 375, height: 800))
  private var cells: [BenchmarkCell] = []
  private let titles: [String]
  private let details: [String]
  private var end: CGFloat = 0

  /// - Parameter numbers: numbers in the texts, so that no two lists have the same texts.
  init(_ numbers: Range<Int>, words count: Int) {
    let words = ["light", "controllers", "on", "Linux", "are", "put", "together", "from", "parts"]
    titles = numbers.map { "Row \($0)" }
    details = numbers.map { number in
      let text = (0..<count).map { words[(number / max(9 * $0, 1)) % 9] }
      return "\(number) " + text.joined(separator: " ")
    }
  }

  func show(_ row: Int, reuses: Bool) {
    let view = screen.window.rootViewController?.view
    let cell: BenchmarkCell
    if cells.count < 12 {
      cell = BenchmarkCell()
    } else {
      let former = cells.removeFirst()
      former.removeFromSuperview()
      cell = reuses ? former : BenchmarkCell()
    }
    cell.title.text = titles[row]
    cell.detail.text = details[row]
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: CGPoint(x: 0, y: end), size: size)
    view?.addSubview(cell)
    cell.layoutIfNeeded()
    cells.append(cell)
    end += size.height
  }

  /// Throws if the frames of the last cells don't match their texts and constraints.
  func check() throws {
    for cell in cells {
      let (title, detail) = (cell.title.frame, cell.detail.frame)
      let wanted = cell.detail.sizeThatFits(CGSize(width: detail.width, height: 0)).height
      guard cell.bounds.width == 375, title.minX == 64, title.maxX == 359, detail.width == 295,
        abs(detail.height - wanted) <= 1, abs(cell.bounds.height - max(detail.maxY + 8, 56)) <= 1
      else {
        throw WrongResult(
          description: "a cell is \(cell.bounds), its texts lie at \(title), \(detail)")
      }
    }
  }
}

/// An icon, a title and a text that wraps, under 12 constraints.
private final class BenchmarkCell: UIView {
  let title = UILabel()
  let detail = UILabel()
  private let icon = UIImageView()

  init() {
    super.init(frame: .zero)
    hostsLayoutEngine = true
    detail.numberOfLines = 0
    for view in [icon, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
