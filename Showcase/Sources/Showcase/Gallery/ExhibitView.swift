// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A running screen, with a source beside it; below it, where there is no room for both.
final class ExhibitView: UIView {
  private let screen: UIView
  private let line = UIView()
  private let source: SourceView

  /// Creates a view.
  /// - Parameters:
  ///   - screen: what runs.
  ///   - source: what it is made by.
  init(_ screen: UIView, source: ControllerSource) {
    self.screen = screen
    self.source = SourceView(source)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    for view in [screen, self.source, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = ExhibitLayout(
      area: bounds.inset(by: safeAreaInsets), source: source.sizeThatFits(bounds.size),
      isMirrored: isMirrored)
    screen.frame = layout.screen
    source.frame = layout.source
    line.frame = layout.line
    super.layoutSubviews()
  }
}

/// Where a screen and its source stand.
nonisolated struct ExhibitLayout {
  /// A screen of a telephone's width, unless there is no room.
  static let screenWidth: CGFloat = 393

  /// From this width on both stand beside each other.
  static let leastWidth: CGFloat = 700

  let screen: CGRect
  let source: CGRect
  let line: CGRect

  /// Lays both out.
  /// - Parameters:
  ///   - area: where they stand.
  ///   - source: the size that the source would like to have.
  ///   - isMirrored: whether lines are read from right to left.
  init(area: CGRect, source size: CGSize, isMirrored: Bool) {
    let isWide = area.width >= Self.leastWidth
    let edge: CGRectEdge = isWide ? (isMirrored ? .maxXEdge : .minXEdge) : .minYEdge
    let sourceHeight = min(size.height, (area.height * 0.45).rounded())
    let length = isWide ? Self.screenWidth : area.height - sourceHeight
    let (first, second) = area.divided(atDistance: length, from: edge)
    screen = first
    source = second
    line = second.divided(atDistance: 1, from: edge).slice
  }
}
