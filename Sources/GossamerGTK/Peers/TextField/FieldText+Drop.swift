// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

extension FieldText {
  /// Longer texts take a drop at the caret: looking for the place would take too long.
  private static let greatestLengthToSearch = 2_000

  /// Inserts a text that was dropped at a point, as a change of the person's.
  func drop(_ dropped: String, at point: CGPoint) -> Bool {
    UpdateBeforeInput.runIfNeeded()
    guard let field else { return false }
    let place = scalarIndex(nearestTo: point.x).map { range(ofShown: $0..<$0) }
    return field.editor.replace(place ?? field.selectedRange, with: dropped)
  }

  private func scalarIndex(nearestTo x: Double) -> Int? {
    guard length <= Self.greatestLengthToSearch else { return nil }
    return (excerpt.scalarsThatBeginCharacters + [length]).min {
      abs(self.x(ofShown: $0) - x) < abs(self.x(ofShown: $1) - x)
    }
  }
}
