// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Is told which items a collection view may need soon, so that it can load what they show.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items are about to be scrolled into sight. They lie beyond the visible ones in the direction of the scrolling, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced aren't needed any more, because the direction of the scrolling has changed.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Is told which rows a table may need soon, so that it can load what they show.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows are about to be scrolled into sight. They lie beyond the visible ones in the direction of the scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced aren't needed any more, because the direction of the scrolling has changed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Tells which items may be needed soon.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    announce(itemsInSight, prefetching) {
      source.collectionView(self, prefetchItemsAt: $0)
    } cancel: {
      source.collectionView(self, cancelPrefetchingForItemsAt: $0)
    }
  }
}

extension UITableView {
  /// Tells which rows may be needed soon.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    announce(rowsInSight, prefetching) {
      source.tableView(self, prefetchRowsAt: $0)
    } cancel: {
      source.tableView(self, cancelPrefetchingForRowsAt: $0)
    }
  }
}

extension ListScrollView {
  fileprivate func announce(
    _ visible: [IndexPath], _ prefetching: Prefetching, _ prefetch: ([IndexPath]) -> Void,
    cancel: ([IndexPath]) -> Void
  ) {
    guard let first = visible.first, let last = visible.last else { return }
    prefetching.update(
      visible: (number(of: first), number(of: last)), count: itemCount,
      item: { self.item(number: $0) }, prefetch: prefetch, cancel: cancel)
  }
}

/// Finds out which items a list may need soon: as many as are visible, beyond the visible ones, in the direction of the scrolling.
final class Prefetching {
  private var announced: [IndexPath] = []
  private var last: (first: Int, last: Int)?

  /// Called after the visible items have changed.
  /// - Parameters:
  ///   - visible: the numbers of the first and the last visible item.
  ///   - count: how many items there are.
  func update(
    visible: (first: Int, last: Int), count: Int, item: (Int) -> IndexPath?,
    prefetch: ([IndexPath]) -> Void, cancel: ([IndexPath]) -> Void
  ) {
    guard last == nil || last?.first != visible.first || last?.last != visible.last else { return }
    let isForward = visible.first >= last?.first ?? 0
    last = visible
    let reach = visible.last - visible.first + 1
    let numbers =
      isForward
      ? Array(visible.last + 1..<min(visible.last + 1 + reach, max(count, visible.last + 1)))
      : Array((max(visible.first - reach, 0)..<visible.first).reversed())
    let wanted = numbers.compactMap(item)
    let seen = Set((visible.first...visible.last).compactMap(item))
    let dropped = announced.filter { !wanted.contains($0) && !seen.contains($0) }
    let new = wanted.filter { !announced.contains($0) }
    announced = wanted
    if !dropped.isEmpty { cancel(dropped) }
    if !new.isEmpty { prefetch(new) }
  }

  /// Forgets what was announced, because the items have changed.
  func reset() { (announced, last) = ([], nil) }
}
