// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

/// Records the movement of a list's rows on the screen between painted frames.
final class Film {
  private(set) var steps: [Double] = []
  private var places: [Int: Double] = [:]
  private var connection: SignalConnection?

  /// The total movement.
  var movement: Double { steps.reduce(0, +) }

  /// Watches the positions of the visible rows, which `rows` returns by row number.
  init(of shown: ShownWindow, rows: @escaping () -> [Int: UIView]) throws {
    let clock = try #require(gtk_widget_get_frame_clock(try shown.gtkWindow))
    take(rows(), in: shown)
    connection = SignalConnection(UnsafeMutableRawPointer(clock), "after-paint") {
      [weak self, weak shown] _ in
      if let shown { self?.take(rows(), in: shown) }
    }
  }

  /// Counts from the frame that was painted last.
  func begin() { steps = [] }

  private func take(_ rows: [Int: UIView], in shown: ShownWindow) {
    let new = rows.compactMapValues { try? Double(shown.place(of: $0).minY) }
    let common = new.keys.filter { places[$0] != nil }.sorted()
    if let row = common.first, let now = new[row], let before = places[row] {
      // All rows move by the same distance, except for rounding.
      #expect(common.allSatisfy { abs((new[$0] ?? 0) - (places[$0] ?? 0) - now + before) <= 1 })
      if now != before { steps.append(now - before) }
    }
    places = new
  }
}
