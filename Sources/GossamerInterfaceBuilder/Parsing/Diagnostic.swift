// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An error or a warning about an Interface Builder document, with its place.
///
/// It is thrown if nothing can be loaded, and otherwise collected while the rest loads.
nonisolated public struct Diagnostic: Error, Hashable, Sendable {
  /// How severe a diagnostic is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// A part of the document is missing or broken.
    case error
    /// A part of the document is loaded incompletely or differently.
    case warning
  }

  /// Whether it is an error or a warning.
  public let severity: Severity
  /// The path of the document.
  public let file: String
  /// The line in the file, counted from 1; `nil` if the diagnostic is about the file as a whole.
  public let line: Int?
  /// The fact, the offending value and what to do, in whole sentences.
  public let message: String

  /// Creates a diagnostic.
  public init(severity: Severity, file: String, line: Int?, message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.message = message
  }
}

nonisolated extension Diagnostic: CustomStringConvertible {
  /// The place, the severity and the message, as compilers write them: `Main.storyboard:42: error: ...`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(severity.rawValue): \(message)"
  }
}
