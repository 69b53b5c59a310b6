// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of a list, one below the other, in sections. Only the rows that are seen have views, so that a million
/// rows cost as much as ten.
///
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
///     tableView.dataSource = self
///
/// - What is shown: ``dataSource``, ``reloadData()``, ``ListScrollView/performBatchUpdates(_:completion:)``
/// - Cells: ``register(_:forCellReuseIdentifier:)``, ``dequeueReusableCell(withIdentifier:for:)``
/// - Heights: ``rowHeight``, ``estimatedRowHeight``
/// - Around the rows: ``tableHeaderView``, ``tableFooterView``, ``ListScrollView/backgroundView``, ``separatorStyle``
/// - What is seen: ``visibleCells``, ``indexPathsForVisibleRows``, ``cellForRow(at:)``
/// - Selecting: ``ListScrollView/allowsMultipleSelection``, ``indexPathForSelectedRow``,
///   ``selectRow(at:animated:scrollPosition:)``
/// - Scrolling: ``scrollToRow(at:at:animated:)``
/// - Editing: ``setEditing(_:animated:)``; what is swiped aside, ``UISwipeActionsConfiguration``
///
/// Heights are found out when a row is seen; until then they are estimated. What lies above and turns out to be
/// higher or lower moves nothing that is seen: see ``UIScrollView/contentOffset``.
///
/// The rows are one stop of the Tab key. With the keyboard the arrows, Home, End, Page Up and Page Down go from row to
/// row, and the beginning of what a row is called leads to it; Space and Return select; Tab and the arrow to the right
/// lead to what can be used in the row, F2 to a field of it, Escape back; Delete deletes where that is allowed, and in
/// editing mode Alt with an arrow moves the row.
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

  /// Creates a table that an Interface Builder document describes.
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

  /// The wires of tables, by UIKit's key-value coding names.
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

  /// What tells how many rows there are, and makes them. Held weakly. Another one is asked anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }

  // MARK: - Managing interactions with the table view

  // The same property as that of a scroll view, of the type that UIKit declares it with again.
  /// What decides about rows and is told of them. Held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      forgetRows()
    }
  }

  // MARK: - Recycling table view cells

  /// Names a class whose cells are made for an identifier; nil for none any more.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// A cell for a row: one that isn't seen any more, or a new one of what is registered for the identifier.
  ///
  /// Where nothing is registered, a message says so and it is a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier) ?? unregisteredCell(identifier) }

  /// A cell: one that isn't seen any more, or a new one of what is registered; nil for neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Names a class whose headers and footers are made for an identifier; nil for none any more.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterClass(aClass, identifier)
  }

  /// A header or footer: one that isn't seen any more, or a new one of what is registered; nil for neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooterView(identifier) }

  // MARK: - Configuring the table's appearance

  /// How the sections are set apart.
  open var style: Style { storedStyle }

  /// The view above the first section, of the height of its frame, and as wide as the table. Set it again after
  /// its height has changed.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }

  /// The view below the last section. See ``tableHeaderView``.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  // MARK: - Configuring cell height and layout

  /// How high rows are, in points, where the delegate doesn't say. ``automaticDimension``, the default, lets each
  /// cell say how high it would like to be.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }

  /// What rows are taken for until they are seen, in points. ``automaticDimension``, the default, is 44; with 0 the
  /// heights of all rows are found out at once, which takes as long as there are rows.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetRows() } }
  }

  /// How high the headers of sections are, where the delegate doesn't say.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }

  /// How high the footers of sections are, where the delegate doesn't say.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }

  // MARK: - Customizing the separator appearance

  /// Whether there is a line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { updateLooks() } }
  }

  /// The colour of the lines; nil for none.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { updateLooks() } }
  }

  /// How far the lines keep from the edges of the table, where a cell doesn't say. 16 points at the side where
  /// texts begin, 20 in tables at least 413 points wide, unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? defaultSeparatorInset }
    set {
      ownSeparatorInset = newValue
      updateLooks()
    }
  }

  // MARK: - Getting the number of rows and sections

  /// How many sections there are.
  open var numberOfSections: Int { loadedGeometry.sectionCount }

  /// How many rows a section has; 0 for one that isn't there.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedGeometry.rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: - Getting cells and section-based views

  /// The cell of a row; nil if the row isn't seen, or not there.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The header of a section; nil if it isn't seen or has none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil if it isn't seen or has none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }

  /// The row of a cell; nil if that isn't shown here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRow(of: cell) }

  /// The row at a point, in the table's coordinates; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The rows that reach into a rectangle, in the table's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadedGeometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownCell(at: $0) }
  }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight }

  // MARK: - Getting the places of rows and sections

  /// Where a section lies, with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where a row lies; empty for one that isn't there. Of rows that were never seen it is an estimate.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { itemRect(.row(indexPath)) }

  /// Where the header of a section lies, whether or not it stays at the top at the moment.
  open func rectForHeader(inSection section: Int) -> CGRect { itemRect(.header(section)) }

  /// Where the footer of a section lies.
  open func rectForFooter(inSection section: Int) -> CGRect { itemRect(.footer(section)) }

  // MARK: - Selecting rows

  /// Whether a person can select rows in editing mode. False unless set.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected in editing mode, by the circles that stand before them then. False unless
  /// set.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue, editing.isOn else { return }
      deselectAll()
      editing.updateCells(animated: false)
    }
  }

  /// The row that was selected first of those that are; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, in the order in which they were; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.indexPaths
  }

  /// Selects a row, and scrolls to it unless the position is ``ScrollPosition/none``. The delegate isn't told.
  /// - Parameter indexPath: nil to select none any more.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Takes the selection from a row. The delegate isn't told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Opens the menus that the delegate has for rows, and those of what a swipe would show.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }

  // MARK: - Configuring the section index

  /// With how many rows the table shows the strip of its index titles. With any unless set.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { sectionIndex.forget() } }
  }

  /// The colour of the titles; nil, as unless set, for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex.view?.colorsDidChange() } }

  /// The colour behind the titles; nil, as unless set, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex.view?.colorsDidChange() }
  }

  /// The colour behind the titles while a finger or the mouse is on them; nil, as unless set, for that of other times.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex.view?.colorsDidChange() }
  }

  /// Asks the data source anew for the titles of the strip.
  open func reloadSectionIndexTitles() { sectionIndex.forget() }

  // MARK: - Scrolling the table view

  /// Scrolls so that a row is seen. A row that isn't there is refused with a message.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Scrolls to the selected row that is nearest to what is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated)
  }

  // MARK: - Putting the table into edit mode

  /// Whether the table is in editing mode, or a row is swiped aside. Setting it is
  /// ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isOn || editing.swiping.open != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode: rows that can be edited show by what they are deleted, inserted and dragged.
  /// Nothing is selected any more. Costs as much as rows are seen.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.set(editing, animated: animated)
  }

  // MARK: - Inserting, deleting, and moving rows and sections

  /// Begins changes that are made at once by ``endUpdates()``. Prefer
  /// ``ListScrollView/performBatchUpdates(_:completion:)``.
  open func beginUpdates() { batch.depth += 1 }

  /// Makes the changes since ``beginUpdates()``.
  open func endUpdates() { finishUpdates(nil) }

  /// Inserts sections, by where they stand afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections += sections }
  }

  /// Deletes sections, by where they stood before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections += sections }
  }

  /// Moves a section from where it stood before to where it stands afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Inserts rows, by where they stand afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }

  /// Deletes rows, by where they stood before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }

  /// Moves a row from where it stood before to where it stands afterwards. Its cell stays.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  // MARK: - Reloading the table view

  /// Asks the data source anew for everything. Nothing is selected any more; the content offset stays.
  open override func reloadData() { reload() }

  /// Asks the data source for new cells of rows, by where they stood before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }

  /// Asks the data source to configure the cells anew that rows have: to dequeue one gives it that cell, without
  /// ``UITableViewCell/prepareForReuse()``. A data source that returns another one has the row reloaded. Rows that
  /// aren't seen are left out.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Asks the data source anew for sections, by where they stood before.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections += sections }
  }

  // MARK: - Updating and input

  /// Shows the rows that are seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// While a row is swiped aside, a press beside its buttons is for the table, which closes it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    editing.swiping.hit(super.hitTest(point, with: event), event)
  }

  /// Lets rows be swiped that have something to show, in the direction in which they have it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === editing.swiping.recognizer
      ? editing.swiping.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  package override var readingOrder: [UIView]? { viewsAsRead }

  /// Not where its index stands, which leads further by the same movement.
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

  // MARK: - State that the chapters keep

  /// Documents set it, before anything is shown.
  package var storedStyle: Style {
    didSet { applyStyle() }
  }
  /// The rows that a document has; empty for a table whose data source makes them.
  package var staticSections: [StaticTableSection] = [] {
    didSet { forgetRows() }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// Where everything lies; nil until the data source was asked.
  var geometry: TableGeometry?
  /// The width for which heights were measured.
  var measuredWidth: CGFloat = -1
  /// The item that keeps its place on the screen while others are measured.
  var anchor = 0

  /// What is shown, by its number.
  var views: [Int: UIView] = [:]
  var reuse = TableReuse()
  var isShowingRows = false

  /// What is being scrolled to before a person's eyes.
  var destination: ScrollDestination?

  private(set) lazy var editing = TableEditing(of: self)
  private(set) lazy var rowMenus = RowMenus(of: self)
  private(set) lazy var sectionIndex = SectionIndex(of: self)

  /// How rows come and go in the changes that are collected.
  var changeAnimation = RowAnimation.automatic
}
