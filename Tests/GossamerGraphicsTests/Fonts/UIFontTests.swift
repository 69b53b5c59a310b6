// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct UIFontTests {
  @Test(arguments: [
    (UIFont.systemFont(ofSize: 17), "Inter,Cantarell,Sans 17px"),
    (.systemFont(ofSize: 12.5, weight: .bold), "Inter,Cantarell,Sans Bold 12.5px"),
    (.boldSystemFont(ofSize: 17), "Inter,Cantarell,Sans Semi-Bold 17px"),
    (.italicSystemFont(ofSize: 17), "Inter,Cantarell,Sans Italic 17px"),
    (.monospacedSystemFont(ofSize: 10, weight: .light), "DejaVu Sans Mono,Monospace Light 10px"),
  ])
  func convertsToAPangoDescription(_ font: UIFont, _ expected: String) {
    #expect(font.pangoDescription == expected)
    #expect(FontDescription(parsing: expected).text == expected)
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 17), -0.442 as CGFloat), (.systemFont(ofSize: 12), 0),
    (.systemFont(ofSize: 16.5), -0.3795), (.systemFont(ofSize: 8), 0.096),
    (.systemFont(ofSize: 40), -0.92), (.boldSystemFont(ofSize: 17), 0),
    (.boldSystemFont(ofSize: 34), -0.782), (.monospacedSystemFont(ofSize: 17, weight: .regular), 0),
  ])
  func trackingGetsTighter_TheLargerTheSystemFont(_ font: UIFont, _ tracking: CGFloat) {
    #expect(abs(font.tracking - tracking) < 1e-9)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34 as CGFloat), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11), (UIFont.TextStyle(rawValue: "unheard-of"), 17),
  ])
  func preferredFontHasTheSizeAndWeightOfItsTextStyle(_ style: UIFont.TextStyle, _ size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    #expect(font.withSize(size) == .systemFont(ofSize: size, weight: weight))
  }

  @Test(arguments: [
    (-1 as CGFloat, 100), (-0.8, 100), (-0.55, 200), (0, 400), (0.2, 500), (0.39, 700), (2, 900),
    (.infinity, 900), (.nan, 400),
  ])
  func weightMapsToTheNearestCSSWeight(_ value: CGFloat, _ css: Int) {
    #expect(UIFont.Weight(value).cssValue == css)
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func usesTheSystemSize_WhenTheSizeIsInvalid(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    #expect(UIFont.labelFont.withSize(size).pointSize == UIFont.systemFontSize)
  }

  @Test func isEqual_WhenFaceAndSizeAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 12).withSize(17))
    let fonts: Set<UIFont> = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 17), .systemFont(ofSize: 18),
      .italicSystemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
    ]
    #expect(fonts.count == 5)
  }

  struct Name: CustomTestStringConvertible {
    var name: String
    var description: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Name(name: "Inter", description: "Inter 20px"),
    Name(name: "Inter-Regular", description: "Inter 20px"),
    Name(name: "inter-bolditalic", description: "Inter Bold Italic 20px"),
    Name(name: "Inter-SemiBold", description: "Inter Semi-Bold 20px"),
    Name(name: "Inter Display-Black", description: "Inter Display Heavy 20px"),
    Name(name: "DejaVuSans-Bold", description: "DejaVu Sans Bold 20px"),
    Name(name: "DejaVu Sans Mono Bold Oblique", description: "DejaVu Sans Mono Bold Italic 20px"),
    Name(name: "Inter-Curly"), Name(name: "No Such Font"), Name(name: ""), Name(name: "-"),
    Name(name: " "), Name(name: "Bold"), Name(name: "Inter,Sans"), Name(name: "Inter\u{0}"),
    Name(name: String(repeating: "Inter-", count: 100)),
  ])
  func findsInstalledFontsByName_AndOnlyThose(_ expected: Name) {
    let font = UIFont(name: expected.name, size: 20)
    #expect(font?.pangoDescription == expected.description)
  }

  /// Inter's line height is 1.21 times its size, its cap height 0.727 times, its x-height 0.546 times
  /// (https://rsms.me/inter; the font's tables hhea and OS/2). Inter must be installed.
  @Test(arguments: [11, 17, 34, 100] as [CGFloat])
  func systemFontHasTheMetricsOfInter(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.familyName == "Inter")
    #expect(abs(font.lineHeight - 1.21 * size) < 0.1)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.descender < 0)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 0.727 * size) < 0.6)
    #expect(abs(font.xHeight - 0.546 * size) < 0.6)
  }

  @Test func monospacedDigitFontHasEquallyWideDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let measurer = TextMeasurer()
    #expect(measurer.measure("1111", font: font).size == measurer.measure("0000", font: font).size)
    let usual = UIFont.systemFont(ofSize: 17)
    #expect(
      measurer.measure("1111", font: usual).size != measurer.measure("0000", font: usual).size)
  }
}

extension UIFont {
  fileprivate static var labelFont: UIFont { systemFont(ofSize: labelFontSize) }
}
