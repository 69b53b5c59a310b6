// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Follows what the views of an interface do: it is called at the end of each update cycle, when
/// every view has its frame and the host has been told nothing yet.
///
/// An animation answers that it wants another frame until it has ended.
package final class UpdateLink {
  private let update: () -> Bool
  private let interface = Interface.current

  /// Creates a link; it works as long as it lives.
  /// - Parameter update: brings up to date what follows the views: strokes, opacities, but nothing
  ///   that has to be laid out again before it is seen. It answers whether it wants to be called at
  ///   the next frame too, even if nothing else happens.
  package init(_ update: @escaping () -> Bool) {
    self.update = update
    interface.updateCycle.add(self)
    setNeedsUpdate()
  }

  /// Asks for an update cycle at the next frame.
  package func setNeedsUpdate() {
    interface.updateCycle.setNeedsFrame()
  }

  func cycleDidSettle() -> Bool {
    update()
  }
}
