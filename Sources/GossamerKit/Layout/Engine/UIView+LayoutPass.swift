// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The layout part of the update cycle.
extension UIView {
  /// Solves the changed constraints of this view's engine. The view has to be a root or a host.
  func solveConstraints() {
    if treeUsesAutoLayout { ensuredEngine.solve() }
  }

  /// Whether constraints have to be updated or solved in the tree of this root view.
  var needsConstraintPass: Bool {
    pending.union(pendingBelow).contains(.constraints) || layout?.engine?.isDirty ?? false
  }

  /// Sets the subviews' frames to the solved ones, rounded to whole pixels. A frame that isn't finite is refused with a
  /// message.
  func applyLayoutFrames() {
    guard treeUsesAutoLayout, !children.isEmpty, interface.passes.scrolledView !== self, let engine
    else { return }
    engine.solve()
    let scale = traitCollection.displayScale
    for child in children where child.treeUsesAutoLayout {
      guard !child.translatesAutoresizingMaskIntoConstraints,
        let state = engine.knownState(of: child)
      else { continue }
      let frame = state.frame
      let newFrame = UIView.valid(frame.roundedToPixels(scale: scale))
      defer { state.isFrameFinite = newFrame != nil }
      if newFrame == nil, state.isFrameFinite {
        Messages.layout.error(
          """
          The constraints of \(child.shortDescription) make it \(frame.width) by \(frame.height) \
          points large at \(frame.minX), \(frame.minY), which isn't finite; its frame stays as it \
          is. Look for multipliers that are too great.
          """)
      }
      if let newFrame { child.takeLayoutFrame(newFrame) }
    }
  }

  /// Tells the engines that the application, or autoresizing, has set the frame.
  func frameWasSet() {
    guard let layout else { return }
    if layout.hostsEngine { layout.engine?.frameDidChange(of: self) }
    if layout.translatesFrame { placingEngine?.frameDidChange(of: self) }
  }
}
