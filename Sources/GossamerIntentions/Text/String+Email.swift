// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension String {
  /// Whether this is an e-mail address as a browser's e-mail field takes it, without white space
  /// around it.
  ///
  /// - Before the @ stand letters, digits, the backquote and `.!#$%&'*+/=?^_{|}~-`, at least one.
  /// - After it stands a domain: labels of letters, digits and hyphens, joined by single dots. A
  ///   label has 1 to 63 characters and no hyphen at either end.
  ///
  /// Letters are those of ASCII. So `x@bücher.de` is refused: a mail system needs the domain's other
  /// form, `x@xn--bcher-kva.de`, which is accepted. A browser converts the one into the other before
  /// it looks; a program that takes international addresses does the same first.
  ///
  /// RFC 5321 permits more (`"a b"@x.de`, `a@[IPv6:::1]`) and less (two dots in a row), but what it
  /// permits beyond this rule nobody means to type. An address without a dot, `ada@localhost`, is
  /// valid, as on a company's own network. The cost is linear in the length.
  ///
  /// Semantics: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  public var isValidEmail: Bool {
    guard let at = utf8.firstIndex(of: UInt8(ascii: "@")), at > utf8.startIndex else {
      return false
    }
    return utf8[..<at].allSatisfy(\.isMailboxCharacter)
      && Self.isDomain(utf8[utf8.index(after: at)...])
  }

  private static func isDomain(_ domain: Substring.UTF8View) -> Bool {
    var labelLength = 0
    var last = UInt8(ascii: ".")
    for character in domain {
      if character == UInt8(ascii: ".") {
        guard last.isLetterOrDigit else { return false }
        labelLength = 0
      } else {
        let mayBegin = character.isLetterOrDigit
        let mayFollow = mayBegin || character == UInt8(ascii: "-")
        guard labelLength == 0 ? mayBegin : mayFollow, labelLength < 63 else { return false }
        labelLength += 1
      }
      last = character
    }
    return last.isLetterOrDigit
  }
}

nonisolated extension UInt8 {
  /// Whether this is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether this may stand before the @.
  fileprivate var isMailboxCharacter: Bool {
    isLetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(self)
  }
}
