// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerLive

/// The program `gossamer-adapter`, which brings Xcode projects here and weighs controllers.
///
/// It is in a package of its own, because it needs swift-syntax, whose first build takes minutes. It is built when it is called for
/// the first time, and again after its sources have changed.
struct AdapterProgram {
  /// The arguments for the adapter: the name of its command first.
  let arguments: [String]

  /// The folder of the clone that this program was built from.
  private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../..")
    .standardizedFileURL.path
  private static let package = "\(root)/Adapter"

  private static let program = "\(package)/.build/debug/gossamer-adapter"

  /// Whether the arguments of `gossamer` are about a project: `run` with a path that isn't a document.
  static func isMeant(by arguments: [String]) -> Bool {
    guard arguments.first == "run" else { return false }
    return arguments.dropFirst().prefix { $0 != "--" }.contains { argument in
      let url = URL(fileURLWithPath: argument)
      if ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        || url.lastPathComponent == "Package.swift"
      {
        return true
      }
      return (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
  }

  /// Runs the adapter in this process's place; where there is no display its windows are served to a browser.
  /// - Throws: an error that says why it can't be built or started.
  func run() throws -> Never {
    if !isBuilt { try build() }
    guard opensWindows, BrowserDisplay.isNeeded else { try replaceProcess() }
    let browser = try BrowserDisplay()
    FileHandle.standardError.write(Data("Open \(browser.address) in a browser\n".utf8))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    // Ctrl-C reaches both. The application ends by it, and then so does this process.
    signal(SIGINT, SIG_IGN)
    try process.run()
    process.waitUntilExit()
    browser.didConnect()
    exit(process.terminationStatus)
  }

  /// Whether the application is opened, and not only built, adopted or reported on.
  private var opensWindows: Bool {
    let others = ["--adopt", "--build-only", "--report-only", "--help", "-h"]
    return arguments.first == "run"
      && !arguments.prefix { $0 != "--" }.contains(where: others.contains)
  }

  private func replaceProcess() throws -> Never {
    var list = ([Self.program] + arguments).map { strdup($0) } + [nil]
    execv(Self.program, &list)
    throw AdapterError.notStarted(
      program: Self.program, reason: String(cString: strerror(errno)))
  }

  /// Whether the program is newer than all of its sources.
  private var isBuilt: Bool {
    guard let built = Self.date(of: Self.program) else { return false }
    let sources = "\(Self.package)/Sources"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
    return (files + ["\(Self.package)/Package.swift"]).allSatisfy { path in
      Self.date(of: path).map { $0 <= built } ?? true
    }
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func build() throws {
    let isFirst = !FileManager.default.fileExists(atPath: Self.program)
    let note = isFirst ? "Building the adapter, which takes some minutes once\n" : ""
    FileHandle.standardError.write(Data(note.utf8))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", Self.package, "--product", "gossamer-adapter",
    ]
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw AdapterError.notBuilt(package: Self.package) }
    // SwiftPM links only what has changed, and the program would stay older than its sources.
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: Self.program)
  }
}

/// Why the adapter doesn't run.
private enum AdapterError: Error, CustomStringConvertible {
  case notBuilt(package: String)
  case notStarted(program: String, reason: String)

  var description: String {
    switch self {
    case .notBuilt(let package): "The adapter in \(package) wasn't built: see the messages above."
    case .notStarted(let program, let reason): "\(program) can't be started: \(reason)"
    }
  }
}
