// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An intention that is one of a table's delegates. The base class of such intentions.
///
/// **In a document** it is an Object with the outlet `tableView`.
open class TableIntention: Intention, UITableViewDelegate {
  /// The table, held weakly.
  public weak var tableView: UITableView?

  /// The wires of intentions, and the outlet `tableView`.
  open override class var wires: AnyWires {
    Wires<TableIntention>(super.wires).outlet("tableView", \.tableView)
  }

  /// Becomes one of the `furtherDelegates` of the table, unless it is its `delegate` already. An
  /// override calls `super`.
  open override func awake() {
    guard areSet(["tableView": tableView != nil]), let tableView, tableView.delegate !== self
    else { return }
    tableView.furtherDelegates.append(self)
  }

  // MARK: - Table view delegate

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Calls a closure for each row that a person selects.
///
///     SelectionIntention(in: content.tableView) { [viewModel] in viewModel.select($0.row) }
///
/// The row is deselected at once.
///
/// **In a document** it is an Object with the outlet `tableView`, of a subclass that overrides
/// ``didSelect(rowAt:)``.
open class SelectionIntention: TableIntention {
  private var selection: ((IndexPath) -> Void)?

  /// Calls `selection` for each row that a person selects.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - selection: gets the row.
  public convenience init(
    in tableView: UITableView, file: String = #fileID, line: Int = #line,
    selection: @escaping (IndexPath) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.tableView = tableView
    self.selection = selection
  }

  /// Calls `selection`, which gets its owner, for each row that a person selects.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - owner: the controller or view that `selection` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - selection: gets the owner and the row. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    in tableView: UITableView, owner: Owner, file: String = #fileID, line: Int = #line,
    selection: @escaping (Owner, IndexPath) -> Void
  ) {
    self.init(in: tableView, file: file, line: line) { [weak owner] row in
      if let owner { selection(owner, row) }
    }
  }

  /// Called when a person has selected a row. Calls the closure of the initialiser, unless
  /// overridden.
  open func didSelect(rowAt indexPath: IndexPath) {
    selection?(indexPath)
  }

  /// Calls ``didSelect(rowAt:)``.
  public final override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect(rowAt: indexPath)
  }
}

/// Loads more when one of the last rows is about to become visible.
///
///     LoadMoreOnScrollIntention(in: content.tableView) { [viewModel] in await viewModel.loadMore() }
///
/// It loads once at a time. If that has added no rows, because the list is at its end or the server has failed, it
/// loads again only when the last rows come back into view, by scrolling or by a return to the screen: so it never
/// loads in an endless loop. When the screen disappears, running work is cancelled; it begins anew when the screen
/// appears again.
///
/// **In a document** it is an Object with the outlet `tableView`, of a subclass that overrides ``loadMore()``.
open class LoadMoreOnScrollIntention: TableIntention {
  /// How many rows before the last one loading begins. 5 by default.
  public final var margin = 5

  private var load: (@MainActor () async -> Void)?
  private lazy var loader = EndLoader { [weak self] in
    await self?.loadMore()
  } count: { [weak self] in
    self?.tableView?.rowCount ?? 0
  } showsEnd: { [weak self] in
    guard let self, let tableView else { return nil }
    return tableView.indexPathsForRows(in: tableView.bounds)?.last.map {
      self.isAmongTheLast($0, of: tableView)
    }
  }

  /// Calls `load` when one of the last rows is about to become visible.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - margin: see ``margin``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - load: loads more, and lets the table show it.
  public convenience init(
    in tableView: UITableView, margin: Int = 5, file: String = #fileID, line: Int = #line,
    load: @escaping @MainActor () async -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.tableView = tableView
    self.margin = margin
    self.load = load
  }

  /// Calls `load`, which gets its owner, when one of the last rows is about to become visible.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - margin: see ``margin``.
  ///   - owner: the controller or view to which `load` gets a weak reference: `{ $controller in ... }`.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - load: loads more, and lets the table show it.
  public convenience init<Owner: AnyObject>(
    in tableView: UITableView, margin: Int = 5, owner: Owner, file: String = #fileID,
    line: Int = #line, load: @escaping (Weak<Owner>) async -> Void
  ) {
    let owner = Weak(owner)
    self.init(in: tableView, margin: margin, file: file, line: line) { await load(owner) }
  }

  /// Loads more: calls the closure of the initialiser, unless overridden.
  open func loadMore() async {
    await load?()
  }

  /// Loads more, if the row is one of the last ones.
  public final override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isAmongTheLast(indexPath, of: tableView) { loader.start() }
  }

  /// Allows loading again once the last rows are out of view. An override calls `super`.
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    if scrollView === tableView { loader.didScroll() }
  }

  /// Loads again if the last rows are visible: work may have been cancelled, or have added nothing.
  /// An override calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loader.didAppear()
  }

  /// Cancels running work. An override calls `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loader.didDisappear()
  }

  private func isAmongTheLast(_ row: IndexPath, of tableView: UITableView) -> Bool {
    let last = tableView.numberOfSections - 1
    return row.section == last && row.row + 1 + margin >= tableView.numberOfRows(inSection: last)
  }
}

extension UITableView {
  fileprivate var rowCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }
}
