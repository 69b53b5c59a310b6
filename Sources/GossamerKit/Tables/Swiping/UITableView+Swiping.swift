// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that is swiped aside.
final class RowSwipe {
  /// The cell of the row, which keeps this while the buttons are in it.
  private(set) weak var cell: UITableViewCell?
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  let view: SwipeActionsView
  /// How much of the buttons was seen when the hand took the row.
  var start: CGFloat = 0
  /// How much is seen of them now.
  var revealed: CGFloat = 0
  /// Where the row was on the screen when it was laid out last.
  var place: CGFloat = 0

  init(
    _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    _ view: SwipeActionsView
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    self.view = view
  }
}

/// Recognises that a row is swiped: by a finger, by the mouse, by a wheel that turns sideways.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func isInDirection(_ movement: CGPoint) -> Bool { abs(movement.x) > abs(movement.y) }

  /// What begins at the edge of the window goes back.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

// Rows that are swiped aside. At most one of them is open; a press elsewhere, scrolling and changes of the rows close it.
extension UITableView {
  func prepareSwiping() {
    swipeRecognizer.maximumNumberOfTouches = 1
    swipeRecognizer.allowedScrollTypesMask = .all
    swipeRecognizer.addTarget(self, action: UITableView.followSwipe)
    addGestureRecognizer(swipeRecognizer)
  }

  // MARK: - What can be done

