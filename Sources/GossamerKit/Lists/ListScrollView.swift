// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The common superclass of ``UITableView`` and ``UICollectionView``: a scroll view of items in sections, which can be
/// selected by pressing them, and navigated with the keyboard. By itself it shows no items.
///
/// The Tab key stops once for all items. The current one has a focus ring around it. Pressing Tab again moves into the
/// controls inside that item, and on from there; Escape moves back.
///
/// UIKit has no such class: there both inherit from `UIScrollView` directly.
open class ListScrollView: UIScrollView {
  /// The outlets and attributes of lists in documents, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<ListScrollView>(super.wires)
      .outlet("backgroundView", \.backgroundView)
      .attribute("allowsSelection", \.allowsSelection)
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection)
      .selector("reloadData", ListScrollView.reloadData)
  }

  // MARK: - Configuring the list

  /// The view behind all items, which doesn't scroll; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: - Updating items

  /// Reloads everything from the data source. All items are deselected; the content offset stays.
  open func reloadData() {}

  /// Makes all changes that `updates` records together, and animates the items to their new places.
  ///
  /// The data source must have changed by the time `updates` returns. Index paths of deleted, reloaded and moved items
  /// count before the update; index paths of inserted items, and the targets of moves, count after it. If the data
  /// source's counts don't agree with the changes, this is reported, and the list reloads all data.
  /// - Parameter completion: called when the animations have ended, with whether they weren't interrupted.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performUpdates(updates, completion) }

  // MARK: - Managing the selection

  /// Whether a person can select items. True unless set.
  open var allowsSelection = true

  /// Whether several items can be selected at the same time. False unless set.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }

  // MARK: - Input

  /// True: a list becomes the first responder, so that the keyboard moves between its items.
  open override var canBecomeFirstResponder: Bool { true }

  /// Becomes the first responder, and shows the focus ring if the keyboard was used before.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { keyboardDidMove() }
    return super.becomeFirstResponder()
  }

  /// Resigns the first responder, and hides the focus ring.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { keyboardDidMove() }
    return super.resignFirstResponder()
  }

  /// Highlights the item that is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Removes the highlight when the touch leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followPress(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item that is highlighted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !release(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Removes the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }

  /// Handles the keys that move between items and select them.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !use($0) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  override func pressRepeats(_ press: UIPress) { useAgain(press) }

  /// Begins to track a touch.
  /// - Returns: whether the touch is on an item.
  func press(_ touches: Set<UITouch>) -> Bool { beginPress(touches) }

  /// Ends tracking a touch.
  /// - Returns: whether the touch was tracked.
  func release(_ touches: Set<UITouch>) -> Bool { endPress(touches) }

  /// Handles a key while the list is the first responder.
  /// - Returns: whether the key was handled.
  func use(_ press: UIPress) -> Bool { false }

  // MARK: - Items, as each kind of list overrides them

  /// The number of items in all sections.
  var itemCount: Int { 0 }

  /// The item with a number, counted from 0 across all sections; nil if there is none.
  func item(number: Int) -> IndexPath? { nil }

  /// The number of an existing item, counted from 0 across all sections.
  func number(of item: IndexPath) -> Int { 0 }

  /// Whether an item exists.
  func hasItem(at indexPath: IndexPath) -> Bool { false }

  /// The frame of an item; null if it has none.
  func frameOfItem(at indexPath: IndexPath) -> CGRect { .null }

  /// The cell of an item that is displayed; nil for others.
  func cell(ofItem indexPath: IndexPath) -> (any ListCell)? { nil }

  /// The item of a cell; nil for a view that isn't a cell of this list.
  func item(ofCell view: UIView) -> IndexPath? { nil }

  /// The accessibility label of an item's cell, which needn't be visible; nil if it has none.
  func title(ofItem indexPath: IndexPath) -> String? { nil }

  /// The first visible item; nil if there is none.
  var firstItemInSight: IndexPath? { nil }

  /// Scrolls as little as necessary to make an item visible.
  func scrollToItem(_ indexPath: IndexPath) {}

  /// The views before and after the items that may contain the keyboard focus.
  var viewsAroundItems: (before: [UIView], after: [UIView]) { ([], []) }

  // MARK: - Selection, as each kind of list overrides it

  /// Whether a person can select items at the moment.
  var maySelect: Bool { allowsSelection }

  /// Whether several items can be selected at the moment.
  var selectsSeveral: Bool { allowsMultipleSelection }

  /// Whether the delegate allows an item to be highlighted.
  func mayHighlightItem(at indexPath: IndexPath) -> Bool { true }

  /// Notifies the delegates that an item was highlighted or unhighlighted.
  func tellHighlight(ofItem indexPath: IndexPath, _ isHighlighted: Bool) {}

  /// Asks the delegate which item to select after a person has pressed one; nil for none.
  func itemToSelect(_ indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Asks the delegate which item to deselect; nil for none.
  /// - Parameter isReplaced: whether the reason is that another item is selected in its place.
  func itemToDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? { indexPath }

  /// Notifies the delegates that a person has selected or deselected an item.
  func tellSelection(ofItem indexPath: IndexPath, _ isSelected: Bool) {}

  override var furtherShownValues: [(name: String, value: Any?)] {
    [("items", isLoaded ? itemCount : nil)]
  }

  // MARK: - Updates, as each kind of list overrides them

  /// Whether the data source was asked for its counts.
  var isLoaded: Bool { false }

  /// Asks the data source for its counts if it wasn't asked yet.
  func load() {}

  /// Applies changes of the data source to the displayed items.
  /// - Parameter completion: called when the animations have ended.
  func apply(_ changes: ListChanges, then completion: @escaping () -> Void) { completion() }

  /// Asks the data source to configure the existing cells of items anew.
  func reconfigureCells(at indexPaths: [IndexPath]) {}

  // MARK: - Stored state of the extensions

  /// A counter that changes whenever earlier answers of the data source may be outdated.
  var generation = 0
  /// The changes of the batch update in progress.
  var batch = ListBatch()
  var selection = IndexPathSelection()
  /// The item that is being pressed; nil if there is none.
  var pressed: PressedItem?
  /// The index path of the item that ``following(_:_:)`` follows, kept up to date during changes; nil if there is none.
  var followedItem: IndexPath?
  /// The item that the keyboard is at; nil if there is none.
  var currentItem: IndexPath?
  /// The beginning of a title that is being typed.
  var typedTitle = TypedTitle()
  /// The focus ring around the current item.
  private(set) lazy var focusRing = ListFocusRing()
}
