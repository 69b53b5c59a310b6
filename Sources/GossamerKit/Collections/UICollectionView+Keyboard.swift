// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Going from item to item with the keyboard.
extension UICollectionView {
  /// - Returns: whether the key was used.
  func use(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    switch key.characters {
    case UIKeyCommand.inputDownArrow: return go(CGVector(dx: 0, dy: 1))
    case UIKeyCommand.inputUpArrow: return go(CGVector(dx: 0, dy: -1))
    case UIKeyCommand.inputRightArrow: return go(CGVector(dx: 1, dy: 0))
    case UIKeyCommand.inputLeftArrow: return go(CGVector(dx: -1, dy: 0))
    case UIKeyCommand.inputHome: return go(to: loadedCounts.indexPath(number: 0))
    case UIKeyCommand.inputEnd:
      return go(to: loadedCounts.indexPath(number: loadedCounts.total - 1))
    case UIKeyCommand.inputPageDown: return goByPage(1)
    case UIKeyCommand.inputPageUp: return goByPage(-1)
    case " ", "\r":
      guard let currentItem, loadedCounts.contains(currentItem) else { return false }
      var isAllowed = true
      let item = following(currentItem) {
        isAllowed = delegate?.collectionView(self, shouldHighlightItemAt: currentItem) ?? true
      }
      if isAllowed, let item { selectByHand(item) }
      return true
    default: return false
    }
  }

  private var isHorizontal: Bool {
    if let flow = layoutInUse as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .horizontal
    }
    return contentSize.width > bounds.width && contentSize.height <= bounds.height
  }

  /// Where the keyboard goes on from.
  private var startingItem: IndexPath? {
    [currentItem, selection.first].compactMap(\.self)
      .first { loadedCounts.contains($0) }
  }

  private func go(to indexPath: IndexPath?) -> Bool {
    guard let indexPath else { return false }
    currentItem = indexPath
    scroll(to: indexPath, [], false)
    focusRing.show(in: self)
    placeFocusRing()
    return true
  }

  /// Goes to the next item in a direction; at the end of a line of a content that is scrolled up and down to the next one
  /// in order.
  private func go(_ direction: CGVector) -> Bool {
    guard let from = startingItem else {
      return go(to: itemsInSight.first ?? loadedCounts.indexPath(number: 0))
    }
    guard let frame = attributes(of: .cell(from))?.frame else { return false }
    if let next = nearestItem(to: frame, direction) { return go(to: next) }
    guard direction.dx != 0, !isHorizontal else { return false }
    let step = (direction.dx > 0) == isFlipped ? -1 : 1
    return go(to: loadedCounts.indexPath(number: loadedCounts.number(of: from) + step))
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

  // MARK: - The line around the item that the keyboard is at

  func hideFocusRing() { focusRing.removeFromSuperview() }

  /// Puts the line where its item is.
  func placeFocusRing() {
    guard focusRing.superview === self else { return }
    guard let currentItem, isFirstResponder, loadedCounts.contains(currentItem),
      let frame = attributes(of: .cell(currentItem))?.frame
    else { return hideFocusRing() }
    focusRing.place(frame)
  }
}
