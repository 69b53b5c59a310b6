// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The views of a collection view as they were before a change, for its animation.
struct CollectionScene {
  /// The views that are kept, with the positions of their centres relative to the visible area.
  var kept: [ObjectIdentifier: CGPoint] = [:]
  /// The views of deleted items, which fade out.
  var leaving: [(view: UICollectionReusableView, key: ElementKey)] = []

  init() {}

  /// The positions of all views that are displayed.
  init(of view: UICollectionView) {
    for element in view.shown.values {
      kept[ObjectIdentifier(element.view)] = Self.center(of: element.view, in: view)
    }
  }

  /// The centre of a view, relative to the visible area of a collection view.
  static func center(of view: UIView, in collectionView: UICollectionView) -> CGPoint {
    let offset = collectionView.contentOffset
    return CGPoint(x: view.center.x - offset.x, y: view.center.y - offset.y)
  }
}

// Updating a collection view without reloading all data.
extension UICollectionView {
  /// Applies changes of the data source to the collection view. Changes that don't agree with the data source's counts
  /// are reported, and everything is reloaded.
  func adopt(_ changes: ListChanges, then completion: @escaping () -> Void) {
    let old = loadedCounts
    let new = askForCounts()
    do throws(ListUpdateError) {
      adopt(try changes.resolved(from: old.counts, to: new), from: old, then: completion)
    } catch {
      Messages.views.error(
        """
        \(error.message(of: "item")) \(shortDescription) loads everything anew. Change what the data source \
        shows, and tell the collection view of exactly that, in the same performBatchUpdates(_:completion:).
        """)
      reload()
      completion()
    }
  }

  /// Applies a mapping from old items to new ones, with an animation if animations are enabled.
  private func adopt(
    _ mapping: ListMapping, from old: ItemCounts, then completion: @escaping () -> Void
  ) {
    generation += 1
    cancelPress()
    let kept = placesToKeep
    counts = ItemCounts(mapping.newCounts)
    let scene = takeScene(mapping)
    moveMarks(mapping)
    layoutInUse.invalidateLayout()
    guard bounds.width > 0, bounds.height > 0 else { return completion() }
    prepareLayout()
    restore(kept, mapping)
    setNeedsLayout()
    layoutIfNeeded()
    stackViews()
    setNeedsCommit(.accessibility)
    guard showsChanges else { return completion() }
    animate(
      from: scene,
      arrives: { [layoutInUse] key in
        guard key.category == .cell ? mapping.isNewRow(key.indexPath) : false else { return nil }
        return .some(layoutInUse.initialLayoutAttributesForAppearingItem(at: key.indexPath))
      }, then: completion)
  }

  private var showsChanges: Bool { showsAnimations && UIView.areAnimationsEnabled }

  /// Sorts the displayed views for the animation: views of kept elements get their new index paths; views of deleted or
  /// reloaded elements are recycled, at once or after they have faded out.
  private func takeScene(_ mapping: ListMapping) -> CollectionScene {
    var scene = CollectionScene()
    let before = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (key, element) in before {
      let place = mapping.newKey(of: key)
      if let place, !(key.category == .cell && mapping.reloadedRows.contains(key.indexPath)) {
        shown[place] = element
        let center = CollectionScene.center(of: element.view, in: self)
        scene.kept[ObjectIdentifier(element.view)] = center
      } else if showsChanges, place == nil, key.category == .cell {
        scene.leaving.append((element.view, key))
      } else {
        retire(element.view, key)
      }
    }
    return scene
  }

  // MARK: - Keeping the visible items in place

  /// The visible items, and their positions relative to the visible area; empty if the content is scrolled to its
  /// start.
  private var placesToKeep: [(indexPath: IndexPath, place: CGPoint)] {
    let range = scrollRange
    let start = isFlipped ? CGPoint(x: range.end.x, y: range.start.y) : range.start
    guard contentOffset != start else { return [] }
    return itemsInSight.compactMap { indexPath in
      shown[.cell(indexPath)].map {
        let frame = $0.attributes.place
        return (
          indexPath, CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
        )
      }
    }
  }

