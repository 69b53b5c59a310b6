// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct VisualFormatOptionsTests {
  @Test(arguments: [
    (VisualFormat.Options.alignAllTop, "top"), (.alignAllBottom, "bottom"),
    (.alignAllCenterY, "centerY"), (.alignAllFirstBaseline, "firstBaseline"),
    (.alignAllLastBaseline, "lastBaseline"),
  ])
  func alignsHorizontalFormatsVertically(_ option: VisualFormat.Options, _ attribute: String) throws
  {
    #expect(
      try equations("[a][b][c]", options: option) == """
        b.leading == a.trailing + 0
        c.leading == b.trailing + 0
        a.\(attribute) == b.\(attribute) + 0
        b.\(attribute) == c.\(attribute) + 0
        """)
  }

  @Test(arguments: [
    (VisualFormat.Options.alignAllLeft, "left"), (.alignAllRight, "right"),
    (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
  ])
  func alignsVerticalFormatsHorizontally(_ option: VisualFormat.Options, _ attribute: String) throws
  {
    #expect(
      try equations("V:[a][b]", options: option) == """
        b.top == a.bottom + 0
        a.\(attribute) == b.\(attribute) + 0
        """)
  }

  @Test(arguments: [
    VisualFormatCase(
      "V:[a]-[b]", options: [.alignAllTrailing, .alignAllLeading],
      """
      b.top == a.bottom + standard(siblings)
      a.leading == b.leading + 0
      a.trailing == b.trailing + 0
      """),
    VisualFormatCase(
      "V:|[a]|", options: .alignAllTop,
      """
      a.top == superview(of: a).top + 0
      superview(of: a).bottom == a.bottom + 0
      """),
  ])
  func alignsConsecutiveViewsOnly_NotTheSuperview(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test(arguments: [
    VisualFormatCase(
      "|-1-[a]-(>=2)-[b]-3-|", options: .directionLeadingToTrailing,
      """
      a.leading == superview(of: a).leading + 1
      b.leading >= a.trailing + 2
      superview(of: b).trailing == b.trailing + 3
      """),
    VisualFormatCase(
      "|-1-[a]-(>=2)-[b]-3-|", options: .directionLeftToRight,
      """
      a.left == superview(of: a).left + 1
      b.left >= a.right + 2
      superview(of: b).right == b.right + 3
      """),
    VisualFormatCase(
      "|-1-[a]-(>=2)-[b]-3-|", options: .directionRightToLeft,
      """
      superview(of: a).right == a.right + 1
      a.left >= b.right + 2
      b.left == superview(of: b).left + 3
      """),
    VisualFormatCase("[a(==b)]", options: .directionRightToLeft, "a.width == b.width + 0"),
    VisualFormatCase("V:[a]-2-[b]", options: .directionRightToLeft, "b.top == a.bottom + 2"),
  ])
  func followsTheDirection(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test(arguments: [
    VisualFormatCase(
      "V:|-[a]-[b]-(>=20)-[c]-|", options: .spacingBaselineToBaseline,
      """
      a.top == superview(of: a).top + standard(superviewEdge)
      b.firstBaseline == a.lastBaseline + standard(baselines)
      c.firstBaseline >= b.lastBaseline + 20
      superview(of: c).bottom == c.bottom + standard(superviewEdge)
      """),
    VisualFormatCase(
      "V:[a]-[b]", options: .spacingEdgeToEdge, "b.top == a.bottom + standard(siblings)"),
    VisualFormatCase(
      "[a]-[b]", options: .spacingBaselineToBaseline, "b.leading == a.trailing + standard(siblings)"
    ),
  ])
  func measuresVerticalSpacingBetweenBaselines(_ test: VisualFormatCase) throws {
    try test.check()
  }

  /// The numbers are UIKit's, from NSLayoutConstraint.h.
  @Test(arguments: [
    (VisualFormat.Options.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8),
    (.alignAllBottom, 16), (.alignAllLeading, 32), (.alignAllTrailing, 64),
    (.alignAllCenterX, 512), (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048),
    (.alignAllFirstBaseline, 4096), (.alignmentMask, 65_535), (.directionLeadingToTrailing, 0),
    (.directionLeftToRight, 65_536), (.directionRightToLeft, 131_072), (.directionMask, 196_608),
    (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 524_288), (.spacingMask, 524_288),
  ])
  func hasUIKitsRawValues(_ option: VisualFormat.Options, _ rawValue: Int) {
    #expect(Int(option.rawValue) == rawValue)
  }

  @Test func ignoresUnknownBits() throws {
    let unknown = VisualFormat.Options(rawValue: 1 << 0 | 1 << 7 | 1 << 13 | 1 << 30)
    #expect(
      try equations("[a][b]", options: unknown) == "b.leading == a.trailing + 0")
  }
}
