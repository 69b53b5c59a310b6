// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shadow of a text, see `NSAttributedString.Key.shadow`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsshadow
// Unlike in UIKit it doesn't inherit from NSObject, for the reason that NSParagraphStyle gives.
nonisolated open class NSShadow: Hashable {
  /// How far the shadow lies to the right and below, in points; (0, -1) by default, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How far its edge is blurred, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or a `CGColor`: black of a third's opacity by default; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow with default values.
  public init() {}

  /// The colour under the current traits.
  var cgColor: CGColor? { (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor }

  /// Whether both have the same values.
  public static func == (one: NSShadow, other: NSShadow) -> Bool {
    one.shadowOffset == other.shadowOffset && one.shadowBlurRadius == other.shadowBlurRadius
      && one.cgColor == other.cgColor
  }

  /// Feeds the offset and the radius into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
