// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The background of a control: a rectangle with rounded corners and an outline.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
  /// The colour of the rectangle, or nil for none.
  public var backgroundColor: UIColor?

  /// The corner radius in points; at most half of the shorter side is used.
  public var cornerRadius: CGFloat = 0

  /// The insets of the rectangle from the control's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the outline; nil for the tint colour.
  public var strokeColor: UIColor?

  /// The width of the outline, which lies inside the rectangle, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  private init() {}

  /// Whether there is nothing to draw.
  var isEmpty: Bool {
    backgroundColor == nil && strokeWidth <= 0
  }
}
