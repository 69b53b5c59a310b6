// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import Testing

/// A visual format and the constraints that it describes, as equations, one per line.
struct VisualFormatCase: CustomTestStringConvertible, Sendable {
  let format: String
  let options: VisualFormat.Options
  let expected: String

  init(_ format: String, options: VisualFormat.Options = [], _ expected: String) {
    self.format = format
    self.options = options
    self.expected = expected
  }

  var testDescription: String { "\(format.debugDescription), options \(options.rawValue)" }

  func check() throws {
    #expect(try equations(format, options: options) == expected)
  }
}

/// The constraints that a format describes with the metrics and views of these tests, as equations,
/// one per line.
func equations(
  _ format: String, options: VisualFormat.Options = []
) throws(VisualFormatError) -> String {
  let constraints = try VisualFormat(format).constraints(
    options: options,
    metrics: [
      "margin": 12, "small": 4.5, "urgent": 999, "negative": -3, "both": 7, "endless": .infinity,
    ],
    views: ["a", "b", "c", "_d4", "Größe", "both", "label", "button", "root"],
    viewsWithoutSuperview: ["root"])
  return constraints.map(\.description).joined(separator: "\n")
}
