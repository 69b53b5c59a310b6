// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CFrames
import Foundation
import Gossamer

/// The program that the benchmarks `tables/` measure: a table in a window, whose rows have a label,
/// or are self-sizing with three labels and an image. The arguments after ``argument`` are those of
/// `Peers/list-view.c`: `jumps` or `fling`, `labels` or `cells`, the number of rows, and the number
/// of frames. It prints `table MEDIAN PERCENTILE`, the median and the 99th percentile of the main
/// thread's CPU time per frame in milliseconds, and ends.
///
/// With `open` it prints `table NANOSECONDS KILOBYTES` after its first frame: the time of that
/// frame, and the resident memory of the process.
final class TableApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--table"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let rows = TableRows(
    count: Int(CommandLine.arguments[4]) ?? 0, areCells: CommandLine.arguments[3] == "cells")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (task, frames) = (CommandLine.arguments[2], Int32(CommandLine.arguments[5]) ?? 0)
    rows.jumps = task == "jumps"
    window.rootViewController = rows
    window.makeKeyAndVisible()
    let data = Unmanaged.passUnretained(rows).toOpaque()
    if task == "open" {
      frames_after_next({ _ in MainActor.assumeIsolated { TableApp.reportOpening() } }, data)
      return true
    }
    Task {
      try await Task.sleep(for: .seconds(2))
      frames_run(
        frames_job(
          step: { _, data in
            guard let data else { return }
            let rows = Unmanaged<TableRows>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { rows.step() }
          },
          end: { median, percentile, _, _ in
            print("table", median, percentile)
            exit(0)
          }, data: data, count: frames))
    }
    return true
  }

  private static func reportOpening() {
    let now = DispatchTime.now().uptimeNanoseconds
    print("table", now, (try? ResidentSize.kilobytes()) ?? 0)
    exit(0)
  }
}

/// The view controller of the table.
final class TableRows: UITableViewController {
  /// Whether a step scrolls to a random place. Otherwise it scrolls on by 40 points.
  var jumps = false

  private let count: Int
  private let areCells: Bool
  private var seed: UInt64 = 1

  init(count: Int, areCells: Bool) {
    self.count = count
    self.areCells = areCells
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !areCells { tableView.rowHeight = 44 }
    tableView.register(
      areCells ? ContactCell.self : UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ContactCell {
      cell.show(indexPath.row)
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
    }
    return cell
  }

  /// Scrolls, as `Peers/list-view.c` does.
  func step() {
    let end = tableView.contentSize.height - tableView.bounds.height
    var y = tableView.contentOffset.y + 40
    if jumps {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      y = CGFloat(seed >> 33) / CGFloat(1 << 31) * end
    }
    tableView.contentOffset.y = y
  }
}

/// A cell with three labels, of which the last one may wrap, and an image.
private final class ContactCell: UITableViewCell {
  private let labels = (0..<3).map { _ in UILabel() }
  private let icon = UIImageView(image: UIImage(systemName: "person"))

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    labels[2].numberOfLines = 0
    for view in labels + [icon] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let views = ["icon": icon, "first": labels[0], "second": labels[1], "third": labels[2]]
    for format in [
      "|-16-[icon(32)]-12-[first]-16-|", "[icon]-12-[second]-16-|", "[icon]-12-[third]-16-|",
      "V:[icon(32)]", "V:|-8-[first]-4-[second]-4-[third]-8-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    labels[0].text = "Row \(row)"
    labels[1].text = "The second line of \(row)"
    labels[2].text = String(repeating: "Met at a conference of some kind. ", count: row % 4 + 1)
  }
}
