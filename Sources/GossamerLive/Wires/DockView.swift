// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The strip below the scene with the objects that aren't views, like Interface Builder's dock, and
/// with a legend of the wires' colours.
///
/// It has no background, so that wires are visible behind its objects.
final class DockView: UIView {
  private let nodes: [DockNode]
  private let nodesByObject: [ObjectIdentifier: DockNode]
  private let legend: LegendView

  private static let margin: CGFloat = 10
  private static let gap: CGFloat = 8
  private static let widestGap: CGFloat = 28
  /// The height above the objects in which wires can bend, in points.
  private static let top: CGFloat = 22
  private static let rowGap: CGFloat = 26

  /// Creates the dock of a scene whose views are laid out.
  init(_ wiring: Wiring) {
    nodes = DockOrder.sorted(wiring).map(DockNode.init)
    nodesByObject = Dictionary(nodes.map { (ObjectIdentifier($0.object), $0) }) { first, _ in first
    }
    let kinds = Set(wiring.connections.map(\.kind))
    legend = LegendView(WireKind.allCases.filter(kinds.contains))
    super.init(frame: .zero)
    clipsToBounds = true
    for node in nodes { addSubview(node) }
    addSubview(legend)
  }

  /// The dock is in no document.
  required init?(coder: NSCoder) { nil }

  /// The view that shows `object`; nil if the dock has none.
  func node(of object: AnyObject) -> UIView? {
    nodesByObject[ObjectIdentifier(object)]
  }

  /// The frames of the objects.
  var nodeFrames: [CGRect] { nodes.map(\.frame) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrange(width: bounds.width)
    for (node, frame) in arrangement.frames { node.frame = frame }
    let size = legend.sizeThatFits(bounds.size)
    legend.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: arrangement.height - Self.gap - size.height,
      width: size.width, height: size.height)
  }

  /// Arranges the objects in rows. Models have rows of their own, below the intentions that change
  /// and observe them.
  private func arrange(width: CGFloat) -> (frames: [(DockNode, CGRect)], height: CGFloat) {
    var frames: [(DockNode, CGRect)] = []
    var y = Self.top
    for group in [nodes.filter { !$0.holdsModel }, nodes.filter(\.holdsModel)] {
      for row in rows(of: group, width: width) {
        let widths = row.reduce(0) { $0 + $1.1.width }
        let gaps = CGFloat(row.count - 1)
        let free = (width - 2 * Self.margin - widths) / max(gaps, 1)
        let gap = min(max(free, Self.gap), Self.widestGap)
        var x = (width - widths - gaps * gap) / 2
        for (node, size) in row {
          frames.append((node, CGRect(origin: CGPoint(x: x.rounded(), y: y), size: size)))
          x += size.width + gap
        }
        y += (row.map(\.1.height).max() ?? 0) + Self.rowGap
      }
    }
    let legendHeight = legend.sizeThatFits(CGSize(width: width, height: 0)).height
    return (frames, y - Self.rowGap + Self.top + legendHeight)
  }

  /// Distributes the nodes over as few rows as they fit in, one to each row in turn: so a node
  /// keeps its horizontal place, below the views it is connected with, whatever its row.
  private func rows(of nodes: [DockNode], width: CGFloat) -> [[(DockNode, CGSize)]] {
    let availableWidth = width - 2 * Self.margin
    let sizes = nodes.map { ($0, $0.sizeThatFits(CGSize(width: availableWidth, height: 0))) }
    for count in 1..<max(sizes.count, 1) {
      let rows = (0..<count).map { row in
        stride(from: row, to: sizes.count, by: count).map { sizes[$0] }
      }
      let widths = rows.map { $0.reduce(-Self.gap) { $0 + Self.gap + $1.1.width } }
      if widths.allSatisfy({ $0 <= availableWidth }) { return rows }
    }
    return sizes.map { [$0] }
  }
}
