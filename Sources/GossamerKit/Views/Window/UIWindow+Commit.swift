// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The last step of the update cycle: telling the host what has changed.
extension UIWindow {
  var hasUncommittedViews: Bool {
    !uncommittedViews.isEmpty || !departedPeers.isEmpty || peer != nil && !uncommitted.isEmpty
  }

  /// A window isn't put on its own list: the reference cycle would keep it alive if no commit followed.
  func noteUncommitted(_ view: UIView) {
    guard host != nil else { return }
    if view !== self { uncommittedViews.append(view) }
    interface.updateCycle.setNeedsUpdate()
  }

  /// Passes the host all changes since the last commit.
  func commit() {
    guard let host else { return }
    commit(self, on: host)
    commitViews(on: host)
    let viewsToDraw = viewsToDrawNext
    viewsToDrawNext = []
    for view in viewsToDraw { view.setNeedsCommit(.display) }
    departedPeers = [:]
    guard awaitsCommitToFocus else { return }
    awaitsCommitToFocus = false
    (firstResponder as? UIView)?.peer?.focus()
  }

  /// Passes the host the changes of views, and the further changes that these cause.
  ///
  /// If the changes don't come to an end, that is reported once. From then on there is one round per frame.
  private func commitViews(on host: any WindowHost) {
    for _ in 0..<(isRestless ? 1 : UpdateCycle.maximumRounds) {
      commitOnce(on: host)
      if uncommittedViews.isEmpty {
        isRestless = false
        return
      }
    }
    if !isRestless { reportRestlessness(on: host) }
    isRestless = true
  }

  private func commitOnce(on host: any WindowHost) {
    let views = uncommittedViews
    uncommittedViews = []
    for view in views where view.window === self { commit(view, on: host) }
  }

  /// Reports the views that change again and again. It takes a few more rounds to collect their names, since each round
  /// shows only some of the views of a cycle.
  private func reportRestlessness(on host: any WindowHost) {
    var names: [String] = []
    for _ in 0..<5 {
      let changed = uncommittedViews.map { view in
        view.drawsItself ? "\(view.shortDescription).draw(_:)" : view.shortDescription
      }
      names += changed.filter { !names.contains($0) }
      commitOnce(on: host)
    }
    Messages.updates.error(
      """
      Drawing didn't come to rest in \(UpdateCycle.maximumRounds) rounds. These change again each time \
      something is drawn: \(names.prefix(5).joined(separator: ", ")). They are drawn once a frame from now on. \
      Change sizes in layoutSubviews() or updateProperties(), and let draw(_:) only draw.
      """)
  }

  private func commit(_ view: UIView, on host: any WindowHost) {
    let changes = view.uncommitted
    guard let peer = view.peer, !changes.isEmpty else { return }
    view.uncommitted = []
    view.display(after: changes)
    if changes.contains(.subviews) { showSubviews(of: view, in: peer, on: host) }
    peer.update(changes)
  }

  /// Gives `peer` the peers of the subviews of `view`. Creates those that are missing, each before those of its own
  /// subviews.
  private func showSubviews(of view: UIView, in peer: any ViewPeer, on host: any WindowHost) {
    var stack = [(view: view, peer: peer)]
    while let (view, peer) = stack.popLast() {
      let subpeers = view.subviews.map { subview -> any ViewPeer in
        if let existing = subview.peer { return existing }
        let made = host.makePeer(for: subview)
        subview.peer = made
        subview.uncommitted = []
        subview.display(after: .all)
        made.update(.all)
        if !subview.subviews.isEmpty { stack.append((subview, made)) }
        return made
      }
      peer.setSubpeers(subpeers)
    }
  }
}

// A view that is removed and added again before the next commit keeps its peer: creating a widget is expensive,
// and the widget has state of its own, such as the scroll position of a text. Meanwhile `view.peer` is nil;
// the host still has the peer, because it learns of the change only in the commit.
extension UIWindow {
  /// Keeps the peer of `view`, which is leaving the window, until the end of the next commit.
  func keepPeer(of view: UIView) {
    guard let peer = view.peer else { return }
    view.peer = nil
    guard host != nil else { return }
    let reference = view.reference
    departedPeers[ObjectIdentifier(reference)] = DepartedPeer(reference: reference, peer: peer)
  }

  /// Gives `view`, which has entered the window, its former peer back, if that still exists.
  func takePeer(of view: UIView) {
    // A host window that was freed may have left its peer behind in the view.
    view.peer = nil
    view.uncommitted = .all
    guard !departedPeers.isEmpty, let reference = view.storedReference,
      let departed = departedPeers.removeValue(forKey: ObjectIdentifier(reference))
    else { return }
    view.peer = departed.peer
    view.uncommitted = []
    view.setNeedsCommit(.all)
    awaitsCommitToFocus = true
  }
}

/// The peer of a view that has left its window.
struct DepartedPeer {
  /// Kept alive because its identity is the dictionary's key, which another view's reference could get otherwise.
  let reference: ItemReference
  let peer: any ViewPeer
}
