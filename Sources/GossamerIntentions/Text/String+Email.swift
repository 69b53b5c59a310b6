// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension String {
  /// Whether this is an e-mail address that mail systems accept: a `Mailbox` of RFC 5321 (section
  /// 4.1.2), all of it, without white space around it.
  ///
  /// What stands before the last @:
  /// - words of letters, digits and ``!#$%&'*+-/=?^_`{|}~``, joined by single dots (`Dot-string`; RFC
  ///   5322, section 3.2.3); or
  /// - anything printable in quotation marks, where a backslash stands before a quotation mark or a
  ///   backslash (`Quoted-string`);
  /// - 64 octets at most (RFC 5321, section 4.5.3.1.1).
  ///
  /// What stands behind it:
  /// - a domain of at least two labels, since it has to be fully qualified (RFC 5321, section 2.3.5;
  ///   RFC 7085 on why a name without a dot won't do), with letters, digits and hyphens, no hyphen at
  ///   either end (`sub-domain`), 63 octets a label at most (RFC 1035, section 2.3.4), the last label
  ///   not all digits (RFC 3696, section 2); or
  /// - an IP address in brackets: `[192.0.2.1]`, `[IPv6:2001:db8::1]` (RFC 5321, section 4.1.3).
  ///
  /// The whole has 254 octets at most: the 256 of a path (RFC 5321, section 4.5.3.1.3) without its
  /// angle brackets (RFC 3696, erratum 1690).
  ///
  /// Comments and folded white space, which RFC 5322 has for message headers, are no part of an
  /// address in RFC 5321. Nor are characters other than ASCII: an internationalised domain has its
  /// `xn--` form here, and only systems with the extension of RFC 6531 take other mailbox names.
  ///
  /// It costs at most one look at 254 octets, however long the string is.
  public var isValidEmail: Bool {
    EmailAddress.isValid(utf8)
  }
}
