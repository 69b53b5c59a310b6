// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A source with its name and its length above it. It scrolls in both directions, so that no line is broken.
final class SourceView: UIView {
  private let title = UILabel()
  private let summary = UILabel()
  private let text = UILabel()
  private let numbers = UILabel()
  private let scrollView = UIScrollView()

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 4

  /// Shows a source.
  init(_ source: ControllerSource) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    title.text = source.title
    title.font = .preferredFont(forTextStyle: .headline)
    summary.text = source.summary
    summary.font = .preferredFont(forTextStyle: .footnote)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 0
    for label in [title, summary, text, numbers] { label.adjustsFontForContentSizeCategory = true }
    let font = UIFontMetrics(forTextStyle: .caption1)
      .scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
    text.attributedText = source.colored(font: font)
    text.numberOfLines = 0
    text.accessibilityLabel = source.text
    numbers.text = (0..<source.lineCount).map { "\($0 + 1)" }.joined(separator: "\n")
    numbers.font = font
    numbers.textColor = .tertiaryLabel
    numbers.textAlignment = .right
    numbers.numberOfLines = 0
    numbers.isAccessibilityElement = false
    scrollView.accessibilityLabel = source.title
    for label in [numbers, text] { scrollView.addSubview(label) }
    for view in [title, summary, scrollView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// As high as the name, the length, and the whole source.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: headerHeight(width: size.width) + text.intrinsicContentSize.height + Self.margin)
  }

  override func layoutSubviews() {
    let width = max(bounds.width - 2 * Self.margin, 0)
    let titleHeight = title.intrinsicContentSize.height
    title.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: titleHeight)
    let header = headerHeight(width: bounds.width)
    let y = title.frame.maxY + Self.gap
    summary.frame = CGRect(
      x: Self.margin, y: y, width: width, height: max(header - Self.margin - y, 0))
    scrollView.frame = CGRect(
      x: 0, y: header, width: bounds.width, height: max(bounds.height - header, 0))
    let (gutter, size) = (numbers.intrinsicContentSize, text.intrinsicContentSize)
    numbers.frame = CGRect(origin: CGPoint(x: Self.margin, y: 0), size: gutter)
    text.frame = CGRect(origin: CGPoint(x: numbers.frame.maxX + Self.margin, y: 0), size: size)
    scrollView.contentSize = CGSize(
      width: text.frame.maxX + Self.margin, height: size.height + Self.margin)
    super.layoutSubviews()
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    let available = CGSize(width: max(width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)
    return 2 * Self.margin + title.intrinsicContentSize.height + Self.gap
      + summary.sizeThatFits(available).height
  }
}
