// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Explains the colours of the wires.
final class LegendView: UIView {
  private let entries: [(dot: UIView, label: UILabel)]

  private static let diameter: CGFloat = 7
  private static let gap: CGFloat = 14

  /// Creates a legend for some kinds of wires.
  init(_ kinds: [WireKind]) {
    entries = kinds.map { kind in
      let (dot, label) = (UIView(), UILabel())
      dot.backgroundColor = kind.color
      dot.layer.cornerRadius = Self.diameter / 2
      label.text = kind.title
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      return (dot, label)
    }
    super.init(frame: .zero)
    for entry in entries {
      addSubview(entry.dot)
      addSubview(entry.label)
    }
  }

  /// The legend is in no document.
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = entries.map { Self.diameter + 4 + $0.label.intrinsicContentSize.width }
    let gaps = Self.gap * CGFloat(max(entries.count - 1, 0))
    let height = entries.map(\.label.intrinsicContentSize.height).max() ?? 0
    return CGSize(width: widths.reduce(gaps, +), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (dot, label) in entries {
      let size = label.intrinsicContentSize
      dot.frame = CGRect(
        x: x, y: (bounds.height - Self.diameter) / 2, width: Self.diameter, height: Self.diameter)
      label.frame = CGRect(
        origin: CGPoint(x: x + Self.diameter + 4, y: (bounds.height - size.height) / 2), size: size)
      x = label.frame.maxX + Self.gap
    }
  }
}
