// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct UIColorTests {
  struct Resolution: CustomTestStringConvertible {
    var name: String
    var color: UIColor
    var light: [Int]
    var dark: [Int]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Resolution(name: "red", color: .red, light: [255, 0, 0, 100], dark: [255, 0, 0, 100]),
    Resolution(name: "clear", color: .clear, light: [0, 0, 0, 0], dark: [0, 0, 0, 0]),
    Resolution(
      name: "systemBlue", color: .systemBlue, light: [0, 122, 255, 100], dark: [10, 132, 255, 100]),
    Resolution(
      name: "systemGray6", color: .systemGray6, light: [242, 242, 247, 100],
      dark: [28, 28, 30, 100]),
    Resolution(
      name: "secondaryLabel", color: .secondaryLabel, light: [60, 60, 67, 60],
      dark: [235, 235, 245, 60]),
    Resolution(
      name: "systemBackground at half opacity", color: .systemBackground.withAlphaComponent(0.5),
      light: [255, 255, 255, 50], dark: [0, 0, 0, 50]),
    Resolution(
      name: "provider of a dynamic colour", color: UIColor { _ in .systemBackground },
      light: [255, 255, 255, 100], dark: [0, 0, 0, 100]),
    Resolution(
      name: "provider at half opacity",
      color: UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }.withAlphaComponent(0.5),
      light: [0, 0, 255, 50], dark: [0, 255, 0, 50]),
  ])
  func resolvesByUserInterfaceStyle(_ expected: Resolution) {
    #expect(bytes(of: expected.color, .light) == expected.light)
    #expect(bytes(of: expected.color, .dark) == expected.dark)
    #expect(bytes(of: expected.color, .unspecified) == expected.light)
    let dark = expected.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(bytes(of: dark, .light) == expected.dark)
  }

  @Test func componentsFollowTheCurrentTraits() {
    var white: CGFloat = -1
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UIColor.label.getWhite(&white, alpha: nil)
    }
    #expect(white == 1)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      UIColor.label.getWhite(&white, alpha: nil)
    }
    #expect(white == 0)
  }

  @Test func isClear_WhenProvidersNestEndlessly() {
    let endless = EndlessProvider()
    let color = endless.color()
    #expect(bytes(of: color, .light) == [0, 0, 0, 0])
  }

  @Test(arguments: [
    (CGFloat.nan, CGFloat(0)), (.infinity, 1), (-.infinity, 0), (-0.1, 0), (1.5, 1), (0.25, 0.25),
  ])
  func clampsComponents(_ value: CGFloat, _ expected: CGFloat) {
    let color = UIColor(red: value, green: 0, blue: 0, alpha: value)
    #expect(color == UIColor(red: expected, green: 0, blue: 0, alpha: expected))
    var brightness: CGFloat = -1
    UIColor(hue: value, saturation: value, brightness: value, alpha: 1)
      .getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
    #expect(brightness == expected)
  }

  private nonisolated static let wheel: [(color: UIColor, hsb: [CGFloat])] = [
    (.red, [0, 1, 1]), (.yellow, [1.0 / 6, 1, 1]), (.green, [1.0 / 3, 1, 1]),
    (.cyan, [0.5, 1, 1]), (.blue, [2.0 / 3, 1, 1]), (.magenta, [5.0 / 6, 1, 1]),
    (.brown, [1.0 / 12, 2.0 / 3, 0.6]), (.gray, [0, 0, 0.5]), (.black, [0, 0, 0]),
  ]

  @Test(arguments: wheel)
  func convertsToHueAndBack(_ color: UIColor, _ expected: [CGFloat]) {
    var hue: CGFloat = -1
    var saturation: CGFloat = -1
    var brightness: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (value, wanted) in zip([hue, saturation, brightness, alpha], expected + [1]) {
      #expect(abs(value - wanted) < 1e-9)
    }
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect(bytes(of: again, .light) == bytes(of: color, .light))
  }

  @Test func getWhiteReturnsFalse_WhenTheColourIsNotGrey() {
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
  }

  @Test func equalColoursHaveTheSameComponentsOrTheSameProvider() {
    let provider = UIColor { _ in .red }
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(white: 1, alpha: 1).hashValue == UIColor.white.hashValue)
    #expect(UIColor.white != .black)
    #expect(UIColor.systemBlue == .tintColor)
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: UITraitCollection()))
    #expect(provider == provider)
    #expect(provider != UIColor { _ in .red })
    #expect(Set([UIColor.systemBlue, .tintColor, .red, UIColor.red]).count == 2)
  }

  private func bytes(of color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let components = color.components(with: UITraitCollection(userInterfaceStyle: style))
    let light = [components.red, components.green, components.blue].map {
      Int(($0 * 255).rounded())
    }
    return light + [Int((components.alpha * 100).rounded())]
  }
}

/// Makes a dynamic colour whose provider always returns another such colour.
private nonisolated struct EndlessProvider {
  func color() -> UIColor { UIColor { _ in EndlessProvider().color() } }
}
