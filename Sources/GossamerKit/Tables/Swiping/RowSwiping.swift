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

/// Swiping the rows of a table aside. At most one of them is open; a press elsewhere, scrolling and changes of the rows
/// close it.
final class RowSwiping {
  private unowned let table: UITableView
  let recognizer = RowSwipeRecognizer()
  /// The row that is swiped aside; nil for none.
  private(set) var open: RowSwipe?
  /// The one that is about to be.
  private var awaited: RowSwipe?

  init(of table: UITableView) {
    self.table = table
  }

  func prepare() {
    recognizer.maximumNumberOfTouches = 1
    recognizer.allowedScrollTypesMask = .all
    recognizer.addTarget(self, action: RowSwiping.follow)
    table.addGestureRecognizer(recognizer)
  }

  // MARK: - What can be done

  /// What can be done with a row that is swiped to one side; nil for nothing.
  func actions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let editability = table.editing.editability(of: row)
    guard editability != .refused else { return nil }
    let own =
      isLeading
      ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row)
      : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
    let isDeletable =
      !isLeading && own == nil && editability == .allowed && table.editing.style(of: row) == .delete
    let configuration =
      isDeletable ? UISwipeActionsConfiguration(actions: [makeDeletion(of: row)]) : own
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// The action that has the data source delete a row.
  private func makeDeletion(of row: IndexPath) -> UIContextualAction {
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row)
    let started = table.generation
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak table] _, _, completion in
      // Rows that have changed meanwhile may have made it another one.
      if let table, table.generation == started { table.editing.commit(.delete, row) }
      completion(true)
    }
  }

  /// Does something with a row; it closes when that is done.
  func perform(_ action: UIContextualAction, from source: UIView) {
    let open = open
    // The row, and the button that was pressed, may be gone then.
    if table.hasKeyboard(inside: source), let row = open.flatMap(row(of:)) { table.goBack(to: row) }
    action.handler(action, source) { [weak self] _ in
      guard let self, let open, self.open === open else { return }
      close(animated: true)
    }
  }

  // MARK: - By hand

  /// Whether the row below the hand can be swiped in the direction in which it moves.
  var mayBegin: Bool {
    awaited = nil
    guard table.editing.reordering.drag == nil, let row = rowToSwipe else { return false }
    if let open, self.row(of: open) == row {
      awaited = open
      return true
    }
    guard !table.editing.isOn else { return false }
    let isToTheRight = recognizer.translation(in: table).x > 0
    awaited = makeSwipe(row, isLeading: isToTheRight != isMirrored)
    return awaited != nil
  }

  private var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The row that the hand began at; nil for none.
  private var rowToSwipe: IndexPath? {
    let place = recognizer.location(in: table)
    guard
      let view = recognizer.involvedTouches.first?.view ?? table.hitTest(place, with: nil)
    else { return nil }
    // Beside a row that is open the table itself is pressed.
    return view === table ? table.row(at: place) : table.item(around: view)
  }

  private func makeSwipe(_ row: IndexPath, isLeading: Bool) -> RowSwipe? {
    guard let configuration = actions(of: row, isLeading: isLeading),
      let cell = table.shownCell(at: row)
    else { return nil }
    let view = SwipeActionsView(
      configuration.actions, isAtLeft: isLeading != isMirrored, height: cell.bounds.height
    ) { [weak self] action, button in self?.perform(action, from: button) }
    return RowSwipe(cell, configuration, isLeading: isLeading, view)
  }

  private func follow() {
    switch recognizer.state {
    case .began, .changed: drag()
    case .ended:
      drag()
      letGo(at: signed(recognizer.velocity(in: table).x))
    case .cancelled, .failed: letGo(at: 0)
    case .possible: break
    }
  }

  /// A movement to the right, as one by which more of the buttons is seen.
  private func signed(_ movement: CGFloat) -> CGFloat {
    open?.isLeading == isMirrored ? -movement : movement
  }

  private func drag() {
    if let awaited {
      self.awaited = nil
      if awaited !== open { begin(awaited) }
      awaited.start = awaited.revealed
    }
    guard let swipe = open else { return }
    var width = max(0, swipe.start + signed(recognizer.translation(in: table).x))
    let (openWidth, mayBeFull) = (
      swipe.view.openWidth, swipe.configuration.performsFirstActionWithFullSwipe
    )
    // Beyond what is there the row follows more slowly.
    if width > openWidth, !mayBeFull { width = openWidth + (width - openWidth) / 4 }
    let whole = swipe.cell?.bounds.width ?? 0
    width = min(width, whole)
    let isFull = mayBeFull && width > max(openWidth + 30, whole * 0.6)
    if isFull != swipe.view.isFull {
      swipe.view.isFull = isFull
      UIView.animate(withDuration: 0.2) { swipe.view.layoutIfNeeded() }
    }
    reveal(width, of: swipe, animated: false)
  }

  private func letGo(at speed: CGFloat) {
    awaited = nil
    guard let swipe = open else { return }
    if swipe.view.isFull, let first = swipe.configuration.actions.first {
      reveal(swipe.cell?.bounds.width ?? 0, of: swipe, animated: true)
      return perform(first, from: swipe.view.firstButton ?? table)
    }
    // Where it was heading for: the way that its speed covers in a tenth of a second.
    let openWidth = swipe.view.openWidth
    if swipe.revealed + speed / 10 > openWidth / 2 {
      reveal(openWidth, of: swipe, animated: true)
    } else {
      close(animated: true)
    }
  }

  // MARK: - Opening and closing

  /// Shows what can be done with a row, as if it had been swiped.
  func showActions(of row: IndexPath) {
    guard let swipe = makeSwipe(row, isLeading: false) else { return }
    begin(swipe)
    reveal(swipe.view.openWidth, of: swipe, animated: true)
  }

  private func begin(_ swipe: RowSwipe) {
    close(animated: true)
    table.cancelPress()
    guard let cell = swipe.cell, let row = row(of: swipe) else { return }
    open = swipe
    swipe.place = cell.frame.minY - table.contentOffset.y
    table.tell { $0.tableView(table, willBeginEditingRowAt: row) }
    guard open === swipe else { return }
    cell.putIn(swipe)
  }

  private func reveal(
    _ width: CGFloat, of swipe: RowSwipe, animated: Bool, then completion: (() -> Void)? = nil
  ) {
    swipe.revealed = width
    guard animated, table.showsAnimations else {
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
  func close(animated: Bool) {
    guard let swipe = open else { return }
    open = nil
    reveal(0, of: swipe, animated: animated) { swipe.cell?.takeOut(swipe) }
    tellEnd(of: swipe)
  }

  /// The cell of the row that is open goes, as it is.
  func forget(_ cell: UIView) {
    guard let swipe = open, swipe.cell === cell else { return }
    open = nil
    tellEnd(of: swipe)
  }

  /// The row that is swiped aside; nil if its cell isn't shown any more.
  func row(of swipe: RowSwipe) -> IndexPath? { swipe.cell.flatMap(table.shownRow(of:)) }

  private func tellEnd(of swipe: RowSwipe) {
    let row = row(of: swipe)
    table.tell { $0.tableView(table, didEndEditingRowAt: row) }
  }

  /// Closes the row that is open if it isn't where it was on the screen.
  func closeIfScrolled() {
    guard let swipe = open, let cell = swipe.cell else { return }
    let place = cell.frame.minY - table.contentOffset.y
    if abs(swipe.place - place) > 1 { close(animated: true) }
    swipe.place = place
  }

  /// A press beside the buttons of the row that is open closes that, at once, or, on that row, which may be about to
  /// be dragged, when it is let go.
  /// - Returns: whether there is one.
  func pressBeside(_ touches: Set<UITouch>) -> Bool {
    guard let swipe = open, let touch = touches.first, touch.view === table else { return false }
    table.window?.dispatcher.claim(touch)
    let isOnRow = swipe.cell?.frame.contains(touch.location(in: table)) ?? false
    if !isOnRow { close(animated: true) }
    return true
  }

  /// While a row is open, a press beside its buttons is for the table, which closes the row.
  func hit(_ view: UIView?, _ event: UIEvent?) -> UIView? {
    guard let swipe = open, let view, event?.type == .touches,
      !view.isDescendant(of: swipe.view)
    else { return view }
    return table
  }
}
