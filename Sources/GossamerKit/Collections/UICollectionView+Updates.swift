// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// What was seen of a collection view before it changed.
struct CollectionScene {
  /// The views that stay, with where they were on the screen.
  var kept: [ObjectIdentifier: CGPoint] = [:]
  /// The views of what is gone, which fade.
  var leaving: [(view: UICollectionReusableView, key: ElementKey)] = []

  init() {}

  /// All that is seen.
  init(of view: UICollectionView) {
    for element in view.shown.values {
      kept[ObjectIdentifier(element.view)] = Self.center(of: element.view, in: view)
    }
  }

  /// The centre of a view in the coordinates of what is seen of a collection view.
  static func center(of view: UIView, in collectionView: UICollectionView) -> CGPoint {
    let offset = collectionView.contentOffset
    return CGPoint(x: view.center.x - offset.x, y: view.center.y - offset.y)
  }
}

// Changing a collection view without asking for everything anew.
extension UICollectionView {
  /// As long as in UIKit.
  private static let duration = 0.3

  /// Lets what is shown follow changes of the data source.
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

  /// Lets everything follow to its new place.
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

  /// Sorts what is shown by what becomes of it: what stays takes its new place, what goes is used again, at once or
  /// when it has faded.
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

  // MARK: - Staying in sight

  /// The items that are seen, with where they are on the screen: those of a content that is scrolled.
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

  /// Scrolls so that the first item that was seen before, and is still there, stays where it was.
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

  // MARK: - Before a person's eyes

  /// Lets what is seen come from where it was.
  /// - Parameter arrives: what a new element has at first, nil in it for nothing in particular; nil for one that isn't
  ///   new.
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
    UIView.animate(withDuration: Self.duration) {
      for ((view, _), target) in zip(moving, targets) { view.center = target }
      for view in arriving {
        guard let element = self.shown.values.first(where: { $0.view === view }) else { continue }
        view.alpha = element.look.alpha
        view.transform = element.look.transform
        view.center = CGPoint(x: element.look.place.midX, y: element.look.place.midY)
      }
      for (leaver, last) in leaving {
        leaver.view.alpha = last?.alpha ?? 0
        guard let last = last.map(self.flipped) else { continue }
        leaver.view.center = last.center
        leaver.view.transform = last.transform
      }
    } completion: { [weak self] _ in
      for (leaver, _) in leaving {
        self?.retire(leaver.view, leaver.key, tells: self?.generation == started)
      }
      completion()
    }
  }
}

extension ListMapping {
  /// The new place of what is shown; nil if it was deleted, or its section was reloaded.
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

  /// Whether an item wasn't there before.
  fileprivate func isNewRow(_ indexPath: IndexPath) -> Bool {
    insertedRows.contains(indexPath) || newSections.contains(indexPath.section)
  }
}
