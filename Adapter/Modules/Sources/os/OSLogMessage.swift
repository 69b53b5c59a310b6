// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message with its interpolated parts.
///
/// Semantics: https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text. What is private reads `<private>`.
  let text: String
  /// Whether the text is a literal, in which `%@` and the like mark the places of arguments.
  private let isFormat: Bool

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
    isFormat = true
  }

  /// Creates a message from a literal with interpolated parts.
  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
    isFormat = false
  }

  /// The text with the arguments in their places.
  func text(with arguments: [any CVarArg]) -> String {
    guard isFormat, !arguments.isEmpty else { return text }
    // %{public}@ and %{private, mask.hash}@ say who may see the argument.
    let format = text.replacingOccurrences(
      of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    return String(format: format, arguments: arguments)
  }

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a value's description.
    /// - Parameters:
    ///   - value: the value.
    ///   - align: the least number of characters, and the side that is filled up.
    ///   - privacy: who may see it. Apple's log hides texts unless they are public; here only what is called private is hidden, since
    ///     the messages go to the developer's terminal.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      append("\(value())", align, privacy)
    }

    /// Appends a number with a number of decimals.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append(format.text(of: value()), align, privacy)
    }

    /// Appends a number with a number of decimals.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Float, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append(format.text(of: Double(value())), align, privacy)
    }

    /// Appends an integer as decimal, hexadecimal or octal digits.
    public mutating func appendInterpolation<Integer: FixedWidthInteger>(
      _ value: @autoclosure () -> Integer, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append(format.text(of: value()), align, privacy)
    }

    private mutating func append(
      _ part: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
    ) {
      text += align.apply(to: privacy.isPrivate ? "<private>" : part)
    }
  }
}

/// Who may see a part of a message.
///
/// Semantics: https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
  let isPrivate: Bool

  /// What of a private part can be seen.
  public enum Mask: Sendable {
    /// Something that is the same for the same part.
    case hash
    /// Nothing.
    case none
  }

  /// Visible here.
  public static let auto = OSLogPrivacy(isPrivate: false)
  /// Visible.
  public static let `public` = OSLogPrivacy(isPrivate: false)
  /// Hidden.
  public static let `private` = OSLogPrivacy(isPrivate: true)
  /// Hidden.
  public static let sensitive = OSLogPrivacy(isPrivate: true)
  /// Visible here.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// How wide a part is at least, and on which side it is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As wide as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// Spaces after the part.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  /// Spaces before the part.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func apply(to part: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - part.count))
    return isRight ? spaces + part : part + spaces
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let decimals: Int?

  /// With six decimals.
  public static let fixed = OSLogFloatFormatting(decimals: 6)
  /// With this many decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(decimals: max(0, precision))
  }
  /// As short as it can be.
  public static let hybrid = OSLogFloatFormatting(decimals: nil)

  func text(of value: Double) -> String {
    guard let decimals else { return "\(value)" }
    return String(format: "%.\(decimals)f", value)
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String

  /// In decimal digits.
  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "")
  /// In hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "")
  /// In hexadecimal digits, after 0x if asked.
  public static func hex(includePrefix: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
  }
  /// In octal digits.
  public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "")

  func text(of value: some FixedWidthInteger) -> String {
    prefix + String(value, radix: radix)
  }
}
