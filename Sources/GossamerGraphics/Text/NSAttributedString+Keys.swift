// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The attributes of text that are drawn, with UIKit's names. Other attributes aren't drawn. A value of a wrong type is ignored, with a message.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsattributedstring/key
nonisolated extension NSAttributedString.Key {
  /// A ``UIFont``; by default that of the label, field or button.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The ``UIColor`` of the text; by default that of the label, field or button.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``UIColor`` behind the text; by default none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points that is added between characters; by default 0. Unlike in UIKit nothing is
  /// added at the end of a line.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``NSUnderlineStyle``; by default there is no line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``UIColor`` of the underline; by default that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle`` for a line through the text, which is always single;
  /// by default there is none.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The ``UIColor`` of the line through the text; by default that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number of points by which the text is raised above the baseline; by default 0.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An ``NSParagraphStyle``. The style of a paragraph's first character counts. Labels and buttons
  /// use it; text fields, which have a single line, don't.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// An ``NSShadow``. It is drawn by the methods that draw strings, such as
  /// `NSAttributedString.draw(in:)`, below all of a text whose first character has it. Labels, fields and
  /// text views don't draw it.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the outline of the text, as a percentage of the font's size; 0, the default, for none. Of a positive number only
  /// the outline is drawn, of a negative one the text and its outline. It is drawn by the methods that draw strings, for all of a text
  /// whose first character has it. Labels, fields and text views draw text without an outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The ``UIColor`` of the outline; by default that of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A `URL`, or a `String` with one. The text has the tint colour and an underline. As in UIKit a
  /// label doesn't open it.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The style of an underline or of a line through a text. The value of an attribute is its raw
/// value: `.underlineStyle: NSUnderlineStyle.single.rawValue`.
///
/// Pango draws single and double lines; thick and dashed ones are drawn as single ones.
///
/// Values: https://developer.apple.com/documentation/uikit/nsunderlinestyle
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a number, as in attributes.
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
