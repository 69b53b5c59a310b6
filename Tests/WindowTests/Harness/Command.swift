// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is run to its end.
enum Command {
  /// Runs `command`, looked up on the PATH, and returns what it printed.
  ///
  /// Don't run a command that leaves a child process behind: Foundation would wait for that too.
  @discardableResult
  static func run(_ command: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw WindowTestError.commandFailed(
        command: command, status: process.terminationStatus, output: text)
    }
    return text
  }
}
