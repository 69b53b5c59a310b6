// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Calls a closure in each update cycle, after layout and before the commit to the host.
///
/// The closure of an animation returns true, for another frame, until the animation has ended.
package final class UpdateLink {
  private let update: () -> Bool
  private let interface = Interface.current

  /// Creates a link, which is active until it is freed.
  /// - Parameter update: updates what depends on the views' frames, such as strokes and opacities. It must not change
  ///   anything that needs layout. It returns whether it wants to be called at the next frame too, even if nothing else
  ///   requests one.
  package init(_ update: @escaping () -> Bool) {
    self.update = update
    interface.updateCycle.add(self)
    setNeedsUpdate()
  }

  /// Requests an update cycle at the next frame.
  package func setNeedsUpdate() {
    interface.updateCycle.setNeedsFrame()
  }

  func cycleDidSettle() -> Bool {
    update()
  }
}
