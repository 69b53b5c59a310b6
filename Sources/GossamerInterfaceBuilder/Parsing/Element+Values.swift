// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

/// Values in attributes. `nil` if the attribute is missing, or, with a warning, if its value can't be read.
nonisolated extension Element {
  /// An attribute as it is written.
  package func string(_ name: String) -> String? {
    attributes[name]
  }

  /// An attribute that is `YES` or `NO`.
  package func bool(_ name: String) -> Bool? {
    guard let value = attributes[name] else { return nil }
    switch value {
    case "YES": return true
    case "NO": return false
    default: return warn(name, value, "YES or NO")
    }
  }

  /// An attribute that is a whole number.
  package func integer(_ name: String) -> Int? {
    guard let value = attributes[name] else { return nil }
    return Int(value) ?? warn(name, value, "a whole number")
  }

  /// An attribute that is a number from -1e9 to 1e9.
  package func number(_ name: String) -> CGFloat? {
    guard let value = attributes[name] else { return nil }
    return Self.number(value) ?? warn(name, value, Self.expectation(of: value))
  }

  /// An attribute that is a ratio, such as a constraint's multiplier: `0.5`, `16:9` or `1/3`.
  package func ratio(_ name: String) -> CGFloat? {
    guard let value = attributes[name] else { return nil }
    let parts = value.split(
      separator: value.contains(":") ? ":" : "/", omittingEmptySubsequences: false
    )
    .map { Self.number(String($0)) }
    let ratio: CGFloat? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { part in parts[1].map { part / $0 } }
      default: nil
      }
    guard let ratio, abs(ratio) <= Self.greatestNumber else {
      return warn(name, value, "a number, or two as in 16:9")
    }
    return ratio
  }

  /// The value of an attribute that is one of the names given, such as `contentMode`.
  ///
  /// The warning about an unknown name suggests a similar one.
  package func choice<Value>(_ name: String, from choices: [String: Value]) -> Value? {
    guard let value = attributes[name] else { return nil }
    if let choice = choices[value] { return choice }
    let names = choices.keys.sorted()
    let advice =
      closestName(to: value, in: names).map { "Did you mean '\($0)'?" }
      ?? "It is one of \(names.map { "'\($0)'" }.joined(separator: ", "))."
    diagnostics.warning(
      "\(name) '\(value.excerpt)' of <\(self.name)> is unknown. \(advice)", at: self)
    return nil
  }

  private func warn<Value>(_ name: String, _ value: String, _ expected: String) -> Value? {
    diagnostics.warning(
      """
      \(name) '\(value.excerpt)' of <\(self.name)> isn't \(expected), so it counts as not given. Correct it.
      """, at: self)
    return nil
  }

  /// The greatest number that is read. Greater ones are no sensible lengths, and their sums could overflow.
  private static let greatestNumber = 1e9

  /// What the text of a wrong number should be, for the warning.
  private static func expectation(of text: String) -> String {
    Double(text)?.isFinite == true ? "a number from -1e9 to 1e9" : "a number"
  }

  private static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), abs(number) <= greatestNumber else { return nil }
    return CGFloat(number)
  }
}

/// Texts. A text is in an attribute, or, if it has several lines, in an element of its own.
nonisolated extension Element {
  /// A text: the attribute of that name, or else the child `<string key="...">` or `<mutableString key="...">`.
  package func text(_ name: String) -> String? {
    attributes[name] ?? child(key: name).flatMap { Self.textTags.contains($0.name) ? $0.text : nil }
  }

  /// The text between the tags. It is decoded if the element has the attribute `base64-UTF8`, which
  /// Interface Builder uses for characters that XML can't express.
  package var text: String {
    guard attributes["base64-UTF8"] == "YES" else { return content }
    var base64 = content.filter { !$0.isWhitespace && $0 != "=" }
    base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: base64), let text = String(data: data, encoding: .utf8)
    else {
      diagnostics.warning(
        """
        The text '\(content.excerpt)' of <\(name)> isn't UTF-8 in Base64, so it is taken as it is. Write it \
        again in Interface Builder.
        """, at: self)
      return content
    }
    return text
  }

  private static var textTags: Set<String> { ["string", "mutableString"] }
}

/// Values in child elements, found by their key. `nil` if there is no such child, or, with a warning, if one of
/// its numbers can't be read.
nonisolated extension Element {
  /// A rectangle: `<rect key="frame" x="0" y="0" width="10" height="10"/>`.
  package func rect(_ key: String) -> CGRect? {
    numbers(key, "x", "y", "width", "height").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// A point: `<point key="canvasLocation" x="0" y="0"/>`.
  package func point(_ key: String) -> CGPoint? {
    numbers(key, "x", "y").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// A size: `<size key="itemSize" width="50" height="50"/>`.
  package func size(_ key: String) -> CGSize? {
    numbers(key, "width", "height").map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// Insets, in either of the forms that documents have:
  /// `<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>` and
  /// `<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>`.
  package func edgeInsets(_ key: String) -> UIEdgeInsets? {
    let numbers =
      child(key: key)?.name == "inset"
      ? numbers(key, "minY", "minX", "maxY", "maxX")
      : numbers(key, "top", "left", "bottom", "right")
    return numbers.map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Insets that follow the direction of the language:
  /// `<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/>`.
  package func directionalEdgeInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    numbers(key, "top", "leading", "bottom", "trailing").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// A range: `<range key="value" location="0" length="5"/>`. `nil` if a number is negative, too.
  package func range(_ key: String) -> NSRange? {
    guard let child = child(key: key), let location = child.integer("location"),
      let length = child.integer("length"), location >= 0, length >= 0
    else { return nil }
    return NSRange(location: location, length: length)
  }

  /// The numbers in the attributes of the child with this key. An absent attribute counts as 0.
  private func numbers(_ key: String, _ names: String...) -> [CGFloat]? {
    guard let child = child(key: key) else { return nil }
    let numbers = names.map { child.attributes[$0] == nil ? 0 : child.number($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
