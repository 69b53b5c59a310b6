// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// The visible elements and their views.
//
// Each layout has four steps: the collection view layout is prepared, if necessary; views of elements that aren't
// visible any more are recycled; missing views are created; all views get the attributes of the layout.
extension UICollectionView {
  /// Lays out the visible elements. The data source and the delegate may change the collection view when they are
  /// called; this layout stops then, and another one follows.
  func showElements() {
    showElements(measures: true)
    guard !isShowingElements else { return }
    prefetch()
  }

  /// - Parameter measures: whether elements are measured whose size follows from their content.
  func showElements(measures: Bool) {
    guard !isShowingElements else { return }
    isShowingElements = true
    arrangeElements()
    isShowingElements = false
    if measures { measureElements() }
  }

  private func arrangeElements() {
    let started = generation
    prepareLayout()
    guard started == generation else { return }
    showScrollers()
    let wanted = elementsInSight()
    let seen = Set(wanted.map(\.key))
    for key in shown.keys.filter({ !seen.contains($0) }).sorted() where !holdsKeyboard(key) {
      retire(key)
      guard started == generation else { return }
    }
    var made = false
    for attributes in wanted {
      if shown[attributes.key] == nil {
        made = show(attributes) || made
      } else {
        update(attributes)
      }
      guard started == generation else { return }
    }
    if made { stackViews() }
    placeBackground()
    placeFocusRing()
    noteDistanceFromRight()
  }

