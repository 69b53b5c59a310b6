// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The reuse queues of a table, and the classes and nibs registered for them.
struct TableReuse {
  var cells = ReusePool<UITableViewCell>()
  var ends = ReusePool<UITableViewHeaderFooterView>()

  /// The cell that is being reconfigured: the data source gets it when it dequeues a cell; nil if there is none.
  var reconfigured: UITableViewCell?

  /// Puts a view into its reuse queue.
  /// - Parameter limit: the maximum length of the queue.
  /// - Returns: false if the view won't be reused.
  mutating func enqueue(_ view: UIView, limit: Int) -> Bool {
    if let cell = view as? UITableViewCell {
      return cells.enqueue(cell, cell.reuseIdentifier, limit: limit)
    }
    guard let end = view as? UITableViewHeaderFooterView else { return false }
    return ends.enqueue(end, end.reuseIdentifier, limit: limit)
  }
}

// Reusing cells, headers and footers.
//
// A cell that isn't visible any more stays in the table as a hidden subview: removing and adding it again would destroy
// and create its GTK widgets.
extension UITableView {
  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    reuse.cells.register(cellClass, identifier, at: self) {
      $0.init(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers how cells with a reuse identifier are created, for example from a document.
  package func registerCells(
    forReuseIdentifier identifier: String, making maker: @escaping () -> UIView?
  ) {
    reuse.cells.makers[identifier] = maker
  }

  func registerHeaderFooterClass(_ viewClass: AnyClass?, _ identifier: String) {
    reuse.ends.register(viewClass, identifier, at: self) { $0.init(reuseIdentifier: identifier) }
  }

  /// Registers how headers and footers with a reuse identifier are created, for example from a document.
  package func registerHeaderFooterViews(
    forReuseIdentifier identifier: String, making maker: @escaping () -> UIView?
  ) {
    reuse.ends.makers[identifier] = maker
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = reuse.cells.dequeue(identifier) {
      cell.prepareForReuse()
      cell.prepareCompanionsForReuse()
      return cell
    }
    guard let cell = reuse.cells.make(identifier, for: self) else { return nil }
    if let other = cell.reuseIdentifier, other != identifier {
      Messages.views.error(
        """
        The cell that is registered for '\(identifier)' at \(shortDescription) has the reuse identifier \
        '\(other)' in its document. It is used as '\(identifier)': give it that identifier there, or none.
        """)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.ends.dequeue(identifier) {
      view.prepareForReuse()
      view.prepareCompanionsForReuse()
      return view
    }
    guard let view = reuse.ends.make(identifier, for: self) else { return nil }
    view.reuseIdentifier = view.reuseIdentifier ?? identifier
    return view
  }

  func unregisteredCell(_ identifier: String) -> UITableViewCell {
    Messages.views.error(
      """
      \(shortDescription) has no cell for '\(identifier)': register a class or a nib for it by \
      register(_:forCellReuseIdentifier:), or give a prototype cell of its document that identifier. \
      A plain cell stands in for it.
      """)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Asks the data source to configure the existing cells of rows anew: it gets them when it dequeues a cell.
  func reconfigure(_ rows: [IndexPath]) {
    for row in rows {
      guard let cell = shownCell(at: row), let dataSource else { continue }
      reuse.reconfigured = cell
      let configured = dataSource.tableView(self, cellForRowAt: row)
      reuse.reconfigured = nil
      if configured === cell {
        itemDidResize(cell)
      } else {
        reloadRows(at: [row], with: .none)
      }
    }
  }

  // MARK: - Views that aren't displayed any more

  /// Recycles the view of an item.
  func recycle(_ index: Int, item: TableGeometry.Item?) {
    guard let view = views.removeValue(forKey: index) else { return }
    retire(view, item: item)
  }

  /// Recycles all views.
  func recycleAll() {
    let shown = views.sorted { $0.key < $1.key }
    views = [:]
    for (index, view) in shown { retire(view, item: geometry?.item(at: index)) }
  }

  /// Puts a view into its reuse queue, and notifies the delegates that it isn't displayed any more.
  func retire(_ view: UIView, item: TableGeometry.Item?) {
    editing.swiping.forget(view)
    (view as? UITableViewCell)?.leaveEditing()
    // That is more than are visible at once in all but the tallest windows; a jump to another place recycles all of
    // them at once.
    let isKept = reuse.enqueue(view, limit: 64)
    // A hidden view isn't removed, which would cancel its tasks, so they are cancelled explicitly: for example, the
    // image for its row isn't needed any more.
    if isKept {
      view.isHidden = true
      view.putCompanionsToSleep()
    } else {
      view.removeFromSuperview()
    }
    view.cancelTasks()
    guard let item else { return }
    tell { delegate in
      switch item {
      case .row(let indexPath):
        guard let cell = view as? UITableViewCell else { return }
        delegate.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      case .header(let section):
        delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Notifies all delegates that conform to `UITableViewDelegate`.
  func tell(_ call: (any UITableViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      guard let delegate = delegate as? any UITableViewDelegate else { return }
      WireActivity.call(from: self, to: delegate, isTold: false) { call(delegate) }
    }
  }
}
