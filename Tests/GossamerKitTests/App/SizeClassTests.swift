// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct SizeClassTests {
  private final class Screen: UIViewController {
    var widths: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      widths.append(traitCollection.horizontalSizeClass)
    }
  }

  nonisolated struct Window: Sendable, CustomTestStringConvertible {
    let device: String
    let width: CGFloat
    let height: CGFloat
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    init(
      _ device: String, _ width: CGFloat, _ height: CGFloat,
      _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) {
      self.device = device
      self.width = width
      self.height = height
      self.horizontal = horizontal
      self.vertical = vertical
    }

    var testDescription: String { "\(device), \(width) by \(height)" }
  }

  @Test(arguments: [
    Window("iPhone 4", 320, 480, .compact, .regular),
    Window("iPhone SE", 568, 320, .compact, .compact),
    Window("iPhone 8 Plus", 414, 736, .compact, .regular),
    Window("iPhone 8 Plus", 736, 414, .regular, .compact),
    Window("iPhone 13 Pro", 844, 390, .compact, .compact),
    Window("iPhone 13 Pro Max", 926, 428, .regular, .compact),
    Window("iPad", 768, 1024, .regular, .regular),
    Window("iPad, a half", 507, 768, .compact, .regular),
    Window("iPad, two thirds", 694, 768, .regular, .regular),
    Window("iPad Pro 12.9, two thirds", 639, 1366, .compact, .regular),
    Window("iPad Pro 12.9, a half", 678, 1024, .regular, .regular),
    Window("nothing yet", 0, 0, .unspecified, .unspecified),
  ])
  func hasTheClassesOfTheDevice_WhenAWindowHasItsSize(_ window: Window) {
    let traits = UIWindow(frame: CGRect(x: 0, y: 0, width: window.width, height: window.height))
      .traitCollection
    #expect(traits.horizontalSizeClass == window.horizontal)
    #expect(traits.verticalSizeClass == window.vertical)
  }

  @Test func tellsTheViewsOnce_WhenAResizeCrossesASizeClass() {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = screen
    window.isHidden = false
    window.hostDidResize(to: CGSize(width: 500, height: 800))
    #expect(screen.widths == [])
    window.hostDidResize(to: CGSize(width: 700, height: 800))
    window.hostDidResize(to: CGSize(width: 900, height: 900))
    #expect(screen.widths == [.regular])
    window.hostDidResize(to: CGSize(width: 400, height: 900))
    #expect(screen.widths == [.regular, .compact])
    window.isHidden = true
  }

  @Test func keepsTheOverriddenClasses_WhenTheWindowIsResized() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.overrideSizeClasses = UITraitCollection()
    #expect(window.traitCollection.horizontalSizeClass == .unspecified)
    window.hostDidResize(to: CGSize(width: 900, height: 800))
    #expect(window.traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test func appliesVariations_WhenTheViewComesIntoAWindowAndWhenItIsResized() {
    final class Recorder: TraitVariations {
      var widths: [UIUserInterfaceSizeClass] = []
      func apply(_ traits: UITraitCollection) { widths.append(traits.horizontalSizeClass) }
    }
    let (recorder, view) = (Recorder(), UIView())
    view.traitVariations = recorder
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    window.hostDidResize(to: CGSize(width: 800, height: 800))
    #expect(recorder.widths == [.compact, .regular])
  }
}
