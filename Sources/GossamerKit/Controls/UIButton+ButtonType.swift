// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The kinds of button.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  nonisolated public enum ButtonType: Int, Sendable {
    /// White title, image as it is: for buttons that the application gives a look of its own.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1

    var fontSize: CGFloat {
      switch self {
      case .custom: UIFont.buttonFontSize
      case .system: 15
      }
    }
  }
}
