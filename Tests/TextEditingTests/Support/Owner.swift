// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Who owns the text of the fields under test.
nonisolated enum Owner: String, CaseIterable, CustomTestStringConvertible {
  /// The Kit's own editing model.
  case headless

  /// The owners that can be tested here.
  static let available = allCases

  var testDescription: String { rawValue }
}
