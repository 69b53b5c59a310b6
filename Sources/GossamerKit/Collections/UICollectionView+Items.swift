// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Selecting items, scrolling to them, and moving between them with the keyboard: the parts that differ from a table.
extension UICollectionView {
  // MARK: - Selection

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard loadedCounts.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no item \(Array(indexPath)) to select\(countsForMessage(indexPath)). \
        Nothing was selected.
        """)
    }
    select(indexPath, animated: animated)
    if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated) }
  }

  /// Asks the delegate whether an item may be selected or deselected.
  /// - Returns: the item's index path after the call; nil if the delegate refuses, or the item was deleted.
  func item(
    _ indexPath: IndexPath, ifAllowed question: (any UICollectionViewDelegate) -> Bool
  ) -> IndexPath? {
    var isAllowed = true
    let item = following(indexPath) { isAllowed = delegate.map(question) ?? true }
    return isAllowed ? item : nil
  }

  func tellItemHighlight(_ indexPath: IndexPath, _ isHighlighted: Bool) {
    tell { delegate in
      if isHighlighted {
        delegate.collectionView(self, didHighlightItemAt: indexPath)
      } else {
        delegate.collectionView(self, didUnhighlightItemAt: indexPath)
      }
    }
  }

  func tellItemSelection(_ indexPath: IndexPath, _ isSelected: Bool) {
    tell { delegate in
      if isSelected {
        delegate.collectionView(self, didSelectItemAt: indexPath)
      } else {
        delegate.collectionView(self, didDeselectItemAt: indexPath)
      }
    }
  }

  // MARK: - Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard loadedCounts.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no item \(Array(indexPath)) to scroll to\(countsForMessage(indexPath)). \
        It stays where it is.
        """)
    }
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount < 2, horizontal.rawValue.nonzeroBitCount < 2 else {
      return Messages.views.error(
        """
        \(shortDescription) can't scroll to several places at once: give scrollToItem(at:at:animated:) one up and \
        down, and one to the sides. It stays where it is.
        """)
    }
    if bounds.size != preparedBounds.size { layoutIfNeeded() }
    scrollOrthogonally(to: indexPath, animated: animated)
    guard let frame = attributes(of: .cell(indexPath))?.frame else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let wanted = CGPoint(
      x: contentOffset.x
        + Self.distance(
          (frame.minX, frame.maxX), (area.minX, area.maxX),
          (position.contains(.left), position.contains(.right)),
          isCentered: position.contains(.centeredHorizontally)),
      y: contentOffset.y
        + Self.distance(
          (frame.minY, frame.maxY), (area.minY, area.maxY),
          (position.contains(.top), position.contains(.bottom)),
          isCentered: position.contains(.centeredVertically)))
    let offset = scrollRange.nearest(to: wanted)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
    if !animated { layoutIfNeeded() }
  }

  /// The distance by which the visible area has to move, along one axis, for an item to be at the wanted position.
  private static func distance(
    _ item: (start: CGFloat, end: CGFloat), _ area: (start: CGFloat, end: CGFloat),
    _ isWanted: (atStart: Bool, atEnd: Bool), isCentered: Bool
  ) -> CGFloat {
    if isWanted.atStart { return item.start - area.start }
    if isWanted.atEnd { return item.end - area.end }
    if isCentered { return (item.start + item.end - area.start - area.end) / 2 }
    if item.start < area.start || item.end - item.start > area.end - area.start {
      return item.start - area.start
    }
    return max(0, item.end - area.end)
  }

  // MARK: - Keyboard

  /// Handles a key while the collection view is the first responder.
  /// - Returns: whether the key was handled.
  func useKey(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.characters {
    case " " where isTypingTitle: return useInList(key, flags)
    case _ where !flags.isEmpty: return useInList(key, flags)
    case UIKeyCommand.inputDownArrow: return go(CGVector(dx: 0, dy: 1))
    case UIKeyCommand.inputUpArrow: return go(CGVector(dx: 0, dy: -1))
    case UIKeyCommand.inputRightArrow: return go(CGVector(dx: 1, dy: 0))
    case UIKeyCommand.inputLeftArrow: return go(CGVector(dx: -1, dy: 0))
    case UIKeyCommand.inputHome: return go(to: item(number: 0))
    case UIKeyCommand.inputEnd:
      return go(to: item(number: itemCount - 1))
    case UIKeyCommand.inputPageDown: return goByPage(1)
    case UIKeyCommand.inputPageUp: return goByPage(-1)
    case " ", "\r": return currentItem.map(activateItem) ?? false
    case UIKeyCommand.inputDelete: return currentItem.map(itemMenus.performDeletion) ?? false
    default: return useInList(key, flags)
    }
  }

  /// The accessibility label of an item's cell, which needn't be visible; nil if it has none.
  func titleOfItem(at indexPath: IndexPath) -> String? {
    if let cell = cellForItem(at: indexPath) { return cell.accessibilityLabel }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    let title = cell.accessibilityLabel
    if shownItem(of: cell) == nil { retire(cell, .cell(indexPath), tells: false) }
    return title
  }

  /// The subviews in reading order: headers before their items, wherever they are pinned at the moment.
  var viewsAsRead: [UIView] {
    func rank(_ key: ElementKey) -> Int {
      switch (key.category, key.kind) {
      case (.supplementaryView, Self.elementKindSectionHeader): 0
      case (.cell, _): 1
      default: 2
      }
    }
    let elements = shown.sorted { one, other in
      let (first, second) = (one.key.indexPath, other.key.indexPath)
      if first.section != second.section { return first.section < second.section }
      let (rankOfFirst, rankOfSecond) = (rank(one.key), rank(other.key))
      return rankOfFirst != rankOfSecond ? rankOfFirst < rankOfSecond : first < second
    }
    return [backgroundView].compactMap(\.self) + elements.map(\.value.view)
  }

  /// The views after the items that may contain the keyboard focus: headers, footers, decoration views and the
  /// background view.
  var viewsAfterItems: [UIView] {
    let others = shown.filter { $0.key.category != .cell }.sorted { $0.key < $1.key }
    return others.map(\.value.view) + [backgroundView].compactMap(\.self)
  }

  private var isHorizontal: Bool {
    if let flow = layoutInUse as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .horizontal
    }
    return contentSize.width > bounds.width && contentSize.height <= bounds.height
  }

  /// Moves the keyboard focus to the next item in a direction. At the end of a line, it moves on to the next item in
  /// order if the content scrolls vertically.
  private func go(_ direction: CGVector) -> Bool {
    guard let from = startingItem else {
      return go(to: itemsInSight.first ?? item(number: 0))
    }
    guard let frame = attributes(of: .cell(from))?.frame else { return false }
    if let next = nearestItem(to: frame, direction) { return go(to: next) }
    guard direction.dx != 0, !isHorizontal else { return false }
    let step = (direction.dx > 0) == isFlipped ? -1 : 1
    return go(to: item(number: number(of: from) + step))
  }

  /// The nearest item in a direction: in the same line if the direction is across the scrolling, anywhere if it is
  /// along the scrolling; nil if there is none.
  private func nearestItem(to frame: CGRect, _ direction: CGVector) -> IndexPath? {
    let isAlong = (direction.dx != 0) == isHorizontal
    let content = CGRect(origin: .zero, size: contentSize)
      .union(bounds.inset(by: adjustedContentInset))
    var reach = direction.dx != 0 ? bounds.width : bounds.height
    let longest = direction.dx != 0 ? content.width : content.height
    while reach > 0 {
      var area = direction.dx != 0 ? frame.insetBy(dx: 0, dy: 1) : frame.insetBy(dx: 1, dy: 0)
      if isAlong {
        area =
          direction.dx != 0
          ? CGRect(x: frame.minX, y: content.minY, width: frame.width, height: content.height)
          : CGRect(x: content.minX, y: frame.minY, width: content.width, height: frame.height)
      }
      switch (direction.dx, direction.dy) {
      case (1..., _): (area.origin.x, area.size.width) = (frame.maxX, reach)
      case (..<0, _): (area.origin.x, area.size.width) = (frame.minX - reach, reach)
      case (_, 1...): (area.origin.y, area.size.height) = (frame.maxY, reach)
      default: (area.origin.y, area.size.height) = (frame.minY - reach, reach)
      }
      if let found = nearestItem(to: frame, in: area, direction) { return found }
      guard reach < longest else { return nil }
      reach *= 4
    }
    return nil
  }

  private func nearestItem(
    to frame: CGRect, in area: CGRect, _ direction: CGVector
  ) -> IndexPath? {
    let counts = loadedCounts
    let found = (layoutInUse.layoutAttributesForElements(in: flipped(area)) ?? []).map(flipped)
      .filter {
        let other = $0.frame
        let isBeyond =
          direction.dx != 0
          ? (other.midX - frame.midX) * direction.dx > max(frame.width, other.width) / 2
          : (other.midY - frame.midY) * direction.dy > max(frame.height, other.height) / 2
        return $0.key.category == .cell && !$0.isHidden && isBeyond && other.intersects(area)
          && counts.contains($0.indexPath)
      }
    func distance(_ other: CGRect) -> CGFloat {
      let (dx, dy) = (abs(other.midX - frame.midX), abs(other.midY - frame.midY))
      let gap = max(
        0, direction.dx != 0 ? dy - frame.height / 2 : dx - frame.width / 2)
      return (direction.dx != 0 ? dx : dy) + 2 * gap
    }
    return found.min {
      let (first, second) = (distance($0.frame), distance($1.frame))
      return first != second ? first < second : $0.indexPath < $1.indexPath
    }?.indexPath
  }

  /// Moves the keyboard focus by the length of the visible area, in the direction in which the content scrolls.
  private func goByPage(_ direction: CGFloat) -> Bool {
    guard let from = startingItem ?? itemsInSight.first,
      let frame = attributes(of: .cell(from))?.frame
    else { return false }
    let area = bounds.inset(by: adjustedContentInset)
    var target = frame
    if isHorizontal {
      target.origin.x += (isFlipped ? -direction : direction) * max(0, area.width - frame.width)
    } else {
      target.origin.y += direction * max(0, area.height - frame.height)
    }
    let counts = loadedCounts
    let around =
      isHorizontal
      ? CGRect(x: target.minX - 1, y: 0, width: target.width + 2, height: contentSize.height)
      : CGRect(x: 0, y: target.minY - 1, width: contentSize.width, height: target.height + 2)
    let found = (layoutInUse.layoutAttributesForElements(in: flipped(around)) ?? []).map(flipped)
      .filter { $0.key.category == .cell && !$0.isHidden && counts.contains($0.indexPath) }
    func distance(_ other: CGRect) -> CGFloat {
      hypot(other.midX - target.midX, other.midY - target.midY)
    }
    let nearest = found.min { distance($0.frame) < distance($1.frame) }?.indexPath
    let end = counts.indexPath(number: direction > 0 ? counts.total - 1 : 0)
    return go(to: nearest ?? end)
  }
}
