// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why an application can't be shown.
enum GTKError: Error, CustomStringConvertible {
  /// There is no display to show windows on.
  case noDisplay

  var description: String {
    switch self {
    case .noDisplay:
      """
      There is no display to show a window on: neither WAYLAND_DISPLAY nor DISPLAY names one that \
      answers. Start the application with 'make run', which shows it in a browser then.
      """
    }
  }
}
