// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Items of a list, placed by a layout: in lines that flow, see ``UICollectionViewFlowLayout``, or as an application's
/// own layout says. Only what is seen has views, so that a million items cost as much as those that are seen.
///
///     let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     collection.register(AttachmentCell.self, forCellWithReuseIdentifier: "attachment")
///     collection.dataSource = self
///
/// - What is shown: ``dataSource``, ``reloadData()``, ``ListScrollView/performBatchUpdates(_:completion:)``
/// - Cells: ``register(_:forCellWithReuseIdentifier:)``, ``dequeueReusableCell(withReuseIdentifier:for:)``,
///   ``CellRegistration``
/// - Where they lie: ``collectionViewLayout``
/// - What is seen: ``visibleCells``, ``indexPathsForVisibleItems``, ``cellForItem(at:)``
/// - Selecting: ``ListScrollView/allowsMultipleSelection``, ``indexPathsForSelectedItems``,
///   ``selectItem(at:animated:scrollPosition:)``
/// - Scrolling: ``scrollToItem(at:at:animated:)``
///
/// The items are one stop of the Tab key. With the keyboard the arrows go to the next item in their direction, at the
/// end of a line to the next one; Home, End, Page Up and Page Down go further, and the beginning of what an item is called
/// leads to it; Space and Return select; Tab leads to what can be used in the item, F2 to a field of it, Escape back.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview
open class UICollectionView: ListScrollView {
  // MARK: - Creating a collection view

  /// Creates a collection view.
  /// - Parameter layout: says where the items lie; that of no other collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view that an Interface Builder document describes; with a flow layout, unless the document
  /// has another one.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
  }

  /// The wires of collection views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UICollectionView>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
  }

  // MARK: - Providing the collection view data

  /// What tells how many items there are, and makes their cells. Held weakly. Another one is asked anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }

  // MARK: - Managing collection view interactions

  // The same property as that of a scroll view, of the type that UIKit declares it with again.
  /// What decides about items and is told of them; where it is a ``UICollectionViewDelegateFlowLayout``, it says how
  /// large they are. Held weakly.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: - Creating collection view cells

  /// Names a class whose cells are made for an identifier; nil for none any more.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Names a class whose views are made for a kind of supplementary views and an identifier; nil for none any more.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerViewClass(viewClass, elementKind, identifier) }

  /// A cell for an item: one that isn't seen any more, or a new one of what is registered for the identifier.
  ///
  /// Where nothing is registered, a message says so and it is a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }

  /// A supplementary view: one that isn't seen any more, or a new one of what is registered for the kind and the
  /// identifier. Where nothing is registered, a message says so and it is a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }

  // MARK: - Changing the layout

  /// Says where the items lie. Another one is that of no other collection view; everything is at its new place at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Lays the items out otherwise; what is seen stays in sight.
  /// - Parameters:
  ///   - animated: whether a person sees the items move.
  ///   - completion: called when nothing moves any more, with whether that wasn't interrupted.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(layout, animated, completion) }

  // MARK: - Getting the state of the collection view

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.counts.count }

  /// How many items a section has; 0 for one that isn't there.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  // MARK: - Managing the items and sections

  /// Inserts items, by where they stand afterwards.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }

  /// Deletes items, by where they stood before.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }

  /// Moves an item from where it stood before to where it stands afterwards. Its cell stays.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source for new cells of items, by where they stood before.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Asks the data source to configure the cells anew that items have: to dequeue one gives it that cell, without
  /// ``UICollectionReusableView/prepareForReuse()``. A data source that returns another one has the item reloaded. Items
  /// that aren't seen are left out.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts sections, by where they stand afterwards.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Deletes sections, by where they stood before.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Moves a section from where it stood before to where it stands afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source anew for sections, by where they stood before.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Asks the data source anew for everything. Nothing is selected any more; the content offset stays.
  open override func reloadData() { reload() }

  // MARK: - Managing the selection

  /// The items that are selected, in the order in which they were; empty for none, nil never.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item, and scrolls to it unless the position is empty. The delegate isn't told.
  /// - Parameter indexPath: nil to select none any more.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Takes the selection from an item. The delegate isn't told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Locating items and views

  /// The item at a point, in the collection view's coordinates; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The items that are seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight }

  /// The item of a cell; nil if that isn't shown here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownItem(of: cell) }

  /// The cell of an item; nil if the item isn't seen, or not there.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// A supplementary view; nil if it isn't seen, or not there.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)]?.view }

  /// The supplementary views of a kind that are seen, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Where the supplementary views of a kind belong that are seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  // MARK: - Getting layout information

  /// Where an item lies, in the collection view's coordinates; nil for one that isn't there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// Where a supplementary view lies, in the collection view's coordinates; nil for none.
  open func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

  // MARK: - Scrolling an item into view

  /// Scrolls so that an item is seen; as little as it takes with an empty position. An item that isn't there is refused
  /// with a message.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: - Updating and input

  /// Shows what is seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  /// Lays the items out anew in the room that there is.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    restingOffsetOfLayout(proposed, velocity)
  }

  package override var readingOrder: [UIView]? { viewsAsRead }

  // MARK: - What it says of its items

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
    item(indexPath) { $0.collectionView(self, shouldSelectItemAt: indexPath) }
  }

  override func itemToDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    // UIKit asks for that of an item that a person presses again, not of one that gives way to another.
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

  // MARK: - State that the chapters keep

  var layoutInUse: UICollectionViewLayout

  /// How many items there are; nil until the data source was asked.
  var counts: ItemCounts?
  /// The bounds for which the layout was asked last whether they make a difference.
  var preparedBounds = CGRect.null
  /// How far a content that begins at the right is scrolled from there; nil for one that begins at the left.
  var distanceFromRight: CGFloat?

  /// The elements that have views.
  var shown: [ElementKey: ShownElement] = [:]
  var cells = ReusePool<UICollectionViewCell>()
  var supplementaries: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The cell of the item that is being configured anew, which is dequeued for it; nil for none.
  var reconfigured: UICollectionViewCell?
  var isShowingElements = false
}
