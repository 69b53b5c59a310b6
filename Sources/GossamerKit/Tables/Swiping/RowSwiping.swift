// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that is swiped aside.
final class RowSwipe {
  /// The cell of the row. It keeps this object while it contains the buttons.
  private(set) weak var cell: UITableViewCell?
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  let view: SwipeActionsView
  /// The revealed width when the current drag began, in points.
  var start: CGFloat = 0
  /// The revealed width of the buttons, in points.
  var revealed: CGFloat = 0
  /// The vertical position of the row relative to the visible area at the last layout, in points.
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

/// Recognises a horizontal swipe of a row: by a finger, the mouse, or horizontal scrolling.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func isInDirection(_ movement: CGPoint) -> Bool { abs(movement.x) > abs(movement.y) }

  /// A swipe from the edge of the window navigates back, and takes precedence.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// The swipe actions of a table. At most one row is swiped aside at a time. A press elsewhere, scrolling, and changes
/// of the rows close it.
final class RowSwiping {
  private unowned let table: UITableView
  let recognizer = RowSwipeRecognizer()
  /// The row that is swiped aside; nil if there is none.
  private(set) var open: RowSwipe?
  /// The swipe that begins when the recogniser begins; nil if there is none.
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

  // MARK: - Actions

  /// The swipe actions of a row for one side; nil if there are none.
  func actions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let editability = table.editing.editability(of: row)
    guard editability != .refused else { return nil }
    let own =
      isLeading
      ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row)
      : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
        ?? table.delegate?.tableView(table, editActionsForRowAt: row).map {
          UISwipeActionsConfiguration(rowActions: $0, of: row)
        }
    let isDeletable =
      !isLeading && own == nil && editability == .allowed && table.editing.style(of: row) == .delete
    let configuration =
      isDeletable ? UISwipeActionsConfiguration(actions: [makeDeletion(of: row)]) : own
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  /// Creates the action that tells the data source to delete a row.
  private func makeDeletion(of row: IndexPath) -> UIContextualAction {
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row)
    let started = table.generation
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak table] _, _, completion in
      // If the rows have changed meanwhile, the index path may mean another row.
      if let table, table.generation == started { table.editing.commit(.delete, row) }
      completion(true)
    }
  }

  /// Performs an action. The row closes when the handler calls its completion handler.
  func perform(_ action: UIContextualAction, from source: UIView) {
    let open = open
    // The button that was pressed may be gone after the action, so the keyboard focus returns to the row first.
    if table.hasKeyboard(inside: source), let row = open.flatMap(row(of:)) { table.goBack(to: row) }
    action.handler(action, source) { [weak self] _ in
      guard let self, let open, self.open === open else { return }
      close(animated: true)
    }
  }

  // MARK: - Dragging

  /// Whether the row below the pointer can be swiped in the direction of the movement.
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

  /// The row at which the gesture began; nil if there is none.
  private var rowToSwipe: IndexPath? {
    let place = recognizer.location(in: table)
    guard
      let view = recognizer.involvedTouches.first?.view ?? table.hitTest(place, with: nil)
    else { return nil }
    // While a row is open, touches beside its buttons hit the table itself.
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

  /// Converts a movement to the right into one that is positive if it reveals more of the buttons.
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
    // Beyond the width of the buttons, the row follows the pointer at a quarter of its speed.
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
    // The expected end of the movement: the distance that its velocity covers in a tenth of a second is added.
    let openWidth = swipe.view.openWidth
    if swipe.revealed + speed / 10 > openWidth / 2 {
      reveal(openWidth, of: swipe, animated: true)
    } else {
      close(animated: true)
    }
  }

  // MARK: - Opening and closing

  /// Reveals the trailing buttons of a row, as if it had been swiped.
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

  /// Closes the row that is swiped aside.
  func close(animated: Bool) {
    guard let swipe = open else { return }
    open = nil
    reveal(0, of: swipe, animated: animated) { swipe.cell?.takeOut(swipe) }
    tellEnd(of: swipe)
  }

  /// Ends the swipe of a cell that is about to be recycled or removed, without an animation.
  func forget(_ cell: UIView) {
    guard let swipe = open, swipe.cell === cell else { return }
    open = nil
    tellEnd(of: swipe)
  }

  /// The index path of the row that is swiped aside; nil if its cell isn't displayed any more.
  func row(of swipe: RowSwipe) -> IndexPath? { swipe.cell.flatMap(table.shownRow(of:)) }

  private func tellEnd(of swipe: RowSwipe) {
    let row = row(of: swipe)
    table.tell { $0.tableView(table, didEndEditingRowAt: row) }
  }

  /// Closes the row that is swiped aside if it has moved on the screen since the last layout.
  func closeIfScrolled() {
    guard let swipe = open, let cell = swipe.cell else { return }
    let place = cell.frame.minY - table.contentOffset.y
    if abs(swipe.place - place) > 1 { close(animated: true) }
    swipe.place = place
  }

  /// A press beside the buttons closes the row that is swiped aside: at once if it is outside of the row. On the row
  /// itself the press may become a drag, so the row closes when the press ends.
  /// - Returns: whether a row is swiped aside and was pressed beside its buttons.
  func pressBeside(_ touches: Set<UITouch>) -> Bool {
    guard let swipe = open, let touch = touches.first, touch.view === table else { return false }
    table.window?.dispatcher.claim(touch)
    let isOnRow = swipe.cell?.frame.contains(touch.location(in: table)) ?? false
    if !isOnRow { close(animated: true) }
    return true
  }

  /// Redirects the hit test: while a row is swiped aside, touches beside its buttons hit the table, which closes the
  /// row.
  func hit(_ view: UIView?, _ event: UIEvent?) -> UIView? {
    guard let swipe = open, let view, event?.type == .touches,
      !view.isDescendant(of: swipe.view)
    else { return view }
    return table
  }
}
