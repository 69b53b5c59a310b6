// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What is drawn behind the content of a control: a rectangle with corners and an outline.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: Hashable {
  /// The colour of the rectangle, or nil for none.
  public var backgroundColor: UIColor?

  /// The radius of the corners in points; half of the shorter side is the most.
  public var cornerRadius: CGFloat = 0

  /// How far the rectangle stays inside the edges of the control, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the outline; nil takes the tint colour.
  public var strokeColor: UIColor?

  /// The width of the outline, inside the rectangle, in points. 0 for none.
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
