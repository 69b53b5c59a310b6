// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list of items that a layout arranges: a ``UICollectionViewFlowLayout``, or an application's own subclass of
/// ``UICollectionViewLayout``. Only the visible items have views, so that a million items cost as much as the visible
/// ones.
///
///     let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     collection.register(AttachmentCell.self, forCellWithReuseIdentifier: "attachment")
///     collection.dataSource = self
///
/// - Data: ``dataSource``, ``reloadData()``, ``ListScrollView/performBatchUpdates(_:completion:)``
/// - Cells: ``register(_:forCellWithReuseIdentifier:)``, ``dequeueReusableCell(withReuseIdentifier:for:)``,
///   ``CellRegistration``
/// - Layout: ``collectionViewLayout``
/// - Visible items: ``visibleCells``, ``indexPathsForVisibleItems``, ``cellForItem(at:)``
/// - Selecting: ``ListScrollView/allowsMultipleSelection``, ``indexPathsForSelectedItems``,
///   ``selectItem(at:animated:scrollPosition:)``
/// - Scrolling: ``scrollToItem(at:at:animated:)``
///
/// The Tab key stops once for all items. The arrows move to the next item in their direction, or, at the end of a line,
/// to the next line. Home, End, Page Up and Page Down move further; typing the beginning of an item's title goes to
/// that item. Space and Return select the item. Tab goes to the controls inside the item, F2 to a text field in it, and
/// Escape returns to the item.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview
open class UICollectionView: ListScrollView {
  // MARK: - Creating a collection view

