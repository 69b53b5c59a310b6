// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The style of a bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarstyle
nonisolated public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the desktop is: light or dark.
  case `default` = 0
  /// Dark, with light contents.
  case black = 1

  var userInterfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

/// Where a bar lies.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarposition
nonisolated public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower edge of what contains it.
  case bottom = 1
  /// At the upper edge of what contains it.
  case top = 2
  /// At the upper edge of the screen, under the status bar of a phone.
  case topAttached = 3
}

/// In which of its forms a bar has an image. On a desktop a bar has one form.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarmetrics
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual form.
  case `default` = 0
  /// In a window of compact height.
  case compact = 1
  /// The usual form with a prompt.
  case defaultPrompt = 101
  /// The compact form with a prompt.
  case compactPrompt = 102
}
