// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import Testing

@Suite struct EmailTests {
  private nonisolated static func letters(_ count: Int) -> String {
    String(repeating: "a", count: count)
  }

  @Test(arguments: [
    "a@b.de",
    "ada@example.com",
    "Ada.Lovelace@Example.COM",
    "ada+list@example.co.uk",
    "!#$%&'*+-/=?^_`{|}~@example.com",
    "1@example.com",
    "_@example.com",
    "-@example.com",
    "a-.-b@example.com",
    "ada@1and1.de",
    "ada@123.com",
    "ada@a-b--c.de",
    "ada@xn--mller-kva.de",
    "ada@example.xn--p1ai",
    "ada@sub.sub.sub.example.museum",
    "ada@example.c",
    "ada@example.1a",
    // Quoted
    #""ada"@example.com"#,
    #""ada lovelace"@example.com"#,
    #""ada@home"@example.com"#,
    #""a..b."@example.com"#,
    #""a\"b"@example.com"#,
    #""a\\"@example.com"#,
    #""a\ b"@example.com"#,
    #""[](),:;<>"@example.com"#,
    #"""@example.com"#,
    // Addresses of machines
    "ada@[192.0.2.1]",
    "ada@[0.0.0.0]",
    "ada@[255.255.255.255]",
    "ada@[001.02.3.4]",
    "ada@[IPv6:2001:db8:0:0:0:0:0:1]",
    "ada@[IPv6:2001:DB8::1]",
    "ada@[ipv6:::]",
    "ada@[IPv6:::1]",
    "ada@[IPv6:1::]",
    "ada@[IPv6:1:2:3::4:5:6]",
    "ada@[IPv6:1:2:3:4:5:6:192.0.2.1]",
    "ada@[IPv6:::ffff:192.0.2.1]",
    "ada@[IPv6:1:2:3:4::192.0.2.1]",
    // Lengths
    letters(64) + "@example.com",
    "\"" + letters(62) + "\"@example.com",
    "ada@" + letters(63) + ".com",
    letters(64) + "@" + letters(63) + "." + letters(63) + "." + letters(61),
  ])
  func isValid(address: String) {
    #expect(address.isValidEmail)
  }

  @Test(arguments: [
    "",
    " ",
    "@",
    "ada",
    "@example.com",
    "ada@",
    "ada.example.com",
    "ada@@example.com",
    "ada@home@example.com",
    "ada @example.com",
    "ada@ example.com",
    "ada@example .com",
    " ada@example.com",
    "ada@example.com ",
    "ada@example.com\n",
    "ada@example.com\r\n",
    "\tada@example.com",
    "a\0da@example.com",
    "ada@example.com\0",
    "ada\u{7F}@example.com",
    // Before the @
    ".ada@example.com",
    "ada.@example.com",
    "ada..lovelace@example.com",
    ".@example.com",
    "ada(comment)@example.com",
    "ada,lovelace@example.com",
    "ada;@example.com",
    "ada:@example.com",
    "ada<@example.com",
    "<ada@example.com>",
    "Ada <ada@example.com>",
    "mailto:ada@example.com",
    "[ada]@example.com",
    #"ada\@example.com"#,
    #"a"d"a@example.com"#,
    #"""#,
    #""@example.com"#,
    #""ada@example.com"#,
    #"ada"@example.com"#,
    #""ada"lovelace@example.com"#,
    #""ada".lovelace@example.com"#,
    #""a"b"@example.com"#,
    #""ada\"@example.com"#,
    "\"ad\na\"@example.com",
    "\"ad\ta\"@example.com",
    // Domains
    "ada@localhost",
    "ada@com",
    "ada@.com",
    "ada@example.",
    "ada@example..com",
    "ada@.example.com",
    "ada@example.com.",
    "ada@-example.com",
    "ada@example-.com",
    "ada@example.-com",
    "ada@exam_ple.com",
    "ada@exam!ple.com",
    "ada@example.com/",
    "ada@example.com,grace@example.com",
    "ada@example.com(comment)",
    "ada@192.0.2.1",
    "ada@example.123",
    // Addresses of machines
    "ada@[]",
    "ada@[",
    "ada@]",
    "ada@[192.0.2.1",
    "ada@192.0.2.1]",
    "ada@[192.0.2]",
    "ada@[192.0.2.1.1]",
    "ada@[192.0.2.256]",
    "ada@[192.0.2.0001]",
    "ada@[192.0.2.]",
    "ada@[192.0.2.+1]",
    "ada@[192.0.2.1 ]",
    "ada@[example.com]",
    "ada@[2001:db8::1]",
    "ada@[IPv6:]",
    "ada@[IPv6:1]",
    "ada@[IPv6:1:2:3:4:5:6:7]",
    "ada@[IPv6:1:2:3:4:5:6:7:8:9]",
    "ada@[IPv6:1:2:3:4::5:6:7]",
    "ada@[IPv6:1::2::3]",
    "ada@[IPv6::::1]",
    "ada@[IPv6::1]",
    "ada@[IPv6:1:]",
    "ada@[IPv6:12345::]",
    "ada@[IPv6:g::]",
    "ada@[IPv6:１::]",
    "ada@[IPv6:1:2:3:4:5:6:7:192.0.2.1]",
    "ada@[IPv6:192.0.2.1::1]",
    "ada@[IPv6:::192.0.2.1:1]",
    "ada@[IPv6:1:2:3:4:5::192.0.2.1]",
    "ada@[IPv6:fe80::1%eth0]",
    "ada@[tag:something]",
    "ada@[192.0.2.1].com",
    // Other characters than ASCII
    "ädä@example.com",
    "ada@müller.de",
    "用户@例子.广告",
    "ada@example.com\u{301}",
    "ada＠example.com",
    "a\u{200B}da@example.com",
    "\"ä\"@example.com",
    "😀@example.com",
    // Lengths
    letters(65) + "@example.com",
    "\"" + letters(63) + "\"@example.com",
    "ada@" + letters(64) + ".com",
    letters(64) + "@" + letters(63) + "." + letters(63) + "." + letters(62),
  ])
  func isNoAddress(text: String) {
    #expect(!text.isValidEmail)
  }

  @Test(arguments: [
    "a", "@", ".", "a.", "\"", "\\", "\"\\", "a@", "[", ":", "1.", "a@[IPv6:::", "é", "e\u{301}",
  ])
  func answersAtOnce_WhateverIsRepeatedUpToAMegabyte(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let texts = [text, "ada@" + text, text + "@example.com", "\"" + text + "\"@example.com"]
    let time = ContinuousClock().measure {
      for text in texts { #expect(!text.isValidEmail) }
    }
    #expect(time < .milliseconds(100))
  }
}
