// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Marks the place of a view of an unsupported kind, by a pale background, a dashed outline, and the name
/// of the view's class.
final class PlaceholderView: UIView {
  private let label = UILabel()

  /// Creates a placeholder that covers `view` at any size, and shows `name`.
  init(named name: String, covering view: UIView) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    backgroundColor = .quaternarySystemFill
    layer.cornerRadius = Self.cornerRadius
    label.text = name
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether a placeholder marks the view of an element: its kind isn't supported, and the document gives it
  /// no subviews that could be shown instead.
  static func isNeeded(for element: Element) -> Bool {
    // The content view of a cell is invisible by itself, and needs no placeholder.
    ViewReaders.readers[element.name] == nil && !element.name.hasSuffix("ContentView")
      && ViewReaders.subviews(of: element, .running).isEmpty
  }

  /// Places the name, and hides it if there is no room for it.
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(6, bounds.width / 2), dy: 0)
    label.isHidden = label.intrinsicContentSize.height > bounds.height || bounds.width < 40
  }

  override func draw(_ rect: CGRect) {
    let outline = UIBezierPath()
    for (start, end) in dashes {
      outline.move(to: start)
      outline.addLine(to: end)
    }
    outline.lineCapStyle = .round
    UIColor.tertiaryLabel.setStroke()
    outline.stroke()
  }

  private static let cornerRadius: CGFloat = 6
  private static let dash: CGFloat = 4

  /// Dashes along the four edges, evenly spaced between the corners.
  private var dashes: [(CGPoint, CGPoint)] {
    let (area, corner) = (bounds.insetBy(dx: 0.5, dy: 0.5), Self.cornerRadius)
    guard area.width > 2 * corner, area.height > 2 * corner else { return [] }
    let columns = Self.starts(from: area.minX + corner, to: area.maxX - corner)
    let rows = Self.starts(from: area.minY + corner, to: area.maxY - corner)
    return columns.flatMap { x in
      [area.minY, area.maxY].map { y in (CGPoint(x: x, y: y), CGPoint(x: x + Self.dash, y: y)) }
    }
      + rows.flatMap { y in
        [area.minX, area.maxX].map { x in (CGPoint(x: x, y: y), CGPoint(x: x, y: y + Self.dash)) }
      }
  }

  /// The starts of the dashes between two points, with gaps of about the length of a dash.
  private static func starts(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    let count = max(Int((end - start) / (2 * dash)), 1)
    let pitch = (end - start - dash) / CGFloat(count)
    return (0...count).map { start + CGFloat($0) * pitch }
  }
}
