// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list of rows in sections. Only the visible rows have views, so that a million rows cost as much as ten.
///
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
///     tableView.dataSource = self
///
/// - Data: ``dataSource``, ``reloadData()``, ``ListScrollView/performBatchUpdates(_:completion:)``
/// - Cells: ``register(_:forCellReuseIdentifier:)``, ``dequeueReusableCell(withIdentifier:for:)``
/// - Heights: ``rowHeight``, ``estimatedRowHeight``
/// - Around the rows: ``tableHeaderView``, ``tableFooterView``, ``ListScrollView/backgroundView``, ``separatorStyle``
/// - Visible rows: ``visibleCells``, ``indexPathsForVisibleRows``, ``cellForRow(at:)``
/// - Selecting: ``ListScrollView/allowsMultipleSelection``, ``indexPathForSelectedRow``,
///   ``selectRow(at:animated:scrollPosition:)``
/// - Scrolling: ``scrollToRow(at:at:animated:)``
/// - Editing: ``setEditing(_:animated:)``, ``UISwipeActionsConfiguration``
///
/// The height of a row is estimated until the row becomes visible, and measured then. When a row above the visible ones
/// turns out to be higher or lower than estimated, the visible rows stay in place on the screen, and the
/// ``UIScrollView/contentOffset`` changes.
///
/// The Tab key stops once for all rows. The arrows, Home, End, Page Up and Page Down move from row to row; typing the
/// beginning of a row's title goes to that row. Space and Return select the row. Tab and the right arrow go to the
/// controls inside the row, F2 to a text field in it, and Escape returns to the row. Delete deletes the row if that is
/// allowed, and in editing mode Alt with an arrow moves it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableview
open class UITableView: ListScrollView {
  // MARK: - Creating a table view

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an Interface Builder document.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    applyStyle()
    showsHorizontalScrollIndicator = false
    editing.swiping.prepare()
    addInteraction(rowMenus.interaction)
  }

  /// The outlets and attributes of tables in documents, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITableView>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
      .outlet("tableHeaderView", \.tableHeaderView)
      .outlet("tableFooterView", \.tableFooterView)
      .attribute("rowHeight", \.rowHeight)
      .attribute("estimatedRowHeight", \.estimatedRowHeight)
      .attribute("sectionHeaderHeight", \.sectionHeaderHeight)
      .attribute("sectionFooterHeight", \.sectionFooterHeight)
      .attribute("separatorColor", \.separatorColor)
      .attribute("separatorInset", \.separatorInset)
      .attribute("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      .attribute(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
  }

  // MARK: - Providing the data and cells

  /// The object that counts the rows and provides their cells. Held weakly. Setting another one reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }

  // MARK: - Managing interactions with the table view

  // UIKit declares the scroll view's property again, with this type.
  /// The delegate, which decides about rows and is notified of what happens to them. Held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      forgetRows()
    }
  }

  // MARK: - Recycling table view cells

  /// Registers a class of cells for a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Returns a cell for a row: a reused one, or a new one of the class or nib that is registered for the identifier.
  ///
  /// If nothing is registered, this reports it and returns a cell of the default style.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier) ?? unregisteredCell(identifier) }

  /// Returns a reused cell, or a new one of the class or nib that is registered; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Registers a class of headers and footers for a reuse identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterClass(aClass, identifier)
  }

  /// Returns a reused header or footer, or a new one of what is registered; nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooterView(identifier) }

  // MARK: - Configuring the table's appearance

  /// The style, which determines how sections are set apart.
  open var style: Style { storedStyle }

  /// The view above the first section. It keeps the height of its frame, and is as wide as the table. If the height
  /// changes, set the property again.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }

  /// The view below the last section. See ``tableHeaderView``.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  // MARK: - Configuring cell height and layout

  /// The height of rows, in points, if the delegate doesn't implement `tableView(_:heightForRowAt:)`. With
  /// ``automaticDimension``, the default, each row has the fitting height of its cell.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }

  /// The height that rows are assumed to have until they become visible, in points. ``automaticDimension``, the
  /// default, means 44. With 0, all rows are measured at once, which takes time in proportion to their number.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetRows() } }
  }

  /// Has no effect: all headers are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// Has no effect: all footers are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// Has no effect: a plain table adds nothing above its headers, as with 0 in UIKit.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  /// Has no effect: cells are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The height of section headers, in points, if the delegate doesn't return one. ``automaticDimension`` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }

  /// The height of section footers, in points, if the delegate doesn't return one. ``automaticDimension`` by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }

  // MARK: - Customizing the separator appearance

  /// Whether there are separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { updateLooks() } }
  }

  /// The colour of the separators; nil for no separators.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { updateLooks() } }
  }

  /// The insets of separators from the edges of the table, for cells that set none of their own. Unless set, the inset
  /// at the leading side is 16 points, or 20 in tables that are at least 413 points wide.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? defaultSeparatorInset }
    set {
      ownSeparatorInset = newValue
      updateLooks()
    }
  }

  // MARK: - Getting the number of rows and sections

  /// The number of sections.
  open var numberOfSections: Int { loadedGeometry.sectionCount }

  /// The number of rows in a section; 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedGeometry.rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: - Getting cells and section-based views

  /// The cell of a row; nil if the row isn't visible, or doesn't exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The header of a section; nil if it isn't visible, or the section has none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil if it isn't visible, or the section has none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }

  /// The row of a cell; nil if the cell isn't displayed in this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRow(of: cell) }

  /// The row at a point in the table's coordinates; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The rows that intersect a rectangle in the table's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadedGeometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownCell(at: $0) }
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight }

  // MARK: - Getting the frames of rows and sections

  /// The frame of a section, including its header and footer, in the table's coordinates; empty if there is no such
  /// section.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The frame of a row, in the table's coordinates; empty if there is no such row. An estimate if the row was never
  /// visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { itemRect(.row(indexPath)) }

  /// The frame of a section's header, in the table's coordinates, regardless of whether it is pinned at the moment.
  open func rectForHeader(inSection section: Int) -> CGRect { itemRect(.header(section)) }

  /// The frame of a section's footer, in the table's coordinates, regardless of whether it is pinned at the moment.
  open func rectForFooter(inSection section: Int) -> CGRect { itemRect(.footer(section)) }

  // MARK: - Selecting rows

  /// Whether a person can select rows in editing mode. False unless set.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected in editing mode, by circles in place of the editing controls. False unless
  /// set.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue, editing.isOn else { return }
      deselectAll()
      editing.updateCells(animated: false)
    }
  }

  /// The selected row that was selected first; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order in which they were selected; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.indexPaths
  }

  /// Selects a row, and scrolls to it unless the position is ``ScrollPosition/none``. The delegate isn't notified.
  /// - Parameter indexPath: the row; nil to deselect all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Deselects a row. The delegate isn't notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// The interaction that opens the rows' context menus: the delegate's, with the swipe actions of the row.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }

  // MARK: - Configuring the section index

  /// The least number of rows with which the table shows its section index. 0 unless set.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { sectionIndex.forget() } }
  }

  /// The colour of the section index titles; nil, as unless set, for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex.view?.colorsDidChange() } }

  /// The background colour of the section index; nil, as unless set, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex.view?.colorsDidChange() }
  }

  /// The background colour of the section index while it is touched; nil, as unless set, for the usual one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex.view?.colorsDidChange() }
  }

  /// Asks the data source for the section index titles again.
  open func reloadSectionIndexTitles() { sectionIndex.forget() }

  // MARK: - Scrolling the table view

  /// Scrolls until a row is visible. If there is no such row, this is reported and nothing happens.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Scrolls to the selected row nearest to the centre of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated)
  }

  // MARK: - Putting the table into edit mode

  /// Whether the table is in editing mode, or a row is swiped aside. Setting it calls ``setEditing(_:animated:)``,
  /// without an animation.
  open var isEditing: Bool {
    get { editing.isOn || editing.swiping.open != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, in which rows that can be edited show their editing and reorder controls. All rows
  /// are deselected. Costs time in proportion to the number of visible rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.set(editing, animated: animated)
  }

  // MARK: - Inserting, deleting, and moving rows and sections

  /// Begins a group of changes that ``endUpdates()`` makes together. Prefer
  /// ``ListScrollView/performBatchUpdates(_:completion:)``.
  open func beginUpdates() { batch.depth += 1 }

  /// Makes the changes since the matching ``beginUpdates()``.
  open func endUpdates() { finishUpdates(nil) }

  /// Inserts sections. The indices count after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections += sections }
  }

  /// Deletes sections. The indices count before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections += sections }
  }

  /// Moves a section from its index before the update to its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Inserts rows. The index paths count after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }

  /// Deletes rows. The index paths count before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }

  /// Moves a row from its index path before the update to its index path after the update. Its cell is kept.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  // MARK: - Reloading the table view

  /// Reloads everything from the data source. All rows are deselected; the content offset stays.
  open override func reloadData() { reload() }

  /// Asks the data source for new cells of rows. The index paths count before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }

  /// Asks the data source to configure the existing cells of rows anew. When the data source dequeues a cell, it gets
  /// the existing one, without a call to ``UITableViewCell/prepareForReuse()``. If it returns another cell, the row is
  /// reloaded. Rows that aren't visible are skipped.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Reloads sections from the data source. The indices count before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections += sections }
  }

  /// The object that is told which rows may be needed soon. Held weakly; nil for none.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether the ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  let prefetching = Prefetching()

  // MARK: - Updating and input

  /// Lays out the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
    prefetch()
  }

  /// While a row is swiped aside, touches beside its buttons hit the table, which closes the row.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    editing.swiping.hit(super.hitTest(point, with: event), event)
  }

  /// The swipe of a row begins only if the row has actions on that side.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === editing.swiping.recognizer
      ? editing.swiping.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  package override var readingOrder: [UIView]? { viewsAsRead }

  /// False where a section index is shown, which takes the place of the scroll indicator.
  package override var showsVerticalBar: Bool {
    super.showsVerticalBar && sectionIndex.view == nil
  }

  // MARK: - Rows as items of a list

  override func press(_ touches: Set<UITouch>) -> Bool {
    editing.swiping.open == nil ? super.press(touches) : editing.swiping.pressBeside(touches)
  }

  override func release(_ touches: Set<UITouch>) -> Bool {
    guard editing.swiping.open != nil, pressed == nil else { return super.release(touches) }
    editing.swiping.close(animated: true)
    return true
  }

  override func use(_ press: UIPress) -> Bool { useKey(press) }

  override var itemCount: Int { loadedGeometry.itemCount - 2 * loadedGeometry.sectionCount }

  override func item(number: Int) -> IndexPath? { row(number: number) }

  override func number(of item: IndexPath) -> Int {
    loadedGeometry.rowCounts[..<item.section].reduce(item.row, +)
  }

  override func hasItem(at indexPath: IndexPath) -> Bool { loadedGeometry.contains(indexPath) }

  override func frameOfItem(at indexPath: IndexPath) -> CGRect { itemRect(.row(indexPath)) }

  override func cell(ofItem indexPath: IndexPath) -> (any ListCell)? { shownCell(at: indexPath) }

  override func item(ofCell view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap(shownRow(of:))
  }

  override func title(ofItem indexPath: IndexPath) -> String? { titleOfRow(at: indexPath) }

  override var firstItemInSight: IndexPath? { rowsInSight.first }

  override func scrollToItem(_ indexPath: IndexPath) { scroll(to: indexPath, .none, false) }

  override var viewsAroundItems: (before: [UIView], after: [UIView]) { viewsAroundRows }

  override var maySelect: Bool {
    guard editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  override var selectsSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  override func mayHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }

  override func tellHighlight(ofItem indexPath: IndexPath, _ isHighlighted: Bool) {
    tellRowHighlight(indexPath, isHighlighted)
  }

  override func itemToSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willSelectRowAt: indexPath)
  }

  override func itemToDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willDeselectRowAt: indexPath)
  }

  override func tellSelection(ofItem indexPath: IndexPath, _ isSelected: Bool) {
    tellRowSelection(indexPath, isSelected)
  }

  override var isLoaded: Bool { geometry != nil }

  override func load() { _ = loadedGeometry }

  override func apply(_ changes: ListChanges, then completion: @escaping () -> Void) {
    adopt(changes, then: completion)
  }

  override func reconfigureCells(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

  // MARK: - Stored state of the extensions

  /// The style. A document sets it before the table is displayed.
  package var storedStyle: Style {
    didSet { applyStyle() }
  }
  /// The static sections of a document; empty if the data source provides the rows.
  package var staticSections: [StaticTableSection] = [] {
    didSet { forgetRows() }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// The heights and positions of all items; nil until the data source was asked.
  var geometry: TableGeometry?
  /// The table width at which heights were measured, in points.
  var measuredWidth: CGFloat = -1
  /// The item that stays in place on the screen while others are measured.
  var anchor = 0

  /// The displayed views, by the number of their item.
  var views: [Int: UIView] = [:]
  var reuse = TableReuse()
  var isShowingRows = false

  /// The row to which the table is scrolling with an animation; nil if there is none.
  var destination: ScrollDestination?

  private(set) lazy var editing = TableEditing(of: self)
  private(set) lazy var rowMenus = RowMenus(of: self)
  private(set) lazy var sectionIndex = SectionIndex(of: self)

  /// The row animation of the changes that are being collected.
  var changeAnimation = RowAnimation.automatic
}
