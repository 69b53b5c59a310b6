// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The attributes of text that are drawn, by UIKit's names. Of what isn't here, such as shadows, nothing is
/// seen. A value of a type that the attribute doesn't have is ignored, with a message.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsattributedstring/key
nonisolated extension NSAttributedString.Key {
  /// A ``UIFont``; that of the label, the field or the button unless given.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The ``UIColor`` of the text; that of the label, the field or the button unless given.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``UIColor`` behind the text; none unless given.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points that is added between characters; 0 unless given. Unlike in UIKit none is added
  /// at the end of a line.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``NSUnderlineStyle``; no line unless given.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``UIColor`` of the line below; that of the text unless given.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle`` for a line through the text, which is always single; none
  /// unless given.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The ``UIColor`` of the line through the text; that of the text unless given.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number of points by which the text stands higher than its line; 0 unless given.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An ``NSParagraphStyle``. That of a paragraph's first character counts. Labels and buttons have
  /// paragraphs; a field of one line has none.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `URL`, or a `String` of one: the text has the tint colour, and a line below it. As in UIKit a label
  /// doesn't open it.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// How a line below or through a text is drawn. A string's attributes have its raw value:
/// `.underlineStyle: NSUnderlineStyle.single.rawValue`.
///
/// Pango draws single and double lines; thick and dashed ones are drawn as single ones.
///
/// Values: https://developer.apple.com/documentation/uikit/nsunderlinestyle
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as attributes have it.
  public let rawValue: Int

  /// A style from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes, each with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only below words, not below blanks.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
