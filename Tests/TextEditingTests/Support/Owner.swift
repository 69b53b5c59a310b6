// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The owner of the text of the tested fields.
nonisolated enum Owner: String, CaseIterable, CustomTestStringConvertible {
  /// The Kit's own editing model.
  case headless
  /// A GtkText in a real window.
  case window

  /// The owners that can be tested here: a window needs a display.
  static let available: [Owner] = hasDisplay ? allCases : [.headless]

  private static var hasDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
  }

  var testDescription: String { rawValue }
}
