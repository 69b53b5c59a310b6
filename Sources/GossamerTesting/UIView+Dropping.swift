// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIView {
  /// Drags things over the middle of what can be seen of the view and drops them there, as from another application, then
  /// runs the update cycle.
  ///
  ///     try form.drop(NSItemProvider(contentsOf: file))
  ///
  /// Texts on text fields and text views are the host's; in a test, type or paste them.
  /// - Parameter items: what is dropped; nil for what there is no provider of, which isn't.
  /// - Throws: ``ScreenError`` if a person couldn't do that, or if no view there takes it.
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
