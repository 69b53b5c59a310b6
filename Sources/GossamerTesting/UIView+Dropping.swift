// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIView {
  /// Drags items from another application to the middle of the view's visible part and drops them
  /// there, then runs the update cycle.
  ///
  ///     try form.drop(NSItemProvider(contentsOf: file))
  ///
  /// The host handles texts that are dropped on text fields and text views, so in a test type or
  /// paste them.
  /// - Parameter items: the items; nil ones are ignored.
  /// - Throws: ``ScreenError`` if a person couldn't do that, or if no view there accepts the drop.
  public func drop(_ items: NSItemProvider?...) throws(ScreenError) {
    let place = try reachablePoint()
    guard let window else { throw .notInWindow(pictureLine) }
    let items = items.compactMap(\.self)
    let session = DropSession(items, over: window)
    if session.move(to: place).isDrop {
      session.drop(items)
    } else {
      session.leave()
      throw .refusedDrop(pictureLine, types: items.flatMap(\.registeredTypeIdentifiers))
    }
    interface.updateCycle.update()
  }
}
