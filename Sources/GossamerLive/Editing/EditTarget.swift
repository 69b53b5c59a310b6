// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object of a document, where a person sees it.
struct EditTarget: Equatable {
  /// The object id in the document.
  let id: String
  /// The visible rectangle, in points of the view that lets a person draw wires.
  let frame: CGRect
}

extension [EditTarget] {
  /// The object at a point: of nested ones the innermost, which is the smallest. Nil if there is none.
  func target(at point: CGPoint) -> EditTarget? {
    filter { $0.frame.contains(point) }.min { area(of: $0) < area(of: $1) }
  }

  private func area(of target: EditTarget) -> CGFloat { target.frame.width * target.frame.height }
}
