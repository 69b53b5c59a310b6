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

  /// Becomes one of the ``UIScrollView/furtherDelegates`` of the table, unless it is its `delegate` already. An
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
/// It asks for more once, waits until that has ended, and asks again only when the table has other rows: a list that is
/// at its end, or a server that fails, isn't asked in a circle. Work that runs is cancelled when the screen goes.
///
/// **In a document** it is an Object with the outlet `tableView`, of a subclass that overrides ``loadMore()``.
open class LoadMoreOnScrollIntention: TableIntention {
  /// How many rows before the last one more is loaded. 5 unless set.
  public final var margin = 5

  private var load: (@MainActor () async -> Void)?
  private var work: Task<Void, Never>?
  private var askedAtCount: Int?

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
    let last = tableView.numberOfSections - 1
    let count = (0...max(last, 0)).reduce(0) { $0 + tableView.numberOfRows(inSection: $1) }
    guard indexPath.section == last, work == nil, askedAtCount != count,
      indexPath.row + 1 + margin >= tableView.numberOfRows(inSection: last)
    else { return }
    askedAtCount = count
    work = Task { [weak self] in
      await self?.loadMore()
      self?.work = nil
    }
  }

  /// Ends the work that runs, because the screen goes. An override calls `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    work?.cancel()
  }
}
