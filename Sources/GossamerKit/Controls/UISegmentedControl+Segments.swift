// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The segments: their array, their layout and the selection.
extension UISegmentedControl {
  /// The segment at an index; nil, with a message, if there is none.
  func segment(at index: Int) -> SegmentView? {
    if segments.indices.contains(index) { return segments[index] }
    Messages.views.error(
      """
      There is no segment \(index) in \(shortDescription), which has \(segments.count); nothing happens. \
      Count from 0.
      """)
    return nil
  }

  func insert(_ view: SegmentView, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(view, at: index)
    insertSubview(view, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    view.controlStateDidChange()
    segmentsDidChange()
  }

  /// Updates the layout after segments or their contents have changed.
  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the segments after the selection or its colour has changed.
  func selectionDidChange() {
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == selectedSegmentIndex
      segment.selectionColor = selectedSegmentTintColor
    }
    setNeedsLayout()
    setNeedsCommit(.accessibility)
  }

  /// Selects a segment that a person has pressed, and sends the events.
  func press(_ segment: SegmentView) {
    guard let index = segments.firstIndex(where: { $0 === segment }),
      isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segment.action?.perform(sender: self)
    sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: - Layout

  private static let height: CGFloat = 32

  var naturalSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: Self.height)
  }

  /// The natural width of each segment: the width set for it, that of its content, or that of the widest content.
  private var naturalWidths: [CGFloat] {
    let widest = segments.map(\.contentWidth).max() ?? 0
    return segments.map { segment in
      if segment.ownWidth > 0 { return segment.ownWidth }
      return apportionsSegmentWidthsByContent ? segment.contentWidth : widest
    }
  }

  /// The widths with which the segments fill the control. The segments without a set width (or all, if each has one) share
  /// the surplus or the deficit in proportion to their natural widths.
  private var widths: [CGFloat] {
    let natural = naturalWidths
    let isFlexible = segments.map { $0.ownWidth == 0 }
    let sharesAll = !isFlexible.contains(true)
    let flexible = zip(natural, isFlexible).reduce(0) { $0 + (sharesAll || $1.1 ? $1.0 : 0) }
    let rest = max(bounds.width - (natural.reduce(0, +) - flexible), 0)
    return zip(natural, isFlexible).map { width, isFlexible in
      guard sharesAll || isFlexible else { return width }
      return flexible > 0 ? width * rest / flexible : rest / CGFloat(natural.count)
    }
  }

  /// Places the segments, and separators between those that aren't selected.
  func placeSegments(separators: inout [UIView]) {
    while separators.count > max(segments.count - 1, 0) {
      separators.removeLast().removeFromSuperview()
    }
    while separators.count < segments.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      insertSubview(line, at: 0)
      separators.append(line)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    for (index, (segment, width)) in zip(segments, widths).enumerated() {
      // At whole points, without gaps.
      let (from, to) = (start.rounded(), (start + width).rounded())
      let x = isMirrored ? bounds.width - to : from
      segment.frame = CGRect(x: x, y: 0, width: to - from, height: bounds.height)
      start += width
      guard index < separators.count else { continue }
      let line = separators[index]
      let edge = isMirrored ? x : x + to - from
      line.frame = CGRect(x: edge, y: 8, width: 1, height: max(bounds.height - 16, 0))
      line.isHidden = [index, index + 1].contains(selectedSegmentIndex)
    }
  }
}