  /// Scrolls so that the first item that was visible before, and wasn't deleted or moved, stays in place on the screen.
  private func restore(
    _ kept: [(indexPath: IndexPath, place: CGPoint)], _ mapping: ListMapping
  ) {
    for (indexPath, place) in kept where mapping.movedRows[indexPath] == nil {
      guard let moved = mapping.newRow(of: indexPath),
        let frame = attributes(of: .cell(moved))?.place
      else { continue }
      let isAcross = frame.minX - contentOffset.x != place.x && !scrollsSideways
      let wanted = CGPoint(
        x: isAcross ? contentOffset.x : frame.minX - place.x,
        y: scrollsSideways ? contentOffset.y : frame.minY - place.y)
      let offset = scrollRange.nearest(to: wanted)
      if offset != contentOffset { bounds.origin = offset }
      return
    }
  }

  private var scrollsSideways: Bool { scrollRange.end.y <= scrollRange.start.y }

  // MARK: - Animations

  /// Animates the displayed views from their old positions to the new ones, and fades new and deleted views in and out.
  /// - Parameter arrives: returns nil for an element that isn't new. For a new one, it returns an optional that
  ///   contains the layout's initial attributes, or is nil to fade the element in at its place.
  func animate(
    from scene: CollectionScene,
    arrives: (ElementKey) -> UICollectionViewLayoutAttributes??,
    then completion: @escaping () -> Void
  ) {
    var (moving, arriving) = ([(view: UIView, from: CGPoint)](), [UICollectionReusableView]())
    for (key, element) in shown.sorted(by: { $0.key < $1.key }) {
      let view = element.view
      if let old = scene.kept[ObjectIdentifier(view)] {
        let from = CGPoint(x: old.x + contentOffset.x, y: old.y + contentOffset.y)
        if from != view.center { moving.append((view, from)) }
      } else if let first = arrives(key) {
        arriving.append(view)
        UIView.performWithoutAnimation {
          view.alpha = first?.alpha ?? 0
          if let first = first.map(flipped) {
            view.center = first.center
            view.transform = first.transform
          }
        }
      }
    }
    let targets = moving.map(\.view.center)
    UIView.performWithoutAnimation { for (view, from) in moving { view.center = from } }
    let leaving = scene.leaving.map { leaver in
      (leaver, layoutInUse.finalLayoutAttributesForDisappearingItem(at: leaver.key.indexPath))
    }
    let started = generation
    animateChange {
      for ((view, _), target) in zip(moving, targets) { view.center = target }
      for view in arriving {
        guard let element = self.shown.values.first(where: { $0.view === view }) else { continue }
        view.alpha = element.look.alpha
        view.transform = element.look.transform
        view.center = CGPoint(x: element.look.place.midX, y: element.look.place.midY)
      }
    } leaving: {
      for (leaver, last) in leaving {
        leaver.view.alpha = last?.alpha ?? 0
        guard let last = last.map(self.flipped) else { continue }
        leaver.view.center = last.center
        leaver.view.transform = last.transform
      }
    } then: { [weak self] in
      for (leaver, _) in leaving {
        self?.retire(leaver.view, leaver.key, tells: self?.generation == started)
      }
      completion()
    }
  }
}

extension ListMapping {
  /// The element after the change; nil if it was deleted, or if its section was reloaded and it isn't a cell.
  fileprivate func newKey(of key: ElementKey) -> ElementKey? {
    var moved = key
    switch key.category {
    case .cell:
      guard let row = newRow(of: key.indexPath) else { return nil }
      moved.indexPath = row
    case .supplementaryView, .decorationView:
      guard key.indexPath.count == 2, let section = newSection(of: key.indexPath.section),
        !reloadedSections.contains(key.indexPath.section)
      else { return nil }
      moved.indexPath = IndexPath(item: key.indexPath.item, section: section)
    }
    return moved
  }

  /// Whether an item is new.
  fileprivate func isNewRow(_ indexPath: IndexPath) -> Bool {
    insertedRows.contains(indexPath) || newSections.contains(indexPath.section)
  }
}
