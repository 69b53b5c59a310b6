// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A running screen with a source beside it, or below it if the view is too narrow for both.
final class ExhibitView: UIView {
  private let screen: UIView
  private let line = UIView()
  private let source: SourceView

  /// Creates a view.
  /// - Parameters:
  ///   - screen: the view of the running screen.
  ///   - source: the source of its controller.
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

/// The frames of a screen and its source.
nonisolated struct ExhibitLayout {
  /// The width of the screen beside the source: that of a phone, in points.
  static let screenWidth: CGFloat = 393

  /// The smallest width, in points, in which the two are beside each other.
  static let leastWidth: CGFloat = 700

  let screen: CGRect
  let source: CGRect
  let line: CGRect

  /// Lays both out.
  /// - Parameters:
  ///   - area: the rectangle that they share.
  ///   - source: the size that fits the source.
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
