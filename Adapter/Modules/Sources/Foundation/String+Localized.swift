// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A text that an application shows, as a key and the values that take places in it: `"\(count) items"` has the key `%lld items`.
  ///
  /// Semantics: https://developer.apple.com/documentation/swift/string/localizationvalue
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// The key, with formats in the places of values.
    let key: String
    /// Writes a translation with the values in their places.
    fileprivate let write: @Sendable (String, Locale) -> String

    /// Creates a value of a text without places.
    public init(stringLiteral value: String) {
      key = value
      write = { translation, _ in translation }
    }

    /// Creates a value of a key that is known only at run time.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }

    /// Creates a value of a text with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      let arguments = stringInterpolation.arguments
      write = { String(format: $0, locale: $1, arguments: arguments.map(\.value)) }
    }

    /// Collects the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate enum Argument: Sendable {
        case text(String)
        case integer(Int)
        case number(Double)

        var value: any CVarArg {
          switch self {
          case .text(let text): text
          case .integer(let integer): integer
          case .number(let number): number
          }
        }
      }

      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a text, `%@` in the key.
      public mutating func appendInterpolation(_ string: String) {
        append("%@", .text(string))
      }

      /// Appends an integer, `%lld` in the key.
      public mutating func appendInterpolation<Integer: BinaryInteger>(_ value: Integer) {
        append("%lld", .integer(Int(truncatingIfNeeded: value)))
      }

      /// Appends a number, `%lf` in the key.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        append("%lf", .number(Double(value)))
      }

      /// Appends any other value's description, `%@` in the key.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text("\(value)"))
      }

      private mutating func append(_ format: String, _ argument: Argument) {
        key += format
        arguments.append(argument)
      }
    }
  }

  /// Creates the translation of a text.
  /// - Parameters:
  ///   - keyAndValue: the text; what has no translation stays as it is.
  ///   - table: the name of the file of translations; nil: `Localizable`.
  ///   - bundle: where the file is; nil: the application.
  ///   - locale: the language in which values are written.
  ///   - comment: a note for translators.
  ///
  /// Semantics: https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let translation = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.write(translation, locale)
  }
}
