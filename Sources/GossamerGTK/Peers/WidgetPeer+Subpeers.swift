// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// Which widgets lie in a peer's widget, in which order.
extension WidgetPeer {
  /// The peers of the subviews, which come from back to front, in the order in which a person reads them: assistive
  /// technologies follow that.
  func inReadingOrder(_ subpeers: [WidgetPeer]) -> [WidgetPeer] {
    guard let order = view?.readingOrder else { return subpeers }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, view) in order.enumerated() { ranks[ObjectIdentifier(view)] = rank }
    let ranked = subpeers.map { ($0, $0.view.flatMap { ranks[ObjectIdentifier($0)] } ?? .max) }
    return ranked.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Makes the widgets of `subpeers` the children, in their order.
  ///
  /// What is in its place stays untouched, and where one widget has moved, only that one is moved.
  func arrange(_ subpeers: [WidgetPeer]) {
    noteChange()
    removeChildren(exceptThoseOf: subpeers)
    var last = lastOwnChild
    var expected = last.map(gtk_widget_get_next_sibling) ?? gtk_widget_get_first_child(container)
    for subpeer in subpeers {
      let child = subpeer.widget
      if let passed = expected, passed != child, gtk_widget_get_next_sibling(passed) == child {
        // The one in between belongs further to the front: its turn comes.
        expected = child
      }
      if expected == child {
        expected = gtk_widget_get_next_sibling(child)
      } else {
        place(subpeer, after: last)
      }
      last = child
    }
    gtk_widget_queue_allocate(container)
  }

  /// The last of the widgets of the class's own, which lie behind all subviews; nil for none.
  private var lastOwnChild: WidgetPointer? {
    var last: WidgetPointer?
    for child in container.children {
      guard WidgetPeer.of(child) == nil else { break }
      last = child
    }
    return last
  }

  private func removeChildren(exceptThoseOf subpeers: [WidgetPeer]) {
    guard gtk_widget_get_first_child(container) != nil else { return }
    let wanted = Set(subpeers.map(\.widget))
    for child in container.children where WidgetPeer.of(child) != nil && !wanted.contains(child) {
      FocusFollower.unparent(child)
    }
  }

  private func place(_ subpeer: WidgetPeer, after sibling: WidgetPointer?) {
    let child = subpeer.widget
    let parent = gtk_widget_get_parent(child)
    subpeer.isNearby = true
    if parent != nil, parent != container { FocusFollower.unparent(child) }
    gtk_widget_insert_after(child, container, sibling)
    guard parent != nil, parent != container, let view = subpeer.view else { return }
    subpeer.updateAccessibleHiding(of: view)
  }
}