  /// Creates a collection view.
  /// - Parameter layout: the layout, which no other collection view may use.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from an Interface Builder document. It has a flow layout, unless the document has
  /// another one.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
    addInteraction(itemMenus.interaction)
  }

  /// The outlets and attributes of collection views in documents, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UICollectionView>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
  }

  // MARK: - Providing the collection view data

  /// The object that counts the items and provides their cells. Held weakly. Setting another one reloads the collection
  /// view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }

  /// The object that is told which items may be needed soon. Held weakly; nil for none.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether the ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  // MARK: - Editing items

  /// Whether the items are edited: list cells show the accessories for that.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if !isEditing { deselectAll() }
      for cell in visibleCells { cell.editingDidChange() }
    }
  }

  /// Whether a person can select items while they are edited. False unless set.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while they are edited. False unless set.
  open var allowsMultipleSelectionDuringEditing = false

  override var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  override var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: - Managing context menus

  /// The interaction that opens the context menus of the items.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }

  // MARK: - Managing collection view interactions

  // UIKit declares the scroll view's property again, with this type.
  /// The delegate, which decides about items and is notified of what happens to them. If it is a
  /// ``UICollectionViewDelegateFlowLayout``, it also determines their sizes. Held weakly.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: - Creating collection view cells

  /// Registers a class of cells for a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Registers a class for a kind of supplementary views and a reuse identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerViewClass(viewClass, elementKind, identifier) }

  /// Returns a cell for an item: a reused one, or a new one of what is registered for the identifier.
  ///
  /// If nothing is registered, this reports it and returns an empty cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }

  /// Returns a supplementary view: a reused one, or a new one of what is registered for the kind and the identifier. If
  /// nothing is registered, this reports it and returns an empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }

  // MARK: - Changing the layout

  /// The layout, which no other collection view may use. Setting another one changes all frames without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Sets another layout, and scrolls so that the first visible item stays visible.
  /// - Parameters:
  ///   - animated: whether the items are animated to their new places.
  ///   - completion: called when the animations have ended, with whether they weren't interrupted.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(layout, animated, completion) }

  // MARK: - Getting the state of the collection view

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.counts.count }

  /// The number of items in a section; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  // MARK: - Managing the items and sections

  /// Inserts items. The index paths count after the update.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }

  /// Deletes items. The index paths count before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }

  /// Moves an item from its index path before the update to its index path after the update. Its cell is kept.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source for new cells of items. The index paths count before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Asks the data source to configure the existing cells of items anew. When the data source dequeues a cell, it gets
  /// the existing one, without a call to ``UICollectionReusableView/prepareForReuse()``. If it returns another cell,
  /// the item is reloaded. Items that aren't visible are skipped.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts sections. The indices count after the update.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Deletes sections. The indices count before the update.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Moves a section from its index before the update to its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Reloads sections from the data source. The indices count before the update.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Reloads everything from the data source. All items are deselected; the content offset stays.
  open override func reloadData() { reload() }

  // MARK: - Managing the selection

  /// The selected items, in the order in which they were selected. Empty if none is selected; never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item, and scrolls to it unless the position is empty. The delegate isn't notified.
  /// - Parameter indexPath: the item; nil to deselect all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Deselects an item. The delegate isn't notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Locating items and views

  /// The item at a point in the collection view's coordinates; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight }

  /// The item of a cell; nil if the cell isn't displayed in this collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownItem(of: cell) }

  /// The cell of an item; nil if the item isn't visible, or doesn't exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// A supplementary view; nil if it isn't visible, or doesn't exist.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)]?.view }

  /// The visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  // MARK: - Getting layout information

  /// The layout attributes of an item, in the collection view's coordinates; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// The layout attributes of a supplementary view, in the collection view's coordinates; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

  // MARK: - Scrolling an item into view

  /// Scrolls until an item is visible, as little as necessary if the position is empty. If there is no such item, this
  /// is reported and nothing happens.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: - Updating and input

  /// Lays out the visible elements.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  /// Invalidates the layout, because the size of the area for the items has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    restingOffsetOfLayout(proposed, velocity)
  }

  package override var readingOrder: [UIView]? { viewsAsRead }

  // MARK: - Items of the list

  override func use(_ press: UIPress) -> Bool { useKey(press) }

  override var itemCount: Int { loadedCounts.total }

  override func item(number: Int) -> IndexPath? { loadedCounts.indexPath(number: number) }

  override func number(of item: IndexPath) -> Int { loadedCounts.number(of: item) }

  override func hasItem(at indexPath: IndexPath) -> Bool { loadedCounts.contains(indexPath) }

  override func frameOfItem(at indexPath: IndexPath) -> CGRect {
    attributes(of: .cell(indexPath))?.frame ?? .null
  }

  override func cell(ofItem indexPath: IndexPath) -> (any ListCell)? { cellForItem(at: indexPath) }

  override func item(ofCell view: UIView) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap(shownItem(of:))
  }

  override func title(ofItem indexPath: IndexPath) -> String? { titleOfItem(at: indexPath) }

  override var firstItemInSight: IndexPath? { itemsInSight.first }

  override func scrollToItem(_ indexPath: IndexPath) { scroll(to: indexPath, [], false) }

  override var viewsAroundItems: (before: [UIView], after: [UIView]) { ([], viewsAfterItems) }

  override func mayHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }

  override func tellHighlight(ofItem indexPath: IndexPath, _ isHighlighted: Bool) {
    tellItemHighlight(indexPath, isHighlighted)
  }

  override func itemToSelect(_ indexPath: IndexPath) -> IndexPath? {
    if let cell = cellForItem(at: indexPath) as? UICollectionViewListCell, cell.togglesExpansion {
      cell.toggleExpansion()
      return nil
    }
    return item(indexPath) { $0.collectionView(self, shouldSelectItemAt: indexPath) }
  }

  override func itemToDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    // As in UIKit, the delegate is asked only if a person presses a selected item again, not if another item replaces
    // it.
    if isReplaced { return indexPath }
    return item(indexPath) { $0.collectionView(self, shouldDeselectItemAt: indexPath) }
  }

  override func tellSelection(ofItem indexPath: IndexPath, _ isSelected: Bool) {
    tellItemSelection(indexPath, isSelected)
  }

  override var isLoaded: Bool { counts != nil }

  override func load() { _ = loadedCounts }

  override func apply(_ changes: ListChanges, then completion: @escaping () -> Void) {
    adopt(changes, then: completion)
  }

  override func reconfigureCells(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }

  // MARK: - Stored state of the extensions

  private(set) lazy var itemMenus = ItemMenus(of: self)
  var layoutInUse: UICollectionViewLayout

  /// The number of items in each section; nil until the data source was asked.
  var counts: ItemCounts? {
    didSet {
      layoutInUse.measured = [:]
      prefetching.reset()
    }
  }
  /// The scroll views of the sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScroller] = [:]
  let prefetching = Prefetching()
  /// The bounds for which the layout was last asked whether they invalidate it.
  var preparedBounds = CGRect.null
  /// The distance from the right edge of the content to the visible area, in points, if the layout is mirrored; nil if
  /// it isn't.
  var distanceFromRight: CGFloat?

  /// The elements that have views.
  var shown: [ElementKey: ShownElement] = [:]
  var cells = ReusePool<UICollectionViewCell>()
  var supplementaries: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The cell that is being reconfigured: the data source gets it when it dequeues a cell; nil if there is none.
  var reconfigured: UICollectionViewCell?
  var isShowingElements = false
}
