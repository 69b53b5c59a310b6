// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Members that applications set from habit.
@Suite(.alone) @MainActor struct ControlHabitTests {
  private func image(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
  }

  @Test func aBackgroundImageFillsTheButton_AndFollowsItsState() {
    let button = UIButton(type: .custom)
    let (normal, selected) = (image(80), image(20))
    button.setBackgroundImage(normal, for: .normal)
    button.setBackgroundImage(selected, for: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 80))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    #expect(button.backgroundImageView?.frame == button.bounds)
    #expect(button.currentBackgroundImage === normal)
    button.isSelected = true
    #expect(button.backgroundImageView?.image === selected)
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.backgroundImageView?.alpha == 0.6)
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = false
    button.isHighlighted = true
    #expect(button.backgroundImageView?.alpha == 1)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.backgroundImageView == nil)
  }

  @Test func theTitlesOfSegmentsHaveAttributesByState() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 1
    let colors = control.subviews.compactMap { $0 as? SegmentView }.map { segment in
      segment.subviews.compactMap { ($0 as? UILabel)?.textColor }.first
    }
    #expect(colors == [.red, .blue])
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(control.intrinsicContentSize.width > width)
  }
}
