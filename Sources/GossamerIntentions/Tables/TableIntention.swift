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

/// Tells of the row that a person selects.
///
///     SelectionIntention(in: content.tableView) { [unowned viewModel] in viewModel.select($0.row) }
///
/// Its row isn't selected any more afterwards.
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
  ///   - selection: is told of the row.
  public convenience init(
    in tableView: UITableView, file: String = #fileID, line: Int = #line,
    selection: @escaping (IndexPath) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.tableView = tableView
    self.selection = selection
  }

  /// A person has selected a row. Calls what the initialiser was given, unless overridden.
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

/// Loads more when one of the last rows is about to be seen.
///
///     LoadMoreOnScrollIntention(in: content.tableView) { [viewModel] in await viewModel.loadMore() }
///
/// It asks for more once, and waits until that has ended. If the table has no other rows then, because the list is at its
/// end or the server has failed, it asks again when a person comes back to the last rows, by scrolling or to the
/// screen, and not in a circle. Work that runs is cancelled when the screen goes, and begun anew when it comes back.
///
/// **In a document** it is an Object with the outlet `tableView`, of a subclass that overrides ``loadMore()``.
open class LoadMoreOnScrollIntention: TableIntention {
  /// How many rows before the last one more is loaded. 5 unless set.
  public final var margin = 5

  private var load: (@MainActor () async -> Void)?
  private var work: Task<Void, Never>?
  /// How many rows there were when it asked; nil once it may ask again, however many there are.
  private var askedAtCount: Int?
  private var isAway = false

  isolated deinit {
    work?.cancel()
  }

  /// Calls `load` when one of the last rows is about to be seen.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - margin: how many rows before the last one.
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

  /// Loads more: what the initialiser was given, unless overridden.
  open func loadMore() async {
    await load?()
  }

  /// Asks for more, if the row is one of the last ones.
  public final override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isAmongTheLast(indexPath, of: tableView) { ask(tableView) }
  }

  /// Notes that the last rows are out of sight, where it asks again. An override calls `super`.
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    guard askedAtCount != nil, work == nil, let tableView, scrollView === tableView,
      let last = tableView.indexPathsForRows(in: tableView.bounds)?.last,
      !isAmongTheLast(last, of: tableView)
    else { return }
    askedAtCount = nil
  }

  /// Asks again where work was cancelled, or has brought nothing. An override calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isAway else { return }
    isAway = false
    askedAtCount = nil
    askIfTheEndIsSeen()
  }

  /// Ends the work that runs, because the screen goes. An override calls `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAway = true
    work?.cancel()
  }

  private func isAmongTheLast(_ row: IndexPath, of tableView: UITableView) -> Bool {
    let last = tableView.numberOfSections - 1
    return row.section == last && row.row + 1 + margin >= tableView.numberOfRows(inSection: last)
  }

  private func ask(_ tableView: UITableView) {
    let sections = 0..<tableView.numberOfSections
    let count = sections.reduce(0) { $0 + tableView.numberOfRows(inSection: $1) }
    guard work == nil, askedAtCount != count else { return }
    askedAtCount = count
    work = Task { [weak self] in
      await self?.loadMore()
      self?.loadDidEnd(wasCancelled: Task.isCancelled)
    }
  }

  /// Work that was cancelled may end when the screen is back already.
  private func loadDidEnd(wasCancelled: Bool) {
    work = nil
    guard wasCancelled else { return }
    askedAtCount = nil
    if !isAway { askIfTheEndIsSeen() }
  }

  private func askIfTheEndIsSeen() {
    guard let tableView, let last = tableView.indexPathsForRows(in: tableView.bounds)?.last,
      isAmongTheLast(last, of: tableView)
    else { return }
    ask(tableView)
  }
}
