// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct VisualEffectTests {
  @Test func showsTheColourOfItsMaterial_BehindItsContent() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.backgroundColor == UIColor(white: 0.11, alpha: 0.9))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    view.layoutIfNeeded()
    #expect(view.subviews == [view.contentView] && view.contentView.frame == view.bounds)
    view.effect = nil
    #expect(view.backgroundColor == nil)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    #expect(view.backgroundColor == nil)
  }
}
