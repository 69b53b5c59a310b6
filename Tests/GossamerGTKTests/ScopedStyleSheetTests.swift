// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct ScopedStyleSheetTests {
    nonisolated struct Change: Sendable {
      let sheet: String
      let scoped: String
    }

    @Test(arguments: [
      Change(
        sheet: "@define-color bg #242424;", scoped: "@define-color x_dark_bg #242424;\n"),
      Change(
        sheet: "@define-color fg mix(@bg, white, 0.5);",
        scoped: "@define-color x_dark_fg mix(@x_dark_bg, white, 0.5);\n"),
      Change(
        sheet: "entry > text { color: @bg; }",
        scoped: ".x-dark entry > text { color: @x_dark_bg; }\n"),
      Change(
        sheet: "window.csd, .a:not(b, c) d {}",
        scoped: """
          window.csd.x-dark, .x-dark window.csd, .a:not(b, c).x-dark d, .x-dark .a:not(b, c) d {}

          """),
      Change(
        sheet: "/* a { */ check { x: url(\"check@2.png\"); }",
        scoped: ".x-dark check { x: url(\"check@2.png\"); }\n"),
      Change(sheet: "@keyframes a { to { color: @bg; } } b {}", scoped: ".x-dark b {}\n"),
      Change(sheet: "a { color: red;", scoped: ".x-dark a { color: red;}\n"),
      Change(sheet: "", scoped: ""),
    ])
    func changesSelectorsAndColours(change: Change) {
      #expect(ScopedStyleSheet(change.sheet, scope: "x-dark").text == change.scoped)
    }
  }
}
