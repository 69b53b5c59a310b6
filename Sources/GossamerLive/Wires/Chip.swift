// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A short text on a rounded background: an object of the dock, or the name of a connection.
class Chip: UIView {
  let label = UILabel()

  /// The distance between the text and the edges, in points.
  private static let padding = CGSize(width: 8, height: 4)

  /// Creates a chip.
  init(text: String, font: UIFont = .systemFont(ofSize: 11, weight: .medium)) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = text
    label.font = font
    layer.cornerRadius = 6
    addSubview(label)
  }

  /// Chips are in no document.
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: min(text.width + 2 * Self.padding.width, size.width),
      height: text.height + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    label.frame = CGRect(
      x: Self.padding.width, y: Self.padding.height,
      width: max(bounds.width - 2 * Self.padding.width, 0),
      height: max(bounds.height - 2 * Self.padding.height, 0))
    super.layoutSubviews()
  }
}
