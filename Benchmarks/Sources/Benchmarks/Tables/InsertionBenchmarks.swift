// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerTesting

/// Measures inserting a row at the top of a table in a headless window, compared with a table of a
/// thousand rows: the cost depends on the change and on the visible rows, not on the number of
/// rows.
let insertionBenchmarks = [
  // Self-sizing rows, as in most tables: heights are estimated until a row is visible.
  benchmark("tables/rows-100000/insert") { _ in },
  // All heights are known, as after scrolling through the whole table.
  benchmark("tables/rows-100000/insert/known") { $0.estimatedRowHeight = 0 },
]

private func benchmark(
  _ name: String, _ prepare: @escaping (UITableView) -> Void
) -> Benchmark {
  Benchmark(name, peer: "1,000 rows") {
    Figures(
      value: try millisecondsPerInsertion(rows: 100_000, prepare),
      peerValue: try millisecondsPerInsertion(rows: 1_000, prepare))
  }
}

private func millisecondsPerInsertion(
  rows: Int, _ prepare: (UITableView) -> Void
) throws -> Double {
  let controller = GrowingRows(count: rows)
  prepare(controller.tableView)
  let screen = Screen(controller, size: CGSize(width: 375, height: 800))
  // The first ones fill the caches.
  for _ in 0..<5 { controller.insert() }
  let time = Stopwatch.median(runs: 51, prepare: {}, run: { controller.insert() })
  let shown = controller.tableView.visibleCells.first?.textLabel?.text
  guard shown == "Row 56", controller.tableView.numberOfRows(inSection: 0) == rows + 56 else {
    throw WrongResult(description: "the first of \(rows) rows shows \(shown ?? "nothing")")
  }
  return withExtendedLifetime(screen) { time }
}

/// A table in which each inserted row gets the next number.
private final class GrowingRows: UITableViewController {
  private let firstCount: Int
  private var inserted = 0

  init(count: Int) {
    firstCount = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func insert() {
    inserted += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.layoutIfNeeded()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    firstCount + inserted
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.estimatedRowHeight == 0 ? 40 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(inserted - indexPath.row)"
    return cell
  }
}
