// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The style of a paragraph: alignment, spacing, indents. All lengths are in points.
///
/// In a label with a limited number of lines that truncates, the first paragraph's style applies to
/// all paragraphs.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsparagraphstyle
// Unlike in UIKit it doesn't inherit from NSObject. On Linux
// `NSMutableAttributedString.addAttribute(_:value:range:)` crashes for instances of NSObject
// subclasses that Foundation doesn't know (Swift 6.3.1).
nonisolated open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  fileprivate(set) final var values = ParagraphAttributes()

  /// A style with default values.
  public init() {}

  /// The style of text without a paragraph style. It is immutable.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines are broken; between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between two lines; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below a paragraph that another one follows; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph that follows another one; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: a positive number is a distance from the leading edge, a negative one from
  /// the trailing edge. 0, the default, is the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The factor of each line's height; 0, the default, means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0, the default, means no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// An unchangeable style like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A changeable style like this one.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// An unchangeable style like this one.
  public final func copy() -> Any { copy(with: nil) }

  /// A changeable style like this one.
  public final func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Whether both set lines in the same way.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.values == other.values
  }

  /// Feeds what `==` compares into the hasher.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// A paragraph style that can be changed. A label copies it when its text is set.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// Where lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space below a paragraph that another one follows.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space above a paragraph that follows another one.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The distance of the first line from the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The distance of the other lines from the leading edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The factor of each line's height; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The maximum height of a line; 0 means no maximum.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The values of a paragraph style.
nonisolated package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0

  /// The same values with all lengths finite.
  var finite: ParagraphAttributes {
    var finite = self
    for length in [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight,
    ] as [WritableKeyPath<ParagraphAttributes, CGFloat>] {
      finite[keyPath: length] = finite[keyPath: length].finiteLength
    }
    return finite
  }
}

nonisolated extension CGFloat {
  /// The length clamped to -10,000...10,000 points, beyond which text isn't visible; 0 for NaN.
  var finiteLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -10_000), 10_000) }
}
