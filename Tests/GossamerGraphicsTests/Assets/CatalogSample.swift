// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport

@testable import GossamerGraphics

/// A folder with an asset catalog that a test writes.
struct CatalogSample {
  let folder = TemporaryFolder()
  private let catalog = "Assets.xcassets"

  var bundle: Bundle? { Bundle(path: folder.path) }

  /// Writes the `Contents.json` of a set or group.
  @discardableResult
  func write(_ set: String, _ json: String) throws -> String {
    try folder.write(json, named: "\(catalog)/\(set)/Contents.json")
  }

  /// Writes a bitmap of a width, and 6 pixels high, into a set.
  func bitmap(_ set: String, _ name: String, width: Int) throws {
    try folder.write("", named: "\(catalog)/\(set)/\(name)")
    let file = folder.url.appending(path: "\(catalog)/\(set)/\(name)")
    try ImageSamples.png(width: width, height: 6).write(to: file)
  }

  /// Writes a drawing of 10 by 20 points into a set.
  func drawing(_ set: String, _ name: String) throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">
      <rect width="10" height="20" fill="#ff0000"/></svg>
      """, named: "\(catalog)/\(set)/\(name)")
  }

  func path(_ set: String) -> String { "\(folder.path)/\(catalog)/\(set)" }
}
