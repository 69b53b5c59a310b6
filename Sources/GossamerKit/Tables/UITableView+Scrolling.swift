// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A row that is scrolled to before a person's eyes.
struct ScrollDestination {
  let row: IndexPath
  let position: UITableView.ScrollPosition
  let motion: ScrollMotion
}

// Scrolling to rows, whose places are only known when they are there.
extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard loadedGeometry.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no row \(Array(indexPath)) to scroll to; it has \
        \(loadedGeometry.rowCounts.count) sections\(rowsOfSection(indexPath)). It stays where it is.
        """)
    }
    destination = nil
    if animated, showsAnimations {
      // On the way the least scrolling is something else.
      let position = position == .none ? nearestPosition(for: indexPath) : position
      guard position != .none else { return }
      setContentOffset(offset(for: indexPath, position), animated: true)
      destination = motion.map {
        ScrollDestination(row: indexPath, position: position, motion: $0)
      }
      return
    }
    // What is measured on arrival may lie elsewhere than was thought.
    for _ in 0..<8 {
      let target = offset(for: indexPath, position)
      if target == contentOffset, measuredWidth == bounds.width { break }
      anchor = loadedGeometry.index(of: .row(indexPath))
      setContentOffset(target, animated: false)
      setNeedsLayout()
      layoutIfNeeded()
      guard loadedGeometry.contains(indexPath) else { return }
    }
  }

  /// At which end a row comes into sight first; none if it is there.
  private func nearestPosition(for indexPath: IndexPath) -> ScrollPosition {
    let target = offset(for: indexPath, .none)
    if target == contentOffset { return .none }
    return target.y < contentOffset.y ? .top : .bottom
  }

  /// The content offset with which a row lies where it is wanted.
  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = itemRect(.row(indexPath))
    var inset = adjustedContentInset
    if style == .plain {
      inset.top += itemRect(.header(indexPath.section)).height
      inset.bottom += itemRect(.footer(indexPath.section)).height
    }
    let area = bounds.inset(by: inset)
    let top = rect.minY - inset.top
    let bottom = rect.maxY + inset.bottom - bounds.height
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = rect.midY - inset.top - area.height / 2
    case .none:
      if rect.minY < area.minY || rect.height > area.height {
        y = top
      } else if rect.maxY > area.maxY {
        y = bottom
      }
    }
    let range = scrollRange
    return CGPoint(x: contentOffset.x, y: min(max(y, range.start.y), range.end.y))
  }

  /// Rows that are passed on the way turn out to be higher or lower: the movement ends at the row all the same.
  func aimAgain() {
    guard let destination else { return }
    guard motion === destination.motion, loadedGeometry.contains(destination.row) else {
      self.destination = nil
      return
    }
    destination.motion.aim(at: offset(for: destination.row, destination.position))
  }

  func scrollToSelection(_ position: ScrollPosition, _ animated: Bool) {
    let middle = seen.midY
    let nearest = selection.indexPaths.min {
      abs(itemRect(.row($0)).midY - middle) < abs(itemRect(.row($1)).midY - middle)
    }
    if let nearest { scroll(to: nearest, position, animated) }
  }
}
