// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct UITraitCollectionTests {
  @Test func takesTheLaterValue_WhenTraitsAreMerged() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.layoutDirection == .rightToLeft)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func leavesTheScaleUnspecified_WhenItIsNoScale(_ scale: Double) {
    #expect(UITraitCollection(displayScale: scale) == UITraitCollection())
  }

  @Test func differsInColour_WhenTheStyleDiffers() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!UITraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func putsTheEarlierTraitsBack_WhenActionsThrow() {
    struct Failure: Error {}
    let earlier = UITraitCollection.current
    #expect(throws: Failure.self) {
      try UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { throw Failure() }
    }
    #expect(UITraitCollection.current == earlier)
  }
}
