// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSpelling
import GossamerTestSupport
import Testing

@Suite(.alone) struct ClosestNameTests {
  @Test(arguments: [
    ("buton", "button"), ("buttton", "button"), ("bitton", "button"), ("btuton", "button"),
    ("Button", "button"), ("titleLable", "titleLabel"), ("field2", "field1"), ("b", "a"),
  ])
  func isTheNameWithTheFewestTypingErrors(_ name: String, _ meant: String) {
    #expect(closestName(to: name, in: ["a", "button", "field1", "titleLabel"]) == meant)
  }

  @Test(arguments: ["image", "bttn2", "", String(repeating: "button", count: 20)])
  func isNil_WhenNoNameIsClose(_ name: String) {
    #expect(closestName(to: name, in: ["button", "field1", "titleLabel"]) == nil)
  }
}
