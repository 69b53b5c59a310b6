// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the curves of wires between rectangles, so that wires with a common end don't overlap.
///
/// A wire leaves a rectangle at the edge that faces the other end, as near to the point opposite of
/// it as there is room. Cost: n log n in the number of wires.
struct WireRouter {
  /// The edge of a rectangle at which wires end.
  private struct Edge: Hashable {
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let edge: CGFloat
  }

  private static let spacing: CGFloat = 12
  private static let inset: CGFloat = 10

  /// The curves of `wires`, in their order; nil for one that isn't visible.
  static func curves(of wires: [WireEnds?]) -> [WireCurve?] {
    var endsByEdge: [Edge: [(wire: Int, isStart: Bool, wanted: CGFloat)]] = [:]
    for (index, ends) in wires.enumerated() {
      guard let ends else { continue }
      let edges = edges(of: ends)
      endsByEdge[edge(at: edges.from, of: ends.from), default: []].append(
        (index, true, ends.to.midX))
      endsByEdge[edge(at: edges.to, of: ends.to), default: []].append(
        (index, false, ends.from.midX))
    }
    var places: [Int: (start: CGFloat, end: CGFloat)] = [:]
    for (edge, wireEnds) in endsByEdge {
      let sorted = wireEnds.sorted { ($0.wanted, $0.wire) < ($1.wanted, $1.wire) }
      for (end, x) in zip(sorted, spread(sorted.map(\.wanted), over: edge)) {
        var place = places[end.wire] ?? (0, 0)
        if end.isStart { place.start = x } else { place.end = x }
        places[end.wire] = place
      }
    }
    return wires.enumerated().map { index, ends in
      guard let ends, let place = places[index] else { return nil }
      return curve(between: ends, at: place)
    }
  }

  /// The heights of the edges that a wire starts and ends at.
  private static func edges(
    of ends: WireEnds
  ) -> (from: CGFloat, to: CGFloat) {
    if ends.from.maxY <= ends.to.minY { return (ends.from.maxY, ends.to.minY) }
    if ends.to.maxY <= ends.from.minY { return (ends.from.minY, ends.to.maxY) }
    return (ends.from.minY, ends.to.minY)
  }

  private static func edge(at edge: CGFloat, of rect: CGRect) -> Edge {
    Edge(x: rect.minX, y: rect.minY, width: rect.width, edge: edge)
  }

  /// Places along an edge, as near to the wanted ones as the length of the edge and the other
  /// places permit.
  private static func spread(_ wanted: [CGFloat], over edge: Edge) -> [CGFloat] {
    let inset = min(inset, edge.width / 2)
    let start = edge.x + inset
    let range = start...max(start, edge.x + edge.width - inset)
    let spacing = min(
      spacing, (range.upperBound - range.lowerBound) / CGFloat(max(wanted.count - 1, 1)))
    var places = wanted.map { min(max($0, range.lowerBound), range.upperBound) }
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + spacing)
    }
    var limit = range.upperBound
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - spacing
    }
    return places
  }

  private static func curve(
    between ends: WireEnds, at place: (start: CGFloat, end: CGFloat)
  ) -> WireCurve {
    let edges = edges(of: ends)
    let start = CGPoint(x: place.start, y: edges.from)
    let end = CGPoint(x: place.end, y: edges.to)
    let reach = max(abs(end.y - start.y) * 0.45, 24)
    let startsUpwards = edges.from == ends.from.minY
    let endsUpwards = edges.to == ends.to.minY
    return WireCurve(
      start: start,
      control1: CGPoint(x: start.x, y: start.y + (startsUpwards ? -reach : reach)),
      control2: CGPoint(x: end.x, y: end.y + (endsUpwards ? -reach : reach)), end: end)
  }
}
