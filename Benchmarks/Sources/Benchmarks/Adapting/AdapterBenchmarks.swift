// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What `gossamer run App.xcodeproj` takes before anything is compiled. The program is the one that `gossamer` builds; Scripts/bench
// has built it. Its time of the processor is measured, from its start to its end.
let adapterBenchmarks: [Benchmark] = [
  Benchmark("adapter/files-20/whole", peer: "bound") {
    let project = try AdapterProject(files: 20)
    let time = try project.medianTime(adapting: 20) { try project.forget() }
    return Figures(value: time, peerValue: 1_000)
  },
  Benchmark("adapter/files-20/line", peer: "bound") {
    let project = try AdapterProject(files: 20)
    _ = try project.time(adapting: 20)
    var changes = 0
    let time = try project.medianTime(adapting: 1) {
      changes += 1
      try project.write(3, remark: "change \(changes)")
    }
    return Figures(value: time, peerValue: 200)
  },
  Benchmark("adapter/files-20/nothing", peer: "bound") {
    let project = try AdapterProject(files: 20)
    _ = try project.time(adapting: 20)
    return Figures(value: try project.medianTime(adapting: 0) {}, peerValue: 200)
  },
]

/// A project of controllers of 120 lines each, in a folder of its own.
private final class AdapterProject {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")
  private let program = "Adapter/.build/debug/gossamer-adapter"

  init(files: Int) throws {
    let numbers = 0..<files
    let objects = numbers.map { number in
      """
      R\(number) = { isa = PBXFileReference; path = C\(number).swift; sourceTree = "<group>"; };
      F\(number) = { isa = PBXBuildFile; fileRef = R\(number); };

      """
    }
    try write(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (\(numbers.map { "R\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (\(numbers.map { "F\($0)" }.joined(separator: ", "))); };
      \(objects.joined())}; }
      """, to: "App.xcodeproj/project.pbxproj")
    for number in numbers { try write(number, remark: "first") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a controller: outlets, actions, selectors, and a table.
  func write(_ number: Int, remark: String) throws {
    let actions = (0..<10).map { action in
      """
        @IBAction func act\(action)(_ sender: UIButton) {
          // \(remark)
          sender.removeTarget(self, action: #selector(act\(action)(_:)), for: .touchUpInside)
          let total = rows.reduce(0) { $0 + $1.count } * \(action + 1)
          guard total > 10, let first = rows.first else { return }
          title = "\\(first) and \\(total)"
          rows.append(first.uppercased())
          tableView.reloadData()
        }

      """
    }
    try write(
      """
      import UIKit

      class Controller\(number): UIViewController, UITableViewDataSource {
        @IBOutlet weak var tableView: UITableView!
        @IBOutlet private var buttons: [UIButton]!
        @IBInspectable var limit: Int = 3
        var rows: [String] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        }

        @objc private func add() { rows.append("row") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          rows.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          cell.textLabel?.text = rows[indexPath.row]
          return cell
        }

      \(actions.joined())}
      """, to: "C\(number).swift")
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes the next run the first one.
  func forget() throws {
    try FileManager.default.removeItem(at: folder.appending(path: ".gossamer"))
  }

  /// The median of five runs, each after a change of the project.
  /// - Parameter count: how many sources have to be adapted.
  func medianTime(adapting count: Int, after change: () throws -> Void) throws -> Double {
    _ = try time(adapting: nil)
    let times = try (0..<5).map { _ in
      try change()
      return try time(adapting: count)
    }
    return times.sorted()[2]
  }

  /// The time of the processor of one run, in milliseconds.
  /// - Parameter count: how many sources have to be adapted; nil for any number.
  func time(adapting count: Int?) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["run", folder.path, "--report-only"]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    let start = Self.timeOfChildren
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    if let count, !text.contains(": \(count) of ") { throw WrongResult(description: text) }
    return Self.timeOfChildren - start
  }

  private static var timeOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return milliseconds(of: usage.ru_utime) + milliseconds(of: usage.ru_stime)
  }

  private static func milliseconds(of time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
