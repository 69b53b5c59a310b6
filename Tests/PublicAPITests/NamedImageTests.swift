// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import Testing

/// Images among the resources of a target, as an application asks for them.
@Suite(.alone) struct NamedImageTests {
  @Test(arguments: [(1, 1), (2, 2), (3, 2)] as [(CGFloat, CGFloat)])
  func findsTheFileForTheScale(displayScale: CGFloat, scale: CGFloat) throws {
    let traits = UITraitCollection(displayScale: displayScale)
    for bundle in [nil, Bundle.main, .module] {
      let image = try #require(UIImage(named: "Leaf", in: bundle, compatibleWith: traits))
      #expect(image.scale == scale)
      #expect(image.size == CGSize(width: 3, height: 2))
    }
  }

  @Test func findsWhatAStoryboardFinds_WithoutABundle() {
    #expect(UIImage(named: "Leaf") != nil)
    #expect(UIImage(named: "Leaf.png") != nil)
    #expect(["Leaf", "Leaf.png"].compactMap(UIImage.init(named:)).count == 2)
    #expect(UIImage(named: "Blossom") == nil)
  }
}
