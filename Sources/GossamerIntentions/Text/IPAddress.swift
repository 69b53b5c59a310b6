// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The IP addresses that may stand in an e-mail address.
///
/// Grammar: RFC 5321, section 4.1.3.
nonisolated enum IPAddress {
  /// Whether `octets` are what may stand between the brackets: `192.0.2.1` or `IPv6:2001:db8::1`.
  static func isLiteral(_ octets: Substring.UTF8View) -> Bool {
    let text = Substring(octets)
    let tag = "IPv6:"
    if text.prefix(tag.count).lowercased() == tag.lowercased() {
      return isVersion6(text.dropFirst(tag.count))
    }
    return isVersion4(text)
  }

  private static func isVersion4(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy(isNumber)
  }

  /// `Snum`: one to three digits, 255 at most.
  private static func isNumber(_ text: Substring) -> Bool {
    (1...3).contains(text.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && UInt8(text) != nil
  }

  /// Eight groups, the last two of which may be written as an address of version 4. A double colon
  /// stands for two groups or more.
  private static func isVersion6(_ text: Substring) -> Bool {
    guard let gap = text.firstRange(of: "::") else { return groups(in: text) == 8 }
    guard let before = groups(in: text[..<gap.lowerBound], mayEndInVersion4: false),
      let after = groups(in: text[gap.upperBound...])
    else { return false }
    return before + after <= 6
  }

  /// How many groups `text` has; nil if it isn't well formed.
  private static func groups(in text: Substring, mayEndInVersion4: Bool = true) -> Int? {
    guard !text.isEmpty else { return 0 }
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = groups.last, groups.dropLast().allSatisfy(isGroup) else { return nil }
    if isGroup(last) { return groups.count }
    return mayEndInVersion4 && isVersion4(last) ? groups.count + 1 : nil
  }

  /// `IPv6-hex`: one to four hexadecimal digits.
  private static func isGroup(_ text: Substring) -> Bool {
    (1...4).contains(text.count)
      && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
