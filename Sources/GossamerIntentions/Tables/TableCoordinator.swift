// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerLists
import GossamerSupport

/// Connects a table with its data source and its delegate, two small objects: the one configures cells for
/// items, the other reports the selected item. So a controller has nothing to do with rows.
///
///     private lazy var photos = TableCoordinator<Photo, PhotoCell>(content.tableView) { cell, photo in
///       cell.titleLabel.text = photo.title
///     }
///     ...
///     photos.items = viewModel.photos
///     photos.delegate?.addAction(UIAction { ... photos.selectedData ... }, for: .valueChanged)
///
/// Keep a strong reference to it: the table has none.
///
/// **In a document** all three are Objects whose classes are subclasses without type parameters. The coordinator's
/// outlets `tableView`, `dataSource` and `delegate` lead to the others, and an outlet of the File's Owner to it.
@preconcurrency @MainActor open class TableCoordinator<Item, Cell: UITableViewCell>: CustomObject {
  /// The table, held weakly.
  public final weak var tableView: UITableView? {
    didSet { connect() }
  }

  /// Has the items, and configures cells for them.
  public final var dataSource: TableDataSource<Item, Cell>? {
    didSet { connect() }
  }

  /// Has the item that was selected last, and sends `valueChanged` for it.
  public final var delegate: TableDelegate<Item>? {
    didSet { connect() }
  }

  /// Creates a coordinator that a document connects.
  public required init() {}

  /// Becomes the coordinator of a table, with a data source and a delegate of its own.
  /// - Parameters:
  ///   - tableView: the table, held weakly.
  ///   - configuration: configures a cell for an item.
  public convenience init(_ tableView: UITableView, configuration: @escaping (Cell, Item) -> Void) {
    self.init()
    self.tableView = tableView
    dataSource = TableDataSource()
    delegate = TableDelegate()
    dataSource?.configuration = configuration
    connect()
  }

  /// The outlets `tableView`, `dataSource` and `delegate`.
  open class var wires: AnyWires {
    Wires<TableCoordinator<Item, Cell>>()
      .outlet("tableView", \.tableView)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
  }

  /// The items, one per row. Setting them reloads all rows; `show(_:)` moves those that stay.
  public final var items: [Item] {
    get { dataSource?.items ?? [] }
    set {
      dataSource?.items = newValue
      tableView?.reloadData()
    }
  }

  /// The item that was selected last; nil before the first selection.
  public final var selectedData: Item? { delegate?.selectedData }

  /// Logs the outlets that a document has left unconnected. An override calls `super`.
  open func awakeFromNib() {
    let outlets: KeyValuePairs = [
      "tableView": tableView != nil, "dataSource": dataSource != nil, "delegate": delegate != nil,
    ]
    let missing = outlets.filter { !$0.value }.map { "'\($0.key)'" }
    guard !missing.isEmpty else { return }
    let place = origin.map { "\($0.file):\($0.line): " } ?? ""
    Messages.intentions.error(
      """
      \(place)\(type(of: self)) isn't connected with everything: \(missing.joined(separator: ", ")) \
      \(missing.count == 1 ? "is" : "are") missing, so the table stays empty, or tells nothing. Connect the \
      outlets of the object.
      """)
  }

  private var origin: (file: String, line: Int)?

  /// Connects the three objects, in whatever order they were set.
  private func connect() {
    if let dataSource { tableView?.dataSource = dataSource }
    if let delegate { tableView?.delegate = delegate }
    delegate?.item = { [weak dataSource] in dataSource?.item(at: $0) }
  }
}

extension TableCoordinator: DocumentObject {
  /// Notes the line of the document that creates the coordinator.
  package final func wasMade(byDocument file: String, line: Int) {
    origin = (file, line)
  }
}

extension TableCoordinator where Item: Identifiable & Equatable {
  /// Shows other items, as the `show(_:)` for all identifiable items does, but does nothing if they equal the
  /// present ones. Passing the same array costs nothing, so `updateProperties()` may call it at every update.
  public final func show(_ items: [Item]) {
    if items != self.items { showDifference(items) }
  }
}

extension TableCoordinator where Item: Identifiable {
  /// Shows other items. Rows whose items have the same identity stay or move (as few as possible), and show the
  /// changes of their items.
  public final func show(_ items: [Item]) { showDifference(items) }

  private func showDifference(_ items: [Item]) {
    guard let tableView, let dataSource else { return }
    let difference = ListDifference(from: dataSource.items.map(\.id), to: items.map(\.id))
    if let duplicates = DuplicateIdentifier.summary(of: difference.duplicates) {
      Messages.intentions.error("\(type(of: self)): \(duplicates)")
    }
    func rows(_ positions: [Int]) -> [IndexPath] {
      positions.map { IndexPath(row: $0, section: 0) }
    }
    tableView.performBatchUpdates {
      dataSource.items = items
      tableView.deleteRows(at: rows(difference.deletions), with: .automatic)
      tableView.insertRows(at: rows(difference.insertions), with: .automatic)
      for move in difference.moves {
        tableView.moveRow(
          at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
      }
    }
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }
}
