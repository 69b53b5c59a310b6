// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the lines of a paragraph are set. All measures are in points.
///
/// In a label whose lines are limited in number and end in an ellipsis, all paragraphs are set as the
/// first one is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsparagraphstyle
// Unlike in UIKit no NSObject: on Linux `NSMutableAttributedString.addAttribute(_:value:range:)` ends the
// process for objects of classes derived from it that Foundation doesn't know (Swift 6.3.1).
nonisolated open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  fileprivate(set) final var values = ParagraphAttributes()

  /// A style of which nothing is set.
  public init() {}

  /// The style of text that has none. What `default` gives is never changed.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand; as the language has it unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines end; between words unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between two lines; 0 unless set.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room below a paragraph that another one follows; 0 unless set.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room above a paragraph that follows another one; 0 unless set.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line stands off the leading edge; 0 unless set.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines stand off the leading edge; 0 unless set.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: a positive number counts from the leading edge, another one from the trailing edge,
  /// which is 0, the default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What the height of each line is multiplied by; 0, the default, leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line; 0 unless set.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0, the default, for none.
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

/// A paragraph's style that can be changed. A label takes it as it is when the text is set.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// Where lines end.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The room between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The room below a paragraph that another one follows.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The room above a paragraph that follows another one.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// How far the first line stands off the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines stand off the leading edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// What the height of each line is multiplied by.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// What a paragraph's style says, as a value.
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

  /// The same with all lengths finite.
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
  /// The nearest length from -10,000 to 10,000 points, beyond which nothing of a text is seen; 0 for what isn't
  /// a number.
  var finiteLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -10_000), 10_000) }
}
