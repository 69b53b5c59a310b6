// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pictures of the whole display for people to look at, and the colours of a window.
enum Screenshot {
  /// Writes `NAME.png` into the directory that GOSSAMER_SCREENSHOTS names; does nothing if it isn't set.
  static func take(_ name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["GOSSAMER_SCREENSHOTS"] else {
      return
    }
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try Command.run("import", "-window", "root", "\(directory)/\(name).png")
  }

  /// The mean brightness of the window's picture, from 0 for black to 1 for white.
  static func brightness(of window: String) throws -> Double {
    let mean = try Command.run(
      "bash", "-c", "import -window \(window) png:- | identify -format '%[fx:mean]' -")
    return Double(mean) ?? .nan
  }

  /// The colour of a point of the window's picture, as ImageMagick writes it: "srgb(255,255,255)".
  static func color(of window: String, x: Int, y: Int) throws -> String {
    try Command.run(
      "bash", "-c",
      "import -window \(window) -depth 8 png:- | convert - -format '%[pixel:p{\(x),\(y)}]' info:-")
  }
}
