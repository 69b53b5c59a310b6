// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The view of a screen. A subclass sets itself up in ``setUp()``, whether code or a document creates
/// it.
class ScreenView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Configures the subviews and lays them out. Called once.
  func setUp() {}
}

extension UITextField {
  /// A field in the style of the showcase's screens.
  /// - Parameter placeholder: what an empty field shows; nil for nothing.
  static func rounded(placeholder: String? = nil) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }
}