  /// The attributes of the visible elements, in order.
  private func elementsInSight() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let counts = loadedCounts
    var known: Set<ElementKey> = []
    let found = (layoutInUse.layoutAttributesForElements(in: layoutBounds) ?? []).map(flipped)
      .filter { attributes in
        let frame = attributes.frame
        guard !attributes.isHidden, frame.width > 0, frame.height > 0, frame.intersects(bounds)
        else { return false }
        if attributes.key.category == .cell, !counts.contains(attributes.indexPath) {
          complainOfMissingItem(attributes.indexPath)
          return false
        }
        return known.insert(attributes.key).inserted
      }
    return found.sorted { $0.key < $1.key }
  }

  private func complainOfMissingItem(_ indexPath: IndexPath) {
    Messages.views.error(
      """
      The \(type(of: layoutInUse)) of \(shortDescription) has a place for the item \(Array(indexPath)), which \
      isn't there\(countsForMessage(indexPath)). Nothing is shown there. Find everything out anew in prepare().
      """)
  }

  /// "; it has 2 sections and 3 items in section 1", for messages.
  func countsForMessage(_ indexPath: IndexPath) -> String {
    let counts = loadedCounts.counts
    let sections = "; it has \(counts.count) section\(counts.count == 1 ? "" : "s")"
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return sections }
    return sections + " and \(counts[indexPath.section]) items in section \(indexPath.section)"
  }

  /// The layout attributes of an element, in the coordinates of the content; nil if there are none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    switch key.category {
    case .cell:
      guard loadedCounts.contains(key.indexPath) else { return nil }
      return layoutInUse.layoutAttributesForItem(at: key.indexPath).map(flipped)
    case .supplementaryView:
      return layoutInUse.layoutAttributesForSupplementaryView(
        ofKind: key.kind ?? "", at: key.indexPath
      ).map(flipped)
    case .decorationView:
      return layoutInUse.layoutAttributesForDecorationView(
        ofKind: key.kind ?? "", at: key.indexPath
      ).map(flipped)
    }
  }

  // MARK: - Views

  /// Gets the view of an element, and adds it.
  /// - Returns: whether the element has a view now.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (key, started) = (attributes.key, generation)
    guard let view = makeView(key), started == generation else { return false }
    // If the data source returns the same view for two elements, the last one gets it.
    for (other, element) in shown where element.view === view { shown[other] = nil }
    shown[key] = ShownElement(view: view, attributes: attributes, look: attributes.look)
    place(view, attributes)
    view.apply(attributes)
    let container = container(of: key)
    if view.superview !== container { container.addSubview(view) }
    if let cell = view as? UICollectionViewCell {
      cell.isHighlighted = isHighlighted(key.indexPath)
      cell.isSelected = selection.contains(key.indexPath)
      updatePlaceInList(cell, key.indexPath)
      tell { $0.collectionView(self, willDisplay: cell, forItemAt: key.indexPath) }
    } else if key.category == .supplementaryView {
      tell {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
          at: key.indexPath)
      }
    }
    return true
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell: dataSource?.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: dequeueDecoration(key.kind ?? "")
    }
  }

  /// Applies new attributes to the view of an element.
  private func update(_ attributes: UICollectionViewLayoutAttributes) {
    guard let element = shown[attributes.key] else { return }
    if let cell = element.view as? UICollectionViewCell {
      updatePlaceInList(cell, attributes.indexPath)
    }
    let look = attributes.look
    let isSame =
      look == element.look
      && (attributes === element.attributes || attributes == element.attributes)
    shown[attributes.key]?.attributes = attributes
    shown[attributes.key]?.look = look
    place(element.view, attributes)
    guard !isSame else { return }
    element.view.apply(attributes)
    if look.zIndex != element.look.zIndex { stackViews() }
  }

  private func place(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.isHidden { view.isHidden = false }
    if view.isInReusePool { view.wakeCompanions() }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    var place = attributes.place
    if attributes.key.category == .cell, let scroller = scrollers[attributes.indexPath.section] {
      let (offset, origin) = (scroller.contentOffset, scroller.frame.origin)
      place = place.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
    }
    if view.bounds.size != place.size || view.center != CGPoint(x: place.midX, y: place.midY) {
      view.fill(place)
    }
  }

  private func updatePlaceInList(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
    let counts = loadedCounts
    cell.placeInList = (counts.number(of: indexPath) + 1, counts.total)
  }

  /// Orders the views among the subviews, so that the keyboard focus goes from one to the next, and views with a
  /// greater z-index are in front. Moves only views that aren't in order.
  func stackViews() {
    let order = shown.sorted {
      $0.value.look.zIndex != $1.value.look.zIndex
        ? $0.value.look.zIndex < $1.value.look.zIndex : $0.key < $1.key
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in children.enumerated() { places[ObjectIdentifier(view)] = index }
    var (next, limit): (UIView?, Int) = (nil, .max)
    // Cells of sections that scroll by themselves are the subviews of others.
    for view in order.reversed().map(\.value.view) where view.superview === self {
      if let place = places[ObjectIdentifier(view)], place < limit {
        limit = place
      } else if let next {
        insertSubview(view, belowSubview: next)
      }
      next = view
    }
  }

  /// Whether the keyboard focus is inside an element's view. Such a view isn't recycled, so that the focus is restored
  /// when the element becomes visible again.
  private func holdsKeyboard(_ key: ElementKey) -> Bool {
    guard let view = shown[key]?.view, loadedCounts.contains(key.indexPath) else { return false }
    return hasKeyboard(inside: view)
  }

  // MARK: - Background

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  // MARK: - Visible items

  /// The visible items, in order.
  var itemsInSight: [IndexPath] {
    // One that only touches the edge isn't seen.
    shown.filter {
      $0.key.category == .cell && !$0.value.attributes.frame.intersection(bounds).isEmpty
    }
    .map(\.key.indexPath).sorted()
  }

  func shownItem(of cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// The item at a point, in the coordinates of the content: the frontmost one if several overlap; nil if there is
  /// none.
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = flipped(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let counts = loadedCounts
    return (layoutInUse.layoutAttributesForElements(in: spot) ?? []).map(flipped)
      .filter {
        $0.key.category == .cell && !$0.isHidden && $0.frame.contains(point)
          && counts.contains($0.indexPath)
      }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}
