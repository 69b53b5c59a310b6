// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// The children of a peer's widget, and their order.
extension WidgetPeer {
  /// Makes the widgets of `subpeers` and of the view's accessibility elements the children, in reading order.
  /// - Parameter subpeers: the peers of the subviews, from back to front.
  func arrange(_ subpeers: [WidgetPeer]) {
    guard let view else { return }
    let contents = view.readContents
    isOrderedByElements = contents != nil
    showElements((contents ?? []).compactMap { $0 as? UIAccessibilityElement })
    let read = contents.map(widgets(showing:))
    let found = read.map(Set.init)
    if let read, let found {
      // Subviews that aren't among the accessibility elements are still drawn.
      arrange(read + subpeers.map(\.widget).filter { !found.contains($0) })
    } else {
      arrange(inReadingOrder(subpeers).map(\.widget))
    }
    let isAnyModal = subpeers.contains(where: \.isModal)
    for subpeer in subpeers {
      subpeer.isLeftOut = found?.contains(subpeer.widget) == false || isAnyModal && !subpeer.isModal
    }
  }

  /// Arranges the present subviews again.
  func rearrange() {
    guard let view else { return }
    arrange(view.subviews.compactMap { $0.peer as? WidgetPeer })
  }

  /// The widgets of `contents`, whose elements were passed to ``showElements(_:)`` before.
  private func widgets(showing contents: [any Accessible]) -> [WidgetPointer] {
    var elements = elementPeers.makeIterator()
    return contents.compactMap { content in
      guard let view = content as? UIView else { return elements.next()?.widget }
      return (view.peer as? WidgetPeer)?.widget
    }
  }

  /// The peers of the subviews, given from back to front, in reading order, which assistive technologies follow.
  private func inReadingOrder(_ subpeers: [WidgetPeer]) -> [WidgetPeer] {
    guard let order = view?.readingOrder else { return subpeers }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, view) in order.enumerated() { ranks[ObjectIdentifier(view)] = rank }
    let ranked = subpeers.map { ($0, $0.view.flatMap { ranks[ObjectIdentifier($0)] } ?? .max) }
    return ranked.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Makes the widgets `children` the children, in this order.
  ///
  /// Widgets that are in place stay untouched: if one widget has moved, only that one is reinserted.
  private func arrange(_ children: [WidgetPointer]) {
    noteChange()
    removeChildren(except: Set(children))
    var last = lastOwnChild
    var expected = last.map(gtk_widget_get_next_sibling) ?? gtk_widget_get_first_child(container)
    for child in children {
      if let passed = expected, passed != child, gtk_widget_get_next_sibling(passed) == child {
        // The widget in between belongs further to the front, and is placed later.
        expected = child
      }
      if expected == child {
        expected = gtk_widget_get_next_sibling(child)
      } else {
        place(child, after: last)
      }
      last = child
    }
    gtk_widget_queue_allocate(container)
  }

  /// The last of the GTK class's own child widgets, which lie behind all subviews; nil for none.
  private var lastOwnChild: WidgetPointer? {
    var last: WidgetPointer?
    for child in container.children {
      guard !child.showsContent else { break }
      last = child
    }
    return last
  }

  private func removeChildren(except wanted: Set<WidgetPointer>) {
    guard gtk_widget_get_first_child(container) != nil else { return }
    for child in container.children where child.showsContent && !wanted.contains(child) {
      FocusFollower.unparent(child)
    }
  }

  private func place(_ child: WidgetPointer, after sibling: WidgetPointer?) {
    let parent = gtk_widget_get_parent(child)
    WidgetPeer.of(child)?.isNearby = true
    if parent != nil, parent != container { FocusFollower.unparent(child) }
    gtk_widget_insert_after(child, container, sibling)
    guard let peer = WidgetPeer.of(child), parent != nil, parent != container, let view = peer.view
    else { return }
    peer.updateAccessibleHiding(of: view)
  }
}

// MARK: - Elements

extension WidgetPeer {
  /// Updates the widgets of the accessibility elements of `view`.
  func updateElements(of view: UIView) {
    let named = view.namedElements
    let areSame = (named ?? []).elementsEqual(namedElements ?? []) { $0 === $1 }
    if !areSame || (named == nil) != (namedElements == nil) || !elementPeers.allSatisfy(\.fits) {
      namedElements = named
      rearrange()
      // If an element is a deeper descendant, the reading order of the views between them changes too.
      for inner in view.descendants where inner !== view && !inner.subviews.isEmpty {
        (inner.peer as? WidgetPeer)?.rearrange()
      }
    }
    guard !elementPeers.isEmpty else { return }
    let origin = originOfSubviews(of: view)
    var areMoved = false
    for peer in elementPeers where peer.update(in: view, origin: origin) { areMoved = true }
    if areMoved { gtk_widget_queue_allocate(container) }
  }

  private func showElements(_ elements: [UIAccessibilityElement]) {
    guard !elements.isEmpty || !elementPeers.isEmpty else { return }
    var known: [ObjectIdentifier: ElementPeer] = [:]
    for peer in elementPeers where peer.fits { known[ObjectIdentifier(peer.element)] = peer }
    elementPeers = elements.map { known[ObjectIdentifier($0)] ?? ElementPeer($0) }
  }

  /// Hides the siblings of a visible modal view from assistive technologies.
  func updateModality(of view: UIView) {
    let isModal = view.accessibilityViewIsModal && !view.isHidden
    guard isModal != self.isModal else { return }
    self.isModal = isModal
    (view.superview?.peer as? WidgetPeer)?.rearrange()
  }
}
