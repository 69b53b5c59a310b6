// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// The constraints that each rule of the grammar gives.
@Suite(.alone) struct VisualFormatTests {
  @Test(arguments: [
    VisualFormatCase("[a]", ""),
    VisualFormatCase("H:[a]", ""),
    VisualFormatCase("[a]-[b]", "b.leading == a.trailing + standard(siblings)"),
    VisualFormatCase("H:[a]-[b]", "b.leading == a.trailing + standard(siblings)"),
    VisualFormatCase("V:[a]-[b]", "b.top == a.bottom + standard(siblings)"),
    VisualFormatCase("[a][b]", "b.leading == a.trailing + 0"),
    VisualFormatCase("V:[a][b]", "b.top == a.bottom + 0"),
    VisualFormatCase("|[a]", "a.leading == superview(of: a).leading + 0"),
    VisualFormatCase("[a]|", "superview(of: a).trailing == a.trailing + 0"),
    VisualFormatCase("V:|[a]", "a.top == superview(of: a).top + 0"),
    VisualFormatCase("V:[a]|", "superview(of: a).bottom == a.bottom + 0"),
    VisualFormatCase(
      "|-[a]-[b]-|",
      """
      a.leading == superview(of: a).leading + standard(superviewEdge)
      b.leading == a.trailing + standard(siblings)
      superview(of: b).trailing == b.trailing + standard(superviewEdge)
      """),
  ])
  func connectsEdges(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test(arguments: [
    VisualFormatCase("[a]-20-[b]", "b.leading == a.trailing + 20"),
    VisualFormatCase("[a]-0.5-[b]", "b.leading == a.trailing + 0.5"),
    VisualFormatCase("[a]-.5-[b]", "b.leading == a.trailing + 0.5"),
    VisualFormatCase("[a]-5.-[b]", "b.leading == a.trailing + 5"),
    VisualFormatCase("[a]-1e2-[b]", "b.leading == a.trailing + 100"),
    VisualFormatCase("[a]-1E-1-[b]", "b.leading == a.trailing + 0.1"),
    VisualFormatCase("[a]-margin-[b]", "b.leading == a.trailing + 12"),
    VisualFormatCase("[a]-negative-[b]", "b.leading == a.trailing + -3"),
    VisualFormatCase("[a]-(20)-[b]", "b.leading == a.trailing + 20"),
    VisualFormatCase("[a]-(-20)-[b]", "b.leading == a.trailing + -20"),
    VisualFormatCase("[a]-(+20)-[b]", "b.leading == a.trailing + 20"),
    VisualFormatCase("[a]-(margin@urgent)-[b]", "b.leading == a.trailing + 12 @999"),
    VisualFormatCase("[a]-0@999-[b]", "b.leading == a.trailing + 0 @999"),
    VisualFormatCase("[a]->=0-[b]", "b.leading >= a.trailing + 0"),
    VisualFormatCase("[a]-<=small@250-[b]", "b.leading <= a.trailing + 4.5 @250"),
    VisualFormatCase(
      "|-(>=10,<=20@250)-[a]-(==margin)-|",
      """
      a.leading >= superview(of: a).leading + 10
      a.leading <= superview(of: a).leading + 20 @250
      superview(of: a).trailing == a.trailing + 12
      """),
  ])
  func setsDistances(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test(arguments: [
    VisualFormatCase("[a(50)]", "a.width == 50"),
    VisualFormatCase("V:[a(50)]", "a.height == 50"),
    VisualFormatCase("[a(-50.25)]", "a.width == -50.25"),
    VisualFormatCase("[a(==50)]", "a.width == 50"),
    VisualFormatCase("[a(>=50)]", "a.width >= 50"),
    VisualFormatCase("[a(100@20)]", "a.width == 100 @20"),
    VisualFormatCase("[a(100@0.5)]", "a.width == 100 @0.5"),
    VisualFormatCase("[a(100@1000)]", "a.width == 100"),
    VisualFormatCase("[a(margin)]", "a.width == 12"),
    VisualFormatCase("[a(<=margin@urgent)]", "a.width <= 12 @999"),
    VisualFormatCase("[a(==b)]", "a.width == b.width + 0"),
    VisualFormatCase("V:[a(b)]", "a.height == b.height + 0"),
    VisualFormatCase("[a(>=b@750)]", "a.width >= b.width + 0 @750"),
    VisualFormatCase(
      "[button(>=70@500,<=100,==label)]",
      """
      button.width >= 70 @500
      button.width <= 100
      button.width == label.width + 0
      """),
    VisualFormatCase("[a(>=50,>=50@250)]", "a.width >= 50\na.width >= 50 @250"),
  ])
  func setsSizes(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test func usesTheMetric_WhenAViewHasTheSameName() throws {
    #expect(try equations("[a(both)]") == "a.width == 7")
    #expect(try equations("[both(3)]") == "both.width == 3")
  }

  @Test(arguments: [
    VisualFormatCase("[_d4(1)]", "_d4.width == 1"),
    VisualFormatCase("[Größe(1)]", "Größe.width == 1"),
    VisualFormatCase("[Gro\u{308}ße(1)]", "Größe.width == 1"),
  ])
  func acceptsNamesWithAnyLetters(_ test: VisualFormatCase) throws {
    try test.check()
  }

  @Test(arguments: [
    " H : | - ( >= 10 , <= 20 @ 250 ) - [ a ( == b @ 500 ) ] - 5 - [ b ] | ",
    "\tH:\n|-(>=10,\r\n<=20@250)-\u{A0}[a(==b@500)]-5-\n[b]|\n",
  ])
  func skipsWhiteSpaceBetweenTokens(_ format: String) throws {
    #expect(
      try equations(format) == """
        a.leading >= superview(of: a).leading + 10
        a.leading <= superview(of: a).leading + 20 @250
        a.width == b.width + 0 @500
        b.leading == a.trailing + 5
        superview(of: b).trailing == b.trailing + 0
        """)
  }

  @Test func givesConstraintsInTheOrderOfTheFormat() throws {
    let format = "|-20-[label(==button)]-margin@750-[button(>=44)]-|"
    #expect(
      try equations(format) == """
        label.leading == superview(of: label).leading + 20
        label.width == button.width + 0
        button.leading == label.trailing + 12 @750
        button.width >= 44
        superview(of: button).trailing == button.trailing + standard(superviewEdge)
        """)
  }

  @Test func standardDistancesAre8And20Points() {
    #expect(VisualFormat.StandardSpacing.siblings.points == 8)
    #expect(VisualFormat.StandardSpacing.baselines.points == 8)
    #expect(VisualFormat.StandardSpacing.superviewEdge.points == 20)
  }
}
