// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A view controller whose view is a table, with the controller as its data source and delegate.
///
/// A subclass overrides the methods of the data source, at least those for the number of rows and for their cells. That
/// isn't necessary if the table comes from a document with static cells. An override then gets the document's values
/// from `super`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcontroller
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // MARK: - Creating a table view controller

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table, or with the table of a document.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an Interface Builder document.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Getting the table view

  /// The table, which is the ``UIViewController/view`` itself. The first access loads it. If the loaded view isn't a
  /// table, this is reported, and the property returns a table that isn't displayed. It never returns nil.
  // UIKit's type, which an override must repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { loadedTable }
    set {
      let control = (viewIfLoaded as? UITableView)?.refreshControl
      view = newValue
      if let control, newValue?.refreshControl == nil { newValue?.refreshControl = control }
    }
  }

  /// The refresh control of the ``tableView``; nil for none. If another table is set, it is moved to that one.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Loads the table from the document, or creates it, with this controller as its data source and delegate. For a
  /// document's table, that applies only where the document connects no others.
  open override func loadView() {
    if viewNib != nil || nibName != nil {
      super.loadView()
      adoptTable()
    } else {
      let table = UITableView(frame: UIScreen.main.bounds, style: style)
      table.dataSource = self
      table.delegate = self
      view = table
    }
  }

  private var loadedTable: UITableView {
    if let table = view as? UITableView { return table }
    if let standIn { return standIn }
    Messages.views.error(
      """
      The view of \(type(of: self)) is a \(type(of: view as Any)), and no UITableView. Its tableView stays \
      unseen: set a table as its view.
      """)
    let made = UITableView(frame: .zero, style: style)
    standIn = made
    return made
  }

  private func adoptTable() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  private let style: UITableView.Style
  private var standIn: UITableView?

  // MARK: - Configuring the table behavior

  /// Whether the rows are deselected whenever the view is about to appear. True unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Deselects the rows if ``clearsSelectionOnViewWillAppear`` is true. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for row in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: row, animated: animated)
    }
  }

  /// Begins or ends editing mode, also of the table. An override calls `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: - Data source

  /// Returns the number of static sections in the document; 1 if there are none.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }

  /// Returns the number of static cells in the section; 0 if there are none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections.section(section)?.cells.count ?? 0
  }

  /// Returns the static cell; an empty cell if the document has none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.staticSections.ensuredCell(at: indexPath, in: tableView) }

  /// Returns the title in the document; nil if there is none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.staticSections.section(section)?.headerTitle }

  /// Returns the title in the document; nil if there is none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.staticSections.section(section)?.footerTitle }

  /// Returns whether the table is in editing mode.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.standardEditability()
  }

  /// Reports that the method isn't overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.editing.complainOfUnchangedRow(indexPath) }

  /// Returns the ``UITableViewCell/showsReorderControl`` of the row's cell.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Reports that the method isn't overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.editing.complainOfUnmovedRow(sourceIndexPath) }

  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Delegate

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the height of a static cell in the document, or else the table's own row height.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.staticSections.cell(at: indexPath)?.documentHeight ?? tableView.rowHeight
  }

  /// Returns the table's own header height.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the table's own footer height.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns true.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the same row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the same row.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the style that deletes the row.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns nil, for the title "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns true.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns nil, for no actions.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil, for a Delete action if the data source allows deleting.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the table's estimate.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// Returns nil, for no actions.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// Returns the proposed index path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns nil, for no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: - Scrolling

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
