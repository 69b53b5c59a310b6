// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// Which widgets lie in a peer's widget, in which order.
extension WidgetPeer {
  /// Makes the widgets of `subpeers`, which come from back to front, and those of the view's elements the children, in the
  /// order in which a person reads them.
  func arrange(_ subpeers: [WidgetPeer]) {
    guard let view else { return }
    let contents = view.readContents
    isOrderedByElements = contents != nil
    showElements((contents ?? []).compactMap { $0 as? UIAccessibilityElement })
    let read = contents.map(widgets(showing:))
    let found = read.map(Set.init)
    if let read, let found {
      // What isn't found is seen all the same.
      arrange(read + subpeers.map(\.widget).filter { !found.contains($0) })
    } else {
      arrange(inReadingOrder(subpeers).map(\.widget))
    }
    let isAnyModal = subpeers.contains(where: \.isModal)
    for subpeer in subpeers {
      subpeer.isLeftOut = found?.contains(subpeer.widget) == false || isAnyModal && !subpeer.isModal
    }
  }

  /// Arranges what is there already anew.
  func rearrange() {
    guard let view else { return }
    arrange(view.subviews.compactMap { $0.peer as? WidgetPeer })
  }

  /// The widgets of subviews and of the elements that ``showElements(_:)`` was called with before.
  private func widgets(showing contents: [any Accessible]) -> [WidgetPointer] {
    var elements = elementPeers.makeIterator()
    return contents.compactMap { content in
      guard let view = content as? UIView else { return elements.next()?.widget }
      return (view.peer as? WidgetPeer)?.widget
    }
  }

  /// The peers of the subviews, which come from back to front, in the order in which a person reads them: assistive
  /// technologies follow that.
  private func inReadingOrder(_ subpeers: [WidgetPeer]) -> [WidgetPeer] {
    guard let order = view?.readingOrder else { return subpeers }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, view) in order.enumerated() { ranks[ObjectIdentifier(view)] = rank }
    let ranked = subpeers.map { ($0, $0.view.flatMap { ranks[ObjectIdentifier($0)] } ?? .max) }
    return ranked.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Makes the widgets of `children` the children, in this order.
  ///
  /// What is in its place stays untouched, and where one widget has moved, only that one is moved.
  private func arrange(_ children: [WidgetPointer]) {
    noteChange()
    removeChildren(except: Set(children))
    var last = lastOwnChild
    var expected = last.map(gtk_widget_get_next_sibling) ?? gtk_widget_get_first_child(container)
    for child in children {
      if let passed = expected, passed != child, gtk_widget_get_next_sibling(passed) == child {
        // The one in between belongs further to the front: its turn comes.
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

  /// The last of the widgets of the class's own, which lie behind all subviews; nil for none.
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
  /// Shows assistive technologies the elements that `view` says are in it, and brings them up to date.
  func updateElements(of view: UIView) {
    let named = view.namedElements
    let areSame = (named ?? []).elementsEqual(namedElements ?? []) { $0 === $1 }
    if !areSame || (named == nil) != (namedElements == nil) || !elementPeers.allSatisfy(\.fits) {
      namedElements = named
      rearrange()
      // Where an element is a view further inside, the views on the way to it are read in another order.
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

  /// A modal view that is shown keeps its siblings from being found.
  func updateModality(of view: UIView) {
    let isModal = view.accessibilityViewIsModal && !view.isHidden
    guard isModal != self.isModal else { return }
    self.isModal = isModal
    (view.superview?.peer as? WidgetPeer)?.rearrange()
  }
}
