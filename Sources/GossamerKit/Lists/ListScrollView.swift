// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scroll view of items in sections, which a person selects by pressing them, and goes through with the keyboard: what
/// ``UITableView`` and ``UICollectionView`` have in common. By itself it shows no items.
///
/// The items are one stop of the Tab key, and one of them has a line around it. Tab leads into what can be used in that
/// item, and on from there; Escape leads back.
///
/// UIKit has no such class: there both are subclasses of the scroll view itself.
open class ListScrollView: UIScrollView {
  /// The wires of lists, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<ListScrollView>(super.wires)
      .outlet("backgroundView", \.backgroundView)
      .attribute("allowsSelection", \.allowsSelection)
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection)
  }

  // MARK: - Configuring the list

  /// The view behind all items, which doesn't scroll; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: - Updating items

  /// Asks the data source anew for everything. Nothing is selected any more; the content offset stays.
  open func reloadData() {}

  /// Makes the changes that `updates` asks for at once, and lets the items move to their new places.
  ///
  /// The data source has to have changed when `updates` returns. What is deleted, reloaded or moved away is named by
  /// where it stood before, what is inserted by where it stands afterwards. Counts that don't agree with the
  /// changes end in a message, and the list loads everything anew.
  /// - Parameter completion: called when nothing moves any more, with whether that wasn't interrupted.
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

  /// True: a list gets the keyboard, and goes from item to item with it.
  open override var canBecomeFirstResponder: Bool { true }

  /// Shows at which item the keyboard is, if it was used before.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { keyboardDidMove() }
    return super.becomeFirstResponder()
  }

  /// Shows no longer at which item the keyboard is.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { keyboardDidMove() }
    return super.resignFirstResponder()
  }

  /// Lets the item look pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Lets the item look pressed as long as the touch is on it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followPress(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item that is pressed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !release(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Lets the item look as ever.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }

  /// Goes from item to item.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !use($0) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  override func pressRepeats(_ press: UIPress) { useAgain(press) }

  /// A press begins.
  /// - Returns: whether it is on an item, and followed.
  func press(_ touches: Set<UITouch>) -> Bool { beginPress(touches) }

  /// A press ends.
  /// - Returns: whether it was followed.
  func release(_ touches: Set<UITouch>) -> Bool { endPress(touches) }

  /// Uses a key while the items have the keyboard.
  /// - Returns: whether it was used.
  func use(_ press: UIPress) -> Bool { false }

  // MARK: - What each kind of list says of its items

  /// How many items there are, in all sections.
  var itemCount: Int { 0 }

  /// The item with a number, from 0 on, across all sections; nil for none.
  func item(number: Int) -> IndexPath? { nil }

  /// The number of an item that is there.
  func number(of item: IndexPath) -> Int { 0 }

  /// Whether there is such an item.
  func hasItem(at indexPath: IndexPath) -> Bool { false }

  /// Where an item lies; null for one that has no place.
  func frameOfItem(at indexPath: IndexPath) -> CGRect { .null }

  /// The cell of an item that is seen; nil for others.
  func cell(ofItem indexPath: IndexPath) -> (any ListCell)? { nil }

  /// The item of a cell; nil for a view that is no cell of this list.
  func item(ofCell view: UIView) -> IndexPath? { nil }

  /// What the cell of an item is called, of one that isn't seen too; nil for nothing.
  func title(ofItem indexPath: IndexPath) -> String? { nil }

  /// The first item that is seen; nil for none.
  var firstItemInSight: IndexPath? { nil }

  /// Scrolls as little as it takes to see an item.
  func scrollToItem(_ indexPath: IndexPath) {}

  /// What stands before the items, and after them, that may have the keyboard.
  var viewsAroundItems: (before: [UIView], after: [UIView]) { ([], []) }

  // MARK: - What each kind of list asks and tells of the selection

  /// Whether a person can select items now.
  var maySelect: Bool { allowsSelection }

  /// Whether several items can be selected now.
  var selectsSeveral: Bool { allowsMultipleSelection }

  /// Whether the delegate lets an item be pressed.
  func mayHighlightItem(at indexPath: IndexPath) -> Bool { true }

  /// Tells the delegates that an item looks pressed, or as ever.
  func tellHighlight(ofItem indexPath: IndexPath, _ isHighlighted: Bool) {}

  /// Asks the delegate which item is selected when a person has pressed one; nil for none.
  func itemToSelect(_ indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Asks the delegate which item loses the selection; nil for none.
  /// - Parameter isReplaced: whether that is because another one is selected.
  func itemToDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? { indexPath }

  /// Tells the delegates that a person has selected an item, or has taken the selection from it.
  func tellSelection(ofItem indexPath: IndexPath, _ isSelected: Bool) {}

  // MARK: - What each kind of list does when its items change

  /// Whether the data source was asked what there is.
  var isLoaded: Bool { false }

  /// Asks the data source, if it wasn't yet.
  func load() {}

  /// Lets what is shown follow changes of the data source.
  /// - Parameter completion: called when nothing moves any more.
  func apply(_ changes: ListChanges, then completion: @escaping () -> Void) { completion() }

  /// Asks the data source to configure the cells of items anew.
  func reconfigureCells(at indexPaths: [IndexPath]) {}

  // MARK: - State that the chapters keep

  /// Changes whenever what was found out before may be wrong.
  var generation = 0
  /// Changes that are made when all of them are known.
  var batch = ListBatch()
  var selection = IndexPathSelection()
  /// The item that is pressed; nil for none.
  var pressed: PressedItem?
  /// Where the item stands that ``following(_:_:)`` follows: changes of the list move it along. Nil for none.
  var followedItem: IndexPath?
  /// The item that the keyboard is at.
  var currentItem: IndexPath?
  /// What is typed of a title.
  var typedTitle = TypedTitle()
  /// The line around the current item.
  private(set) lazy var focusRing = ListFocusRing()
}
