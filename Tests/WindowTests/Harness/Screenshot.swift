// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pictures of the whole display, for people to look at.
enum Screenshot {
  /// Writes `NAME.png` into the directory that GOSSAMER_SCREENSHOTS names; does nothing where it names none.
  static func take(_ name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["GOSSAMER_SCREENSHOTS"] else {
      return
    }
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try Command.run("import", "-window", "root", "\(directory)/\(name).png")
  }
}
