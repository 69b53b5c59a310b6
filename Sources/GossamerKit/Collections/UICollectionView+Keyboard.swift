// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Going from item to item with the keyboard.
extension UICollectionView: KeyboardList {
  /// - Returns: whether the key was used.
  func use(_ press: UIPress) -> Bool {
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
    default: return useInList(key, flags)
    }
  }

  func mayHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }

  var firstItemInSight: IndexPath? { itemsInSight.first }

  var itemCount: Int { loadedCounts.total }

  func item(number: Int) -> IndexPath? { loadedCounts.indexPath(number: number) }

  func number(of item: IndexPath) -> Int { loadedCounts.number(of: item) }

  func cell(ofItem indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  func title(ofItem indexPath: IndexPath) -> String? {
    if let cell = cellForItem(at: indexPath) { return cell.accessibilityLabel }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    let title = cell.accessibilityLabel
    if shownItem(of: cell) == nil { retire(cell, .cell(indexPath), tells: false) }
    return title
  }

  func scrollToItem(_ indexPath: IndexPath) { scroll(to: indexPath, [], false) }

  /// Headings stand in front of their items, wherever they lie now.
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

  var viewsAroundItems: (before: [UIView], after: [UIView]) {
    let others = shown.filter { $0.key.category != .cell }.sorted { $0.key < $1.key }
    return ([], others.map(\.value.view) + [backgroundView].compactMap(\.self))
  }

  private var isHorizontal: Bool {
    if let flow = layoutInUse as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .horizontal
    }
    return contentSize.width > bounds.width && contentSize.height <= bounds.height
  }

  /// Goes to the next item in a direction; at the end of a line of a content that is scrolled up and down to the next one
  /// in order.
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

  /// The item that lies nearest in a direction: along the scrolling anywhere, across in the same line; nil for none.
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

  /// Goes to the item that lies as much further as is seen at a time.
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
