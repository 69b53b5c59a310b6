// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A typeface with its weight, slant and size.
///
/// Sizes are in points; a point is a logical pixel, as everywhere in the Kit. A size that is not a
/// positive number gives ``systemFontSize``, one above 10,000 gives 10,000.
///
/// The system font is Inter, whose metrics are close to those of Apple's San Francisco. If it isn't
/// installed, Cantarell or the desktop's sans-serif font is used.
///
/// - The system's fonts: ``systemFont(ofSize:weight:)``, ``boldSystemFont(ofSize:)``,
///   ``italicSystemFont(ofSize:)``, ``monospacedSystemFont(ofSize:weight:)``,
///   ``preferredFont(forTextStyle:)``
/// - Other fonts: ``init(name:size:)``, ``withSize(_:)``
/// - Sizes that follow the person's preferred text size:
///   ``preferredFont(forTextStyle:compatibleWith:)``, ``UIFontMetrics``
/// - Measures: ``lineHeight``, ``ascender``, ``descender``, ``capHeight``, ``xHeight``, ``leading``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uifont>
nonisolated public final class UIFont: Sendable {
  /// What the font looks like apart from its size.
  let face: Face

  /// The size in points.
  public let pointSize: CGFloat

  /// How the size follows the content size category; nil if it doesn't.
  let scaling: Scaling?

  init(face: Face, pointSize: CGFloat, scaling: Scaling? = nil) {
    self.face = face
    self.scaling = scaling
    self.pointSize =
      pointSize.isFinite && pointSize > 0 ? min(pointSize, 10_000) : Self.systemFontSize
  }

  /// Whether the strokes are bold, or heavier.
  package var isBold: Bool { face.weight >= 700 }

  /// The same typeface in another size, which doesn't follow the content size category.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize)
  }
}

nonisolated extension UIFont {
  /// What a font looks like apart from its size.
  struct Face: Hashable, Sendable {
    /// Names of families, the preferred one first, separated by commas.
    var families: String
    /// 100 (thinnest) to 900; 400 is regular.
    var weight = 400
    var isItalic = false
    /// Whether all digits are equally wide.
    var hasTabularDigits = false
  }
}

nonisolated extension UIFont: Hashable {
  /// Whether both have the same families, weight, slant, digits and size, and scale in the same
  /// way.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one === other
      || one.pointSize == other.pointSize && one.face == other.face && one.scaling == other.scaling
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
  }
}
