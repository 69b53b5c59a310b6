// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  /// What surrounds a field.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle that looks sunken.
    case bezel = 2
    /// A rectangle with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it isn't.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable {
    /// The field isn't first responder any more.
    case committed = 0
    /// By the Escape key. The text stays as it is.
    case cancelled = 1
  }
}
