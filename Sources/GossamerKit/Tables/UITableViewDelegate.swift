// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of a table: it decides about rows, and is notified of what a person does with them. Every method is
/// optional.
///
/// Methods that return a value are called on ``UITableView/delegate`` only; notifications go to the table's further
/// delegates, too.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdelegate
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: - Displaying rows, headers and footers

  /// A cell is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A cell isn't displayed any more. Its row may have been deleted.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)

  /// A section's header is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A section's footer is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A section's header isn't displayed any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A section's footer isn't displayed any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: - Heights

  /// The height of a row, in points; ``UITableView/automaticDimension`` for the fitting height of its cell.
  /// ``UITableView/rowHeight`` unless implemented. Called when the row is about to become visible; called for all rows
  /// at once only if ``UITableView/estimatedRowHeight`` is 0.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header, in points. ``UITableView/sectionHeaderHeight`` unless implemented.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a row that hasn't been measured yet. It isn't asked: the table estimates by the rows that it has measured.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// The height of a section's footer, in points. ``UITableView/sectionFooterHeight`` unless implemented.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  // MARK: - Headers and footers

  /// The header of a section; nil for one with the data source's title, or none if there is no title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section; nil for one with the data source's title, or none if there is no title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: - Accessories

  /// The detail button of a row was pressed.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: - Highlighting and selecting

  /// Whether a row is highlighted while it is pressed, and selected when it is released. True unless implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row is highlighted, because it is pressed.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row isn't highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// A person is about to select a row.
  /// - Returns: the row to select instead, usually the same one; nil to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person is about to deselect a row, or to select another row in its place.
  /// - Returns: the row to deselect instead, usually the same one; nil to deselect none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person has selected a row. Not called for ``UITableView/selectRow(at:animated:scrollPosition:)``.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A person has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: - Editing

  /// A row is about to be swiped aside: ``UITableView/isEditing`` is true until it closes. Not called for
  /// ``UITableView/setEditing(_:animated:)``.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// A row that was swiped aside has closed; nil if the row isn't displayed any more.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The editing style of a row that can be edited. ``UITableViewCell/EditingStyle/delete`` unless implemented.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// The title of the button that deletes a row; nil, as unless implemented, for "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether the content of a row is indented in editing mode, to make room for the editing control. True unless
  /// implemented.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// The actions of a swipe towards the trailing end of a row; nil, as unless implemented, for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions of a swipe towards the leading end of a row; nil, as unless implemented, for a Delete action if the
  /// data source allows deleting. To prevent that, return a configuration without actions.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions of a swipe towards the leading end of a row, as before iOS 11, the first one nearest to the edge; nil, as unless
  /// implemented, for none. It isn't asked if the method above returns actions.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// The index path to which a dragged row moves, given the one that is proposed. The proposed one unless implemented.
  /// An invalid index path is reported, and the proposed one is used.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: - Menus

  /// The context menu of a row; nil, as unless implemented, for none. It is opened by the secondary mouse button, a
  /// long press, the Menu key, or Shift+F10. The row's swipe actions are added below it, except those that it contains
  /// already.
  /// - Parameter point: the location, in the coordinates of the table.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The context menu of a row is about to appear.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The context menu of a row is about to disappear. The chosen action is performed after that.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the table's own row height.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// Returns the table's own header height.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the table's own footer height.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns true.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the same row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the same row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the style that deletes the row.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns nil, for the title "Delete".
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns true.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns the table's estimate.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// Returns nil, for no actions.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil, for a Delete action if the data source allows deleting.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns nil, for no actions.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// Returns the proposed index path.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns nil, for no menu.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
