// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerTestSupport
import Testing

@Suite(.alone) struct EmailTests {
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
    "x@xn--bcher-kva.de",
    "ada@example.xn--p1ai",
    "ada@sub.sub.sub.example.museum",
    "ada@example.c",
    "ada@example.1a",
    "ada@example.123",
    "ada@192.0.2.1",
    "ada@localhost",
    ".ada@example.com",
    "ada.@example.com",
    "ada..lovelace@example.com",
    ".@example.com",
    // Lengths
    letters(1000) + "@example.com",
    "ada@" + letters(63) + ".com",
    "ada@" + letters(63) + "." + letters(63) + "." + letters(63) + "." + letters(63) + ".de",
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
    #""ada"@example.com"#,
    #""a b"@x.de"#,
    #""ada@home"@example.com"#,
    #""ada@example.com"#,
    #"ada"@example.com"#,
    #""ada"lovelace@example.com"#,
    #""ada".lovelace@example.com"#,
    #""a"b"@example.com"#,
    #""ada\"@example.com"#,
    "\"ad\na\"@example.com",
    "\"ad\ta\"@example.com",
    // Domains
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
    // Addresses of machines
    "ada@[192.0.2.1]",
    "a@[IPv6:::1]",
    "ada@[]",
    "ada@[example.com]",
    // Other characters than ASCII
    "ädä@example.com",
    "ada@müller.de",
    "x@bücher.de",
    "用户@例子.广告",
    "ada@example.com\u{301}",
    "ada＠example.com",
    "a\u{200B}da@example.com",
    "\"ä\"@example.com",
    "😀@example.com",
    // Lengths
    "ada@" + letters(64) + ".com",
    "ada@example." + letters(64),
  ])
  func isNoAddress(text: String) {
    #expect(!text.isValidEmail)
  }

  // A quadratic algorithm would take hours here.
  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "a", "@", ".", "a.", "\"", "\\", "\"\\", "a@", "[", ":", "1.", "a@[IPv6:::", "é", "e\u{301}",
    ])
  func answersInTime_ForAMegabyteOfRepetitions(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let texts = [text, "ada@" + text, text + "@example.com", "\"" + text + "\"@example.com"]
    #expect(texts.count(where: \.isValidEmail) <= 1)
  }
}
