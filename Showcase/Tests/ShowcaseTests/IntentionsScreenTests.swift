// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// The screen `intentions`, used as a person does.
@Suite(.alone) struct IntentionsScreenTests {
  let screen = Screen(IntentionsViewController())

  private func shown() throws -> [String?] {
    [try screen.textField("Name").text, try screen.label("Result").text]
  }

  @Test func beginsWithTheLabelsOwnText_BeforeThereIsAController() {
    #expect(IntentionsView(frame: .zero).label.text == "Label")
  }

  @Test func showsTheModel_FromTheBeginning() throws {
    #expect(try shown() == ["Dominik", "Dominik"])
    #expect(screen.window.rootViewController?.title == "Intentions")
  }

  @Test func changesNothingElse_WhenAPersonTypes() throws {
    try screen.textField("Name").typeText("!")
    #expect(try shown() == ["Dominik!", "Dominik"])
  }

  @Test func emptiesBoth_WhenNothingIsLeftInTheField() throws {
    try screen.textField("Name").replaceText(with: "")
    try screen.button("Reverse").tap()
    #expect(try shown() == ["", ""])
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 900, height: 600)])
  func laysOutAsItsFormatsSay(size: CGSize) throws {
    screen.size = size
    let field = try screen.textField("Name").frame
    let reverse = try screen.button("Reverse").frame
    let uppercase = try screen.button("Uppercase").frame
    let label = try screen.label("Result").frame
    #expect(field.origin == CGPoint(x: 20, y: 40))
    #expect(field.width == size.width - 40)
    #expect(reverse.origin == CGPoint(x: 20, y: field.maxY + 20))
    #expect(reverse.height == 40)
    #expect(uppercase.origin.y == reverse.minY)
    #expect(uppercase.height == 40)
    #expect(uppercase.maxX == field.maxX)
    #expect(label == CGRect(x: 20, y: reverse.maxY + 20, width: field.width, height: 30))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func isLegible(style: UIUserInterfaceStyle) throws {
    screen.style = style
    let label = try screen.label("Result")
    let background = try #require(label.superview?.backgroundColor)
    let contrast = label.textColor.contrast(
      with: background, in: UITraitCollection(userInterfaceStyle: style))
    #expect(contrast > 7)
  }

  @Test func leavesNothingBehind() throws {
    let left = try leaks {
      IntentionsViewController()
    } after: { screen in
      try screen.textField("Name").typeText("!")
      try screen.button("Reverse").tap()
    }
    #expect(left == [])
  }
}

extension UIColor {
  /// The ratio of the luminances, 1 to 21. Source: WCAG 2.2, contrast ratio.
  fileprivate func contrast(with other: UIColor, in traits: UITraitCollection) -> Double {
    let luminances = [luminance(in: traits), other.luminance(in: traits)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(in traits: UITraitCollection) -> Double {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let linear = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
