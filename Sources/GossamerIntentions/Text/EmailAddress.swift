// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The grammar of e-mail addresses. `String.isValidEmail` has the sources of its rules.
nonisolated enum EmailAddress {
  private typealias Octets = Substring.UTF8View

  private static let maximumLength = 254
  private static let maximumLocalLength = 64
  private static let maximumLabelLength = 63

  /// Whether `octets` are an address.
  static func isValid(_ octets: String.UTF8View) -> Bool {
    guard octets.count <= maximumLength, let at = octets.lastIndex(of: UInt8(ascii: "@")) else {
      return false
    }
    return isLocalPart(octets[..<at]) && isDomainOrLiteral(octets[octets.index(after: at)...])
  }

  // MARK: - Before the @

  private static func isLocalPart(_ part: Octets) -> Bool {
    guard part.count <= maximumLocalLength else { return false }
    return part.first == UInt8(ascii: "\"") ? isQuotedString(part) : isDotString(part)
  }

  private static func isDotString(_ part: Octets) -> Bool {
    words(of: part, by: ".").allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomText) }
  }

  /// `atext` of RFC 5322.
  private static func isAtomText(_ octet: UInt8) -> Bool {
    isLetterOrDigit(octet) || "!#$%&'*+-/=?^_`{|}~".utf8.contains(octet)
  }

  private static func isQuotedString(_ part: Octets) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard part.count >= 2, part.last == quote else { return false }
    var isEscaped = false
    for octet in part.dropFirst().dropLast() {
      guard (0x20...0x7E).contains(octet), isEscaped || octet != quote else { return false }
      isEscaped = !isEscaped && octet == UInt8(ascii: "\\")
    }
    return !isEscaped
  }

  // MARK: - Behind the @

  private static func isDomainOrLiteral(_ part: Octets) -> Bool {
    guard part.first == UInt8(ascii: "[") else { return isDomain(part) }
    guard part.last == UInt8(ascii: "]") else { return false }
    return IPAddress.isLiteral(part.dropFirst().dropLast())
  }

  private static func isDomain(_ part: Octets) -> Bool {
    let labels = words(of: part, by: ".")
    guard labels.count >= 2, let last = labels.last else { return false }
    return labels.allSatisfy(isLabel) && !last.allSatisfy(isDigit)
  }

  private static func isLabel(_ label: Octets) -> Bool {
    guard let first = label.first, let last = label.last else { return false }
    return label.count <= maximumLabelLength && isLetterOrDigit(first) && isLetterOrDigit(last)
      && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  // MARK: - Octets

  private static func words(of part: Octets, by separator: Unicode.Scalar) -> [Octets] {
    part.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  }

  private static func isLetterOrDigit(_ octet: UInt8) -> Bool {
    switch octet {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: isDigit(octet)
    }
  }

  private static func isDigit(_ octet: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(octet)
  }
}
