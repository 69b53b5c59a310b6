// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CFrames
import Foundation
import Gossamer
import GossamerImages

/// The program that the benchmarks `images/` measure: a table of 1,000 rows with a label and a
/// thumbnail, which is scrolled to its end and back by 40 points a frame. After ``argument`` comes
/// the address of `Peers/pictures.py`, or `none` for rows whose images stay empty. It prints
/// `thumbnails PERCENTILE GREATEST KILOBYTES SEEN`: the 99th percentile and the maximum of the main
/// thread's CPU time per frame in milliseconds, how much the process's memory has grown, and how
/// many images were shown.
final class ThumbnailApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--thumbnails"

  /// The size of the memory cache in bytes of pixels: that of an eighth of the images.
  static let memoryLimit = 125 * 60 * 60 * 4

  private static let frames: Int32 = 2_000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let rows = ThumbnailRows(server: URL(string: CommandLine.arguments[2]))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = rows
    window.makeKeyAndVisible()
    let data = Unmanaged.passUnretained(rows).toOpaque()
    Task {
      try await Task.sleep(for: .seconds(2))
      rows.initialSize = try ResidentSize.kilobytes()
      frames_run(
        frames_job(
          step: { _, data in
            guard let data else { return }
            let rows = Unmanaged<ThumbnailRows>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { rows.step() }
          },
          end: { _, percentile, greatest, data in
            guard let data else { return }
            let rows = Unmanaged<ThumbnailRows>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { rows.report(percentile, greatest) }
          }, data: data, count: Self.frames))
    }
    return true
  }
}

/// The view controller of the table.
final class ThumbnailRows: UITableViewController {
  /// The resident memory before scrolling, in kilobytes.
  var initialSize = 0.0

  private let server: URL?
  private let fetchImage: ImageFetcher
  private let folder = URL(filePath: NSTemporaryDirectory())
    .appending(path: "thumbnails-\(ProcessInfo.processInfo.processIdentifier)")
  private var way: CGFloat = 40
  private var seen = Set<Int>()

  init(server: URL?) {
    self.server = server
    var limits = ImageFetcher.Limits()
    limits.memory = ThumbnailApp.memoryLimit
    fetchImage = .live(limits, folder: folder)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 76
    tableView.register(ThumbnailCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? ThumbnailCell else { return cell }
    cell.label.text = "Picture \(indexPath.row)"
    if let server, server.host() != nil {
      cell.thumbnail.show(server.appending(path: "\(indexPath.row).png"), by: fetchImage)
    }
    return cell
  }

  /// Scrolls by one step, and turns around at the ends.
  func step() {
    for cell in tableView.visibleCells {
      if (cell as? ThumbnailCell)?.thumbnail.image != nil, let row = tableView.indexPath(for: cell)
      {
        seen.insert(row.row)
      }
    }
    let end = tableView.contentSize.height - tableView.bounds.height
    let y = tableView.contentOffset.y + way
    if y < 0 || y > end { way = -way }
    tableView.contentOffset.y += way
  }

  /// Prints the figures, and ends the program.
  func report(_ percentile: Double, _ greatest: Double) {
    let size = (try? ResidentSize.kilobytes()) ?? .infinity
    try? FileManager.default.removeItem(at: folder)
    print("thumbnails", percentile, greatest, size - initialSize, seen.count)
    exit(0)
  }
}

private final class ThumbnailCell: UITableViewCell {
  let label = UILabel()
  let thumbnail = UIImageView()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [label, thumbnail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnail.frame = CGRect(x: 16, y: 8, width: 60, height: 60)
    label.frame = CGRect(x: 92, y: 8, width: bounds.width - 108, height: 60)
  }
}
