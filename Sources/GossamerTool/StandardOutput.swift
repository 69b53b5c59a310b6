// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Writes what a command prints.
enum StandardOutput {
  /// Writes bytes.
  /// - Parameters:
  ///   - content: what the bytes are, for the message: "The frames".
  ///   - command: the command that prints them.
  /// - Throws: an error that says why they can't be written.
  static func write(
    _ bytes: Data, _ content: String, of command: any ParsableCommand.Type
  ) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      throw OutputError(
        content: content, command: command.configuration.commandName ?? "", underlying: error)
    }
  }
}

/// Writing to the standard output failed.
private struct OutputError: Error, CustomStringConvertible {
  let content: String
  let command: String
  let underlying: any Error

  var description: String {
    let system = (underlying as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason = system.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
    return """
      \(content) can't be written to the standard output: \(reason ?? "\(underlying)"). Send them to a file \
      on a disk with room: gossamer \(command) FILE > PATH.
      """
  }
}
