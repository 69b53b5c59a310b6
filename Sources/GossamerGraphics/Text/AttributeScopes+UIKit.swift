// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`: `title.font = .boldSystemFont(ofSize: 17)`. They mean what
  /// the keys of the same name mean, see `NSAttributedString.Key`.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// What is added to the width of each character, in points.
    public let kern: KernAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// By how many points the text is raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes. Of these only the link is drawn.
    public let foundation: FoundationAttributes
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

nonisolated extension AttributeScopes.UIKitAttributes {
  /// See ``font``.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// See ``foregroundColor``.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// See ``backgroundColor``.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// See ``kern``.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// See ``underlineStyle``.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// See ``underlineColor``.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// See ``strikethroughStyle``.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// See ``strikethroughColor``.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// See ``baselineOffset``.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

extension StyledText {
  /// A text with UIKit's attributes.
  package init(_ attributed: AttributedString) {
    let string = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = run.font
      values[.foregroundColor] = run.foregroundColor
      values[.backgroundColor] = run.backgroundColor
      values[.kern] = run.kern
      values[.underlineStyle] = run.underlineStyle?.rawValue
      values[.underlineColor] = run.underlineColor
      values[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      values[.strikethroughColor] = run.strikethroughColor
      values[.baselineOffset] = run.baselineOffset
      values[.link] = run.link
      string.append(
        NSAttributedString(string: String(attributed[run.range].characters), attributes: values))
    }
    self.init(NSAttributedString?.some(string))
  }
}
