// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A change of a file that takes something out of a controller.
public struct Patch: Codable, Sendable {
  /// The file.
  public let file: String

  /// The line of the controller.
  public let line: Int

  /// What is taken out, and what does it then.
  public let summary: String

  /// The change as a unified diff.
  public let diff: String
}
