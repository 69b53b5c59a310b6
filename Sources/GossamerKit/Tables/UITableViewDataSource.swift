// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The data source of a table: it counts the rows, and provides their cells. All methods but the first two are
/// optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of rows in a section. A negative number is reported, and counts as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that is about to become visible, usually from
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title of a section's header; nil for none. Not used if the delegate returns a view for the header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section's footer; nil for none. Not used if the delegate returns a view for the footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: - Inserting and deleting rows

  /// Whether a row can be edited. True in editing mode unless implemented.
  ///
  /// Outside of editing mode, swiping a row shows a Delete button only if this method is implemented and returns true.
  /// UIKit checks instead whether ``tableView(_:commit:forRowAt:)`` is implemented, which isn't possible without the
  /// Objective-C runtime. If this method returns false, the row has no swipe actions at all, not even those of the
  /// delegate.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person has asked to delete a row, or to insert one: change the data, and call
  /// ``UITableView/deleteRows(at:with:)`` or ``UITableView/insertRows(at:with:)``. The default implementation reports
  /// that the method isn't implemented.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  // MARK: - Reordering rows

  /// Whether a row that can be edited can be reordered in editing mode. The ``UITableViewCell/showsReorderControl`` of
  /// its cell unless implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A person has moved a row: change the data. The table moves the row by itself, so don't call its update methods.
  /// The default implementation reports that the method isn't implemented.
  /// - Parameter destinationIndexPath: the index path of the row after the move.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  // MARK: - The section index

  /// The titles of the section index at the trailing edge; nil, as unless implemented, for no section index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the section index scrolls. The title's own index unless implemented. `NSNotFound`
  /// means that the data source has scrolled the table itself. Any other section that doesn't exist is reported.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether the table is in editing mode.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.standardEditability()
  }

  /// Reports that the method isn't implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.editing.complainOfUnchangedRow(indexPath) }

  /// Returns the ``UITableViewCell/showsReorderControl`` of the row's cell.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Reports that the method isn't implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.editing.complainOfUnmovedRow(sourceIndexPath) }

  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
