// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The clone of Gossamer that projects are built with.
public struct GossamerPlace: Sendable {
  /// The folder of the clone.
  public let folder: String

  /// Takes the clone that this program was built from.
  public init() {
    folder =
      URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..")
      .standardizedFileURL.path
  }

  /// Takes another clone.
  public init(folder: String) { self.folder = folder }

  /// The package of the modules that stand for Apple's.
  var modules: String { "\(folder)/Adapter/Modules" }

  /// Where projects are built: where Gossamer is, so that Gossamer isn't built again for each of them.
  var scratch: String { "\(folder)/.build" }

  /// The options of `swift build` for a package.
  func buildOptions(package: String) -> [String] {
    [
      "--package-path", package, "--scratch-path", scratch, "--pkg-config-path",
      "\(scratch)/pkgconfig",
    ]
  }
}
