// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that prints its measurements.
struct PeerProgram {
  /// Its path, relative to the repository, in which Scripts/bench runs.
  let path: String

  /// Runs it to its end, or until it is stopped after `limit` seconds.
  /// - Returns: the words of the line that begins with `word`, without it; nil if it was stopped.
  /// - Throws: ``WrongResult`` if it fails, or prints no such line.
  func run(
    _ arguments: [String] = [], environment: [String: String] = [:], limit: Int = 60,
    wordsAfter word: String
  ) throws -> [String]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [String(limit), path] + arguments
    process.environment = Self.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    // The exit status with which `timeout` reports that it has stopped the program.
    if process.terminationStatus == 124 { return nil }
    let line = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .first { $0.first == word }
    guard process.terminationStatus == 0, let line else {
      throw WrongResult(
        description: "\(path) ended with \(process.terminationStatus), printing '\(text)'")
    }
    return Array(line.dropFirst())
  }

  /// Runs it for two seconds.
  /// - Parameter look: called after two seconds with the process identifier.
  func afterTwoSeconds<Result>(
    _ arguments: [String], look: (Int32) throws -> Result
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = Self.environment
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    Thread.sleep(forTimeInterval: 2)
    return try look(process.processIdentifier)
  }

  /// The environment without the heap settings of Scripts/bench, which users' programs don't have. They slow GTK's frames
  /// down by half.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MALLOC_") }
  }
}
