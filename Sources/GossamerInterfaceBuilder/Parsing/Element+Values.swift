// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

/// Values in attributes: `nil` if there is none, or, with a warning, if it can't be read.
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

  /// An attribute that is a number, of 1e9 at most.
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

  /// An attribute that is one of the names given, such as `contentMode`.
  ///
  /// The warning about another name says which one was probably meant.
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

  /// Greater numbers are no sensible lengths, and their sums could become infinite.
  private static let greatestNumber = 1e9

  /// What a text that isn't such a number should be, for the warning.
  private static func expectation(of text: String) -> String {
    Double(text)?.isFinite == true ? "a number from -1e9 to 1e9" : "a number"
  }

  private static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), abs(number) <= greatestNumber else { return nil }
    return CGFloat(number)
  }
}
