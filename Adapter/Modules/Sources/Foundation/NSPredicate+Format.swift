// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSPredicate {
  /// Creates a predicate of one comparison: `SELF MATCHES %@`, `name CONTAINS[cd] %@`, `age >= 18`.
  ///
  /// The names are keys of dictionaries, or stored properties of Swift objects. What can't be read, such as `AND`, is told on standard error;
  /// such a predicate is true for no object.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate of one comparison, with the arguments in an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    switch format.trimmingCharacters(in: .whitespaces).uppercased() {
    case "TRUEPREDICATE": self.init(value: true)
    case "FALSEPREDICATE": self.init(value: false)
    default:
      guard let comparison = Comparison(format, arguments ?? []) else {
        let line =
          "NSPredicate(format: \"\(format)\") can't be read on Linux; use NSPredicate(block:).\n"
        FileHandle.standardError.write(Data(line.utf8))
        self.init(value: false)
        return
      }
      // Only read from now on.
      nonisolated(unsafe) let shared = comparison
      self.init { object, _ in shared.holds(for: object) }
    }
  }
}

/// A comparison of an object, or of a value of it, with a value.
private struct Comparison {
  private let key: String
  private let relation: String
  private let options: String.CompareOptions
  private let value: Any?

  init?(_ format: String, _ arguments: [Any]) {
    let pattern =
      #"^\s*(%K|[\w.]+)\s*(==?|!=|<>|<=|>=|<|>|MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|IN)\s*(\[[a-z]+\])?\s*(%@|%[dfi]|%ld|'[^']*'|"[^"]*"|-?[\d.]+|true|false|YES|NO|nil|NULL)\s*$"#
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive),
      let match = expression.firstMatch(
        in: format, range: NSRange(format.startIndex..., in: format))
    else { return nil }
    func part(_ index: Int) -> String {
      Range(match.range(at: index), in: format).map { String(format[$0]) } ?? ""
    }
    var arguments = arguments[...]
    key = part(1).uppercased() == "%K" ? "\(arguments.popFirst() ?? "")" : part(1)
    relation = part(2).uppercased()
    var options: String.CompareOptions = []
    if part(3).contains("c") { options.insert(.caseInsensitive) }
    if part(3).contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
    let text = part(4)
    switch text.lowercased() {
    case let format where format.hasPrefix("%"):
      guard let argument = arguments.popFirst() else { return nil }
      value = argument
    case "true", "yes": value = true
    case "false", "no": value = false
    case "nil", "null": value = nil
    default:
      let isQuoted = text.hasPrefix("'") || text.hasPrefix("\"")
      value = isQuoted ? String(text.dropFirst().dropLast()) : Double(text)
    }
  }

  func holds(for object: Any?) -> Bool {
    let left = key.uppercased() == "SELF" ? object : Self.value(key, of: object)
    switch relation {
    case "IN":
      return (value as? [Any])?.contains { compare(left, $0) == .orderedSame } ?? false
    case "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH":
      guard let text = left as? String, let other = value as? String else { return false }
      return holds(for: text, other)
    case "=", "==": return compare(left, value) == .orderedSame
    case "!=", "<>": return compare(left, value) != .orderedSame
    case "<": return compare(left, value) == .orderedAscending
    case ">": return compare(left, value) == .orderedDescending
    case "<=": return [.orderedAscending, .orderedSame].contains(compare(left, value))
    default: return [.orderedDescending, .orderedSame].contains(compare(left, value))
    }
  }

  private func holds(for text: String, _ other: String) -> Bool {
    switch relation {
    case "CONTAINS": return text.range(of: other, options: options) != nil
    case "BEGINSWITH": return text.range(of: other, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    default:
      // Diacritics can't be left out of account by an expression, so that they are taken away before.
      let locale: Locale? = nil
      let plain = text.folding(options: options, locale: locale)
      let whole = "^(?:\(other.folding(options: options, locale: locale)))$"
      return plain.range(
        of: options.isEmpty ? "^(?:\(other))$" : whole, options: .regularExpression)
        != nil
    }
  }

  /// How two values compare; nil: they can't be compared.
  private func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (let left as String, let right as String): return left.compare(right, options: options)
    case (let left as Date, let right as Date): return left.compare(right)
    default:
      guard let left = Self.number(left), let right = Self.number(right) else { return nil }
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The value of a path of names.
  private static func value(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { object, name in
      guard let object else { return nil }
      if let dictionary = object as? [String: Any] { return dictionary[String(name)] }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let reflected = mirror {
        if let child = reflected.children.first(where: { $0.label == String(name) }) {
          let value = Mirror(reflecting: child.value)
          return value.displayStyle == .optional ? value.children.first?.value : child.value
        }
        mirror = reflected.superclassMirror
      }
      return nil
    }
  }
}
