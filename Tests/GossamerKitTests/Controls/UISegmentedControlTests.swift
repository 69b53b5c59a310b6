// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let events = Events()

  private final class Events {
    var indexes: [Int] = []
    func note(_ control: UISegmentedControl) { indexes.append(control.selectedSegmentIndex) }
  }

  init() {
    control.addTarget(events, action: Events.note(_:), for: .valueChanged)
  }

  private func press(_ index: Int) {
    control.segments[index].performPrimaryAction()
  }

  @Test func selectsNone_UntilCodeOrAPersonDoes() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    #expect(events.indexes == [])
    press(2)
    press(2)
    press(0)
    #expect(events.indexes == [2, 0])
    #expect(control.segments.map(\.isSelected) == [true, false, false])
  }

  @Test func selectsNone_WhenThereIsNoSuchSegment() {
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func performsTheActionOfTheSegment_BeforeItTellsOfTheChange() {
    var calls: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["List", "Grid"].map { title in UIAction(title: title) { _ in calls.append(title) } }
    )
    control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
    control.segments[1].performPrimaryAction()
    #expect(calls == ["Grid", "changed"])
    #expect(control.titleForSegment(at: 1) == "Grid")
    let identifier = control.actionForSegment(at: 0)?.identifier
    #expect(identifier.flatMap(control.segmentIndex(identifiedBy:)) == 0)
  }

  @Test func isMomentary_ForTheTimeOfTheEvent() {
    control.isMomentary = true
    press(1)
    press(1)
    #expect(events.indexes == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func keepsTheSelection_WhenSegmentsComeAndGo() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.segments.map(\.isSelected) == [false, false, true, false])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.subviews == [])
    #expect(events.indexes == [])
  }

  @Test func aSegmentCanBeDisabled_ByItselfOrWithTheControl() {
    control.setEnabled(false, forSegmentAt: 1)
    press(1)
    #expect(events.indexes == [] && !control.isEnabledForSegment(at: 1))
    control.isEnabled = false
    press(0)
    control.isEnabled = true
    press(1)
    #expect(events.indexes == [])
    press(0)
    #expect(events.indexes == [0])
  }

  @Test func saysSo_WhenThereIsNoSuchSegment() {
    let said = messages {
      control.setTitle("Year", forSegmentAt: 3)
      control.setWidth(10, forSegmentAt: -1)
    }
    #expect(
      said == [
        """
        There is no segment 3 in UISegmentedControl, which has 3; nothing happens. Count from 0.
        """,
        """
        There is no segment -1 in UISegmentedControl, which has 3; nothing happens. Count from 0.
        """,
      ])
  }

  // MARK: - Size

  @Test func allSegmentsAreAsWideAsTheWidest() {
    let widths = control.segments.map(\.contentWidth)
    #expect(control.frame.size == CGSize(width: (widths.max() ?? 0) * 3, height: 32))
    #expect(control.intrinsicContentSize.height == 31)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == widths.reduce(0, +))
  }

  @Test func theSegmentsFillTheControl_AtWholePoints() {
    control.frame.size.width = 200
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.minX) == [0, 67, 133])
    #expect(control.segments.last?.frame.maxX == 200)
    control.setWidth(40, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [40, 80, 80])
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.minX) == [160, 80, 0])
  }

  @Test func hasNoNegativeWidth() {
    control.setWidth(400, forSegmentAt: 0)
    control.frame.size.width = 200
    control.layoutIfNeeded()
    #expect(control.segments.allSatisfy { $0.frame.width >= 0 })
  }

  @Test func leavesOut_WhatIsNoItem() {
    let said = messages { #expect(UISegmentedControl(items: ["A", 5]).numberOfSegments == 1) }
    #expect(
      said == [
        """
        An item of a segmented control is a Int; it is left out. Give a String, a UIImage or a UIAction.
        """
      ])
  }

  @Test func theSegmentsAreTheAccessibilityElements() {
    #expect(!control.isAccessibilityElement)
    control.selectedSegmentIndex = 0
    #expect(control.segments.map(\.accessibilityLabel) == ["Day", "Week", "Month"])
    #expect(control.segments[0].accessibilityTraits == [.button, .selected])
    #expect(control.segments[1].accessibilityTraits == .button)
  }
}
