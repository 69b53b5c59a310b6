// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The last step of the update cycle: telling the host what has changed.
extension UIWindow {
  var hasUncommittedViews: Bool {
    !uncommittedViews.isEmpty || peer != nil && !uncommitted.isEmpty
  }

  /// A window isn't noted for itself: it would never be freed if no commit followed.
  func noteUncommitted(_ view: UIView) {
    guard host != nil else { return }
    if view !== self { uncommittedViews.append(view) }
    UpdateCycle.shared.setNeedsUpdate()
  }

  /// Hands the host what has changed since the last commit.
  func commit() {
    guard let host else { return }
    commit(self, on: host)
    while !uncommittedViews.isEmpty {
      let views = uncommittedViews
      uncommittedViews = []
      for view in views where view.window === self { commit(view, on: host) }
    }
    guard awaitsCommitToFocus else { return }
    awaitsCommitToFocus = false
    (firstResponder as? UIView)?.peer?.focus()
  }

  private func commit(_ view: UIView, on host: any WindowHost) {
    let changes = view.uncommitted
    guard let peer = view.peer, !changes.isEmpty else { return }
    view.uncommitted = []
    if changes.contains(.subviews) { showSubviews(of: view, in: peer, on: host) }
    peer.update(changes)
  }

  /// Brings the peers below `view` up to date, and makes those that are missing, each before those
  /// of its subviews.
  private func showSubviews(of view: UIView, in peer: any ViewPeer, on host: any WindowHost) {
    var stack = [(view: view, peer: peer)]
    while let (view, peer) = stack.popLast() {
      let subpeers = view.subviews.map { subview -> any ViewPeer in
        if let existing = subview.peer { return existing }
        let made = host.makePeer(for: subview)
        subview.peer = made
        subview.uncommitted = []
        made.update(.all)
        if !subview.subviews.isEmpty { stack.append((subview, made)) }
        return made
      }
      peer.setSubpeers(subpeers)
    }
  }
}
