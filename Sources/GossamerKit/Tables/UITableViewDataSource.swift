// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells a table how many rows it has, and makes them. All methods but the first two are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has. A negative number counts as none, with a message.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that is about to be seen, by
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)`` as a rule.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are. 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// What stands above a section; nil for nothing. Not asked where the delegate has a view for it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// What stands below a section; nil for nothing. Not asked where the delegate has a view for it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: - Inserting and deleting rows

  /// Whether a row can be edited. True in editing mode unless implemented.
  ///
  /// Without editing mode a row has its Delete button, when it is swiped aside, only where this is implemented and
  /// answers true: without Objective-C's runtime nobody can find out whether
  /// ``tableView(_:commit:forRowAt:)`` is, as UIKit does. Where it answers false nothing can be done with a
  /// row, whatever the delegate has for it.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person wants a row to be deleted, or another one to be inserted: change what is shown, and tell the table by
  /// ``UITableView/deleteRows(at:with:)`` or ``UITableView/insertRows(at:with:)``. A message
  /// unless implemented.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  // MARK: - Reordering rows

  /// Whether a row that can be edited can be dragged to another place in editing mode. Unless implemented, as its
  /// cell's ``UITableViewCell/showsReorderControl`` says.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A person has dragged a row to another place: change what is shown. The table does the same, and isn't told. A
  /// message unless implemented.
  /// - Parameter destinationIndexPath: where the row stands afterwards.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  // MARK: - The section index

  /// The titles of the strip at the end of the table; nil, as unless implemented, for no strip.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the strip leads to: the one of the same number unless implemented. `NSNotFound` to
  /// stay, for those who scroll themselves. Another one that isn't there gets a message.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Permits in editing mode.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.standardEditability()
  }

  /// Complains.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.editing.complainOfUnchangedRow(indexPath) }

  /// As the row's cell says.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Complains.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.editing.complainOfUnmovedRow(sourceIndexPath) }

  /// Nothing.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The one of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
