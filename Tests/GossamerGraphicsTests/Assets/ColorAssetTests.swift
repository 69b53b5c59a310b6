// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) @MainActor struct ColorAssetTests {
  private let sample = CatalogSample()

  private func color(_ value: String) throws -> UIColor {
    let set = "\(UUID().uuidString).colorset"
    try sample.write(set, #"{"colors": [{"idiom": "universal", "color": \#(value)}]}"#)
    return try ColorAsset(folder: sample.path(set)).color
  }

  @Test(arguments: [
    (#""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250""#, [255, 128, 0, 64]),
    (#""red": "255", "green": "128", "blue": "1", "alpha": "1.000""#, [255, 128, 1, 255]),
    (#""red": "0xFF", "green": "0x80", "blue": "0x0a", "alpha": "1""#, [255, 128, 10, 255]),
    (#""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, [255, 128, 0, 255]),
    (#""white": "0.5", "alpha": "1.0""#, [128, 128, 128, 255]),
  ])
  func readsComponentsAsXcodeWritesThem(_ components: String, _ bytes: [Int]) throws {
    let color = try color(#"{"color-space": "srgb", "components": {\#(components)}}"#).components()
    let values = [color.red, color.green, color.blue, color.alpha]
    #expect(values.map { Int(($0 * 255).rounded()) } == bytes)
  }

  @Test func convertsDisplayP3() throws {
    let color = try color(
      #"{"color-space": "display-p3", "components": {"red": "0.5", "green": "0.5", "blue": "0.5"}}"#
    )
    #expect(abs(color.components().red - 0.5) < 0.001)
    #expect(color.components().alpha == 1)
  }

  @Test func isTheSystemsColour_ForAReference() throws {
    #expect(
      try color(#"{"platform": "ios", "reference": "systemRedColor"}"#)
        .components() == UIColor.systemRed.components())
  }

  @Test func followsAppearanceAndContrast() throws {
    func entry(_ white: String, _ appearances: String) -> String {
      """
      {"idiom": "universal", "appearances": [\(appearances)],
       "color": {"color-space": "gray-gamma-22", "components": {"white": "\(white)", "alpha": "1.0"}}}
      """
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try sample.write(
      "ink.colorset",
      """
      {"colors": [\(entry("0.2", "")), \(entry("0.8", dark)), \(entry("0.0", high)),
        \(entry("1.0", "\(dark), \(high)"))]}
      """)
    let ink = try #require(UIColor(named: "ink", in: sample.bundle, compatibleWith: nil))
    func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      return ink.components(with: traits).red
    }
    #expect(white(.light, .normal) == 0.2)
    #expect(white(.dark, .normal) == 0.8)
    #expect(white(.light, .high) == 0)
    #expect(white(.dark, .high) == 1)
  }

  @Test func isEqual_WhenItIsAskedForTwice() throws {
    try sample.write(
      "a.colorset", #"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#)
    let colors = (0..<2).map { _ in UIColor(named: "a", in: sample.bundle, compatibleWith: nil) }
    #expect(colors[0] == colors[1])
    #expect(colors[0] != nil)
  }

  @Test(arguments: [
    (
      #"{"components": {"red": "1", "green": "0"}}"#,
      "The colour has no component 'blue'. Add it, or choose it again."
    ),
    (
      #"{"components": {"red": "x", "green": "0", "blue": "0"}}"#,
      "The component 'red' is 'x', which is no number. Write 0.0 to 1.0, 0 to 255, or 0x00 to 0xFF."
    ),
    (#"{"reference": "teal"}"#, "The system colour 'teal' isn't known here. Give its components."),
  ])
  func saysWhereAndWhy_WhenAColourIsBroken(_ value: String, _ reason: String) throws {
    let error = #expect(throws: AssetError.self) { try color(value) }
    #expect(error?.description.hasSuffix("Contents.json: error: \(reason)") == true)
  }

  @Test func isTheAccentColour_UnlessItsSetIsEmpty() throws {
    try sample.write("AccentColor.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
    #expect(AssetCatalog.accentColor(of: sample.bundle) == nil)
    let other = CatalogSample()
    try other.write(
      "AccentColor.colorset", #"{"colors": [{"color": {"reference": "systemGreenColor"}}]}"#)
    #expect(AssetCatalog.accentColor(of: other.bundle) == .systemGreen)
  }

  @Test func isNil_WithoutASet() throws {
    try sample.write(
      "a.colorset", #"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#)
    #expect(UIColor(named: "b", in: sample.bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "b") == nil)
  }
}