  /// What can be done with a row that is swiped to one side; nil for nothing.
  func swipeActions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let editability = editability(of: row)
    guard editability != .refused else { return nil }
    let own =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    let isDeletable =
      !isLeading && own == nil && editability == .allowed && editingStyle(of: row) == .delete
    let configuration =
      isDeletable ? UISwipeActionsConfiguration(actions: [makeDeletion(of: row)]) : own
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// The action that has the data source delete a row.
  private func makeDeletion(of row: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row)
    let started = generation
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      // Rows that have changed meanwhile may have made it another one.
      if let self, generation == started { commit(.delete, row) }
      completion(true)
    }
  }

  /// Does something with a row; it closes when that is done.
  func perform(_ action: UIContextualAction, from source: UIView) {
    let open = editing.swipe
    // The row, and the button that was pressed, may be gone then.
    if hasKeyboard(inside: source), let row = open.flatMap(row(of:)) { goBack(to: row) }
    action.handler(action, source) { [weak self] _ in
      guard let self, let open, editing.swipe === open else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: - By hand

  /// Whether the row below the hand can be swiped in the direction in which it moves.
  var maySwipe: Bool {
    editing.awaitedSwipe = nil
    guard editing.drag == nil, let row = rowToSwipe else { return false }
    if let open = editing.swipe, self.row(of: open) == row {
      editing.awaitedSwipe = open
      return true
    }
    guard !editing.isOn else { return false }
    let isToTheRight = swipeRecognizer.translation(in: self).x > 0
    editing.awaitedSwipe = makeSwipe(row, isLeading: isToTheRight != isMirrored)
    return editing.awaitedSwipe != nil
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The row that the hand began at; nil for none.
  private var rowToSwipe: IndexPath? {
    let place = swipeRecognizer.location(in: self)
    guard let view = swipeRecognizer.involvedTouches.first?.view ?? hitTest(place, with: nil) else {
      return nil
    }
    // Beside a row that is open the table itself is pressed.
    return view === self ? row(at: place) : item(around: view)
  }

  private func makeSwipe(_ row: IndexPath, isLeading: Bool) -> RowSwipe? {
    guard let configuration = swipeActions(of: row, isLeading: isLeading),
      let cell = shownCell(at: row)
    else { return nil }
    let view = SwipeActionsView(
      configuration.actions, isAtLeft: isLeading != isMirrored, height: cell.bounds.height
    ) { [weak self] action, button in self?.perform(action, from: button) }
    return RowSwipe(cell, configuration, isLeading: isLeading, view)
  }

  func followSwipe() {
    switch swipeRecognizer.state {
    case .began, .changed: dragSwipe()
    case .ended:
      dragSwipe()
      letGoOfSwipe(at: signed(swipeRecognizer.velocity(in: self).x))
    case .cancelled, .failed: letGoOfSwipe(at: 0)
    case .possible: break
    }
  }

  /// A movement to the right, as one by which more of the buttons is seen.
  private func signed(_ movement: CGFloat) -> CGFloat {
    editing.swipe?.isLeading == isMirrored ? -movement : movement
  }

  private func dragSwipe() {
    if let awaited = editing.awaitedSwipe {
      editing.awaitedSwipe = nil
      if awaited !== editing.swipe { begin(awaited) }
      awaited.start = awaited.revealed
    }
    guard let swipe = editing.swipe else { return }
    var width = max(0, swipe.start + signed(swipeRecognizer.translation(in: self).x))
    let (open, mayBeFull) = (
      swipe.view.openWidth, swipe.configuration.performsFirstActionWithFullSwipe
    )
    // Beyond what is there the row follows more slowly.
    if width > open, !mayBeFull { width = open + (width - open) / 4 }
    let whole = swipe.cell?.bounds.width ?? 0
    width = min(width, whole)
    let isFull = mayBeFull && width > max(open + 30, whole * 0.6)
    if isFull != swipe.view.isFull {
      swipe.view.isFull = isFull
      UIView.animate(withDuration: 0.2) { swipe.view.layoutIfNeeded() }
    }
    reveal(width, of: swipe, animated: false)
  }

  private func letGoOfSwipe(at speed: CGFloat) {
    editing.awaitedSwipe = nil
    guard let swipe = editing.swipe else { return }
    if swipe.view.isFull, let first = swipe.configuration.actions.first {
      reveal(swipe.cell?.bounds.width ?? 0, of: swipe, animated: true)
      return perform(first, from: swipe.view.firstButton ?? self)
    }
    // Where it was heading for: the way that its speed covers in a tenth of a second.
    let open = swipe.view.openWidth
    if swipe.revealed + speed / 10 > open / 2 {
      reveal(open, of: swipe, animated: true)
    } else {
      closeSwipe(animated: true)
    }
  }

  // MARK: - Opening and closing

  /// Shows what can be done with a row, as if it had been swiped.
  func openSwipe(of row: IndexPath) {
    guard let swipe = makeSwipe(row, isLeading: false) else { return }
    begin(swipe)
    reveal(swipe.view.openWidth, of: swipe, animated: true)
  }

  private func begin(_ swipe: RowSwipe) {
    closeSwipe(animated: true)
    cancelPress()
    guard let cell = swipe.cell, let row = row(of: swipe) else { return }
    editing.swipe = swipe
    swipe.place = cell.frame.minY - contentOffset.y
    tell { $0.tableView(self, willBeginEditingRowAt: row) }
    guard editing.swipe === swipe else { return }
    cell.putIn(swipe)
  }

  private func reveal(
    _ width: CGFloat, of swipe: RowSwipe, animated: Bool, then completion: (() -> Void)? = nil
  ) {
    swipe.revealed = width
    guard animated, showsAnimations else {
      swipe.cell?.showSwipe(swipe)
      completion?()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      swipe.cell?.showSwipe(swipe)
    } completion: { _ in
      completion?()
    }
  }

  /// Lets the row that is open go back.
  func closeSwipe(animated: Bool) {
    guard let swipe = editing.swipe else { return }
    editing.swipe = nil
    reveal(0, of: swipe, animated: animated) { swipe.cell?.takeOut(swipe) }
    tellEnd(of: swipe)
  }

  /// The cell of the row that is open goes, as it is.
  func forgetSwipe(of cell: UIView) {
    guard let swipe = editing.swipe, swipe.cell === cell else { return }
    editing.swipe = nil
    tellEnd(of: swipe)
  }

  /// The row that is swiped aside; nil if its cell isn't shown any more.
  func row(of swipe: RowSwipe) -> IndexPath? { swipe.cell.flatMap(shownRow(of:)) }

  private func tellEnd(of swipe: RowSwipe) {
    let row = row(of: swipe)
    tell { $0.tableView(self, didEndEditingRowAt: row) }
  }

  /// Closes the row that is open if it isn't where it was on the screen.
  func closeSwipeIfScrolled() {
    guard let swipe = editing.swipe, let cell = swipe.cell else { return }
    let place = cell.frame.minY - contentOffset.y
    if abs(swipe.place - place) > 1 { closeSwipe(animated: true) }
    swipe.place = place
  }

  /// A press beside the buttons of the row that is open closes that, at once, or, on that row, which may be about to
  /// be dragged, when it is let go.
  /// - Returns: whether there is one.
  func pressBesideSwipe(_ touches: Set<UITouch>) -> Bool {
    guard let swipe = editing.swipe, let touch = touches.first, touch.view === self else {
      return false
    }
    window?.dispatcher.claim(touch)
    let isOnRow = swipe.cell?.frame.contains(touch.location(in: self)) ?? false
    if !isOnRow { closeSwipe(animated: true) }
    return true
  }

  /// While a row is open, a press beside its buttons is for the table, which closes the row.
  func hit(_ view: UIView?, _ event: UIEvent?) -> UIView? {
    guard let swipe = editing.swipe, let view, event?.type == .touches,
      !view.isDescendant(of: swipe.view)
    else { return view }
    return self
  }
}

extension UITableViewCell {
  /// Puts the buttons in, of which nothing is seen yet.
  func putIn(_ swipe: RowSwipe) {
    takeOutSwipe()
    self.swipe = swipe
    addSubview(swipe.view)
    placeSwipe()
    swipe.view.layoutIfNeeded()
  }

  /// Takes the buttons out, unless others are there already.
  func takeOut(_ swipe: RowSwipe) {
    if self.swipe === swipe { takeOutSwipe() }
  }

  func takeOutSwipe() {
    guard let old = swipe else { return }
    swipe = nil
    old.view.removeFromSuperview()
    setNeedsLayout()
  }

  /// Shows as much of the buttons as is to be seen. That makes the row no higher.
  func showSwipe(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    isMeasured = true
    setNeedsLayout()
    layoutIfNeeded()
    swipe.view.layoutIfNeeded()
  }

  /// How far the content is moved aside, in points, in the direction of reading.
  var swipeShift: CGFloat {
    swipe.map { $0.isLeading ? $0.revealed : -$0.revealed } ?? 0
  }

  func placeSwipe() {
    guard let swipe else { return }
    let isAtLeft = swipe.isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let frame = CGRect(
      x: isAtLeft ? 0 : bounds.width - swipe.revealed, y: 0, width: swipe.revealed,
      height: bounds.height - separatorHeight)
    if swipe.view.frame != frame { swipe.view.frame = frame }
  }
}
