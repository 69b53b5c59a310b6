// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct LayoutAttributeTests {
  /// The numbers are UIKit's, from NSLayoutConstraint.h.
  @Test func hasUIKitsNamesAndRawValues() {
    let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
      "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    #expect(LayoutAttribute.allCases.map(\.rawValue) == Array(0...20))
    #expect(LayoutAttribute.allCases.map { "\($0)" } == names)
  }

  @Test func relationsHaveUIKitsRawValues_AndOperatorsAsDescriptions() {
    #expect(LayoutRelation.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(LayoutRelation.allCases.map(\.description) == ["<=", "==", ">="])
  }
}
