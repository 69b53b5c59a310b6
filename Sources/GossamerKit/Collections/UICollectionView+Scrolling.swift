// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Scrolling to items.
extension UICollectionView {
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

  /// How far an area has to move for an item to lie in it as it is wanted.
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
}
