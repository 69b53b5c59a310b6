// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

@Suite(.alone) struct EverybodyTests {
  @Test(
    arguments: ShowcaseScreen.all,
    [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge])
  func everybodyCanUseTheScreen(_ shown: ShowcaseScreen, _ size: UIContentSizeCategory) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let controller = try #require(shown.makeController())
      let screen = Screen(controller, direction: direction, contentSize: size)
      try screen.auditAccessibility()
    }
  }
}
