// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Loading item counts from the data source, and preparing the layout.
extension UICollectionView {
  /// The number of items in each section. The data source is asked first if it hasn't been yet.
  var loadedCounts: ItemCounts {
    if let counts { return counts }
    let loaded = ItemCounts(askForCounts())
    counts = loaded
    return loaded
  }

  /// Discards everything that was loaded, because it may be outdated. The data source is asked again when the items are
  /// needed.
  func forgetItems() {
    generation += 1
    retireAll()
    counts = nil
    collectionViewLayout.invalidateLayout()
  }

  /// Loads everything from the data source again.
  func reload() {
    batch.changes = ListChanges()
    cancelPress()
    selection = IndexPathSelection()
    forgetItems()
    let loaded = loadedCounts
    if let currentItem, !loaded.contains(currentItem) { self.currentItem = nil }
    setNeedsCommit(.accessibility)
  }

  /// Asks the data source for the current number of items in each section.
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return askForCounts(ofSections: dataSource.numberOfSections(in: self), "items") {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  // MARK: - The layout

  /// Prepares the layout if it isn't prepared, or if the new bounds invalidate it.
  func prepareLayout() {
    _ = loadedCounts
    let isResized = bounds.size != preparedBounds.size
    if bounds != preparedBounds {
      preparedBounds = bounds
      if layoutInUse.shouldInvalidateLayout(forBoundsChange: layoutBounds) {
        layoutInUse.invalidateLayout()
      }
    }
    let layout = layoutInUse
    if !layout.isPrepared {
      layout.isPrepared = true
      layout.prepare()
      guard layout === layoutInUse else { return }
      let size = layout.collectionViewContentSize
      if size != contentSize { contentSize = size }
    } else if !isResized, isFlipped == (distanceFromRight != nil) {
      return
    }
    keepDistanceFromRight()
  }

  func exchangeLayout(
    _ layout: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== layoutInUse else {
      completion?(true)
      return
    }
    if let other = layout.collectionView, other !== self {
      Messages.views.error(
        """
        The \(type(of: layout)) of \(shortDescription) is that of \(other.shortDescription) already, which loses \
        it. Make a layout for each collection view.
        """)
      other.exchangeLayout(UICollectionViewFlowLayout(), false, nil)
    }
    let kept = itemsInSight.first
    let scene = CollectionScene(of: self)
    for key in shown.keys.sorted() where key.category == .decorationView { retire(key) }
    for view in layoutInUse.decorations.takeAll() { view.removeFromSuperview() }
    layoutInUse.collectionView = nil
    layoutInUse = layout
    layout.collectionView = self
    layout.invalidateLayout()
    guard window != nil else {
      completion?(true)
      return
    }
    layoutIfNeeded()
    if let kept { scroll(to: kept, [], false) }
    guard animated, showsAnimations, UIView.areAnimationsEnabled else {
      completion?(true)
      return
    }
    animate(from: scene, arrives: { _ in nil }, then: { completion?(true) })
  }

  // MARK: - Right-to-left layout

  /// Whether the layout is mirrored.
  var isFlipped: Bool {
    layoutInUse.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The width of the mirrored content, in points: at least that of the visible area.
  private var flippedWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  /// Converts a rectangle between the coordinates of the layout and those of the content, in either direction.
  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    var rect = rect
    rect.origin.x = flippedWidth - rect.maxX
    return rect
  }

  /// The visible area, in the coordinates of the layout.
  var layoutBounds: CGRect { flipped(bounds) }

  /// Converts layout attributes to the coordinates of the content.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isFlipped ? attributes.moved(to: flipped(attributes.place)) : attributes
  }

  /// Keeps a mirrored content at its distance from the right edge when the content or the visible area changes its
  /// width.
  private func keepDistanceFromRight() {
    guard isFlipped, bounds.width > 0 else { return }
    let distance = distanceFromRight ?? -adjustedContentInset.right
    let wanted = flippedWidth - bounds.width - distance
    if wanted != contentOffset.x { bounds.origin.x = wanted }
    preparedBounds = bounds
  }

  /// Stores the distance from the right edge to which the content is scrolled.
  func noteDistanceFromRight() {
    guard bounds.width > 0 else { return }
    distanceFromRight = isFlipped ? flippedWidth - bounds.maxX : nil
  }

  /// The content offset at which the layout wants scrolling to end, in the coordinates of the content.
  func restingOffsetOfLayout(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func mirrored(_ offset: CGPoint) -> CGPoint {
      isFlipped ? CGPoint(x: flippedWidth - bounds.width - offset.x, y: offset.y) : offset
    }
    let wanted = layoutInUse.targetContentOffset(
      forProposedContentOffset: mirrored(proposed),
      withScrollingVelocity: CGPoint(
        x: (isFlipped ? -velocity.x : velocity.x) / 1000, y: velocity.y / 1000))
    guard wanted.x.isFinite, wanted.y.isFinite else {
      Messages.layout.error(
        """
        The target content offset \(wanted) that the \(type(of: layoutInUse)) of \(shortDescription) wants isn't \
        finite; it stays \(proposed).
        """)
      return proposed
    }
    return mirrored(wanted)
  }
}
