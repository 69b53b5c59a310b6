// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// A cell in editing mode: its editing control, its reorder control, and the buttons beside it while it is swiped aside.
extension UITableViewCell {
  /// Sets the cell's appearance in editing mode; nil outside of editing mode.
  func take(_ new: RowEditing?, animated: Bool) {
    rowEditing = new
    let isOn = new != nil
    if isOn != storedEditing { setEditing(isOn, animated: animated) } else { editingDidChange() }
  }

  /// Resets the editing state, because the cell is about to be reused.
  func leaveEditing() {
    takeOutSwipe()
    setLifted(false)
    rowEditing = nil
    if storedEditing { setEditing(false, animated: false) }
  }

  /// Adds or removes the editing control and the reorder control.
  func editingDidChange() {
    let control = storedEditing ? rowEditing?.control ?? .none : .none
    if control == .none {
      editControl?.removeFromSuperview()
      editControl = nil
    } else {
      let view = editControl ?? RowEditControl()
      editControl = view
      view.control = control
      view.isChosen = storedSelected
      view.cell = self
      if view.superview !== self { appear(view) }
    }
    if storedEditing, rowEditing?.isMovable == true {
      let handle = reorderHandle ?? ReorderHandle(of: self)
      reorderHandle = handle
      if handle.superview !== self { appear(handle) }
    } else {
      reorderHandle?.removeFromSuperview()
      reorderHandle = nil
    }
    accessoryDidChange()
    if contentConfiguration != nil { setNeedsUpdateConfiguration() }
    isMeasured = false
    setNeedsLayout()
  }

  /// Adds a control at its final place and fades it in, so that it doesn't move along with animated views.
  private func appear(_ view: UIView) {
    addSubview(view)
    UIView.performWithoutAnimation {
      placeEditingParts()
      view.alpha = 0
    }
    view.alpha = 1
  }

  // MARK: - Frames

  private static let symbolSize: CGFloat = 24

  /// The distance by which the editing control indents the content, in points.
  var editingIndent: CGFloat {
    guard storedEditing, let rowEditing, rowEditing.isIndented else { return 0 }
    return Self.symbolSize + look.margin
  }

  /// The width of the reorder control at the trailing end, in points.
  var reorderWidth: CGFloat {
    reorderHandle == nil ? 0 : Self.symbolSize + look.margin
  }

  func placeEditingParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = isMirrored ? -swipeShift : swipeShift
    let width = Self.symbolSize + 2 * look.margin
    func place(_ view: UIView?, atLeft: Bool) {
      guard let view else { return }
      let inset = view === reorderHandle ? look.endInset : 0
      let x = (atLeft ? inset : bounds.width - width - inset) + shift
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height - separatorHeight)
      if view.frame != frame { view.frame = frame }
    }
    place(editControl, atLeft: !isMirrored)
    place(reorderHandle, atLeft: isMirrored)
  }

  // MARK: - Being dragged

  /// Raises the cell above the others, with a shadow, or lowers it again.
  func setLifted(_ isLifted: Bool) {
    guard isLifted != (groundBeforeLift != nil) else { return }
    if isLifted {
      groundBeforeLift = .some(backgroundColor)
      backgroundColor = backgroundColor ?? superview?.backgroundColor
    } else if let ground = groundBeforeLift {
      groundBeforeLift = nil
      backgroundColor = ground
    }
    layer.shadowOpacity = isLifted ? 0.3 : 0
    layer.shadowRadius = isLifted ? 6 : 3
  }

  // MARK: - Being swiped aside

  /// Adds the buttons of a swipe, not yet revealed.
  func putIn(_ swipe: RowSwipe) {
    takeOutSwipe()
    self.swipe = swipe
    addSubview(swipe.view)
    placeSwipe()
    swipe.view.layoutIfNeeded()
  }

  /// Removes the buttons of a swipe, unless the cell has another swipe's buttons by now.
  func takeOut(_ swipe: RowSwipe) {
    if self.swipe === swipe { takeOutSwipe() }
  }

  func takeOutSwipe() {
    guard let old = swipe else { return }
    swipe = nil
    old.view.removeFromSuperview()
    setNeedsLayout()
  }

  /// Lays the buttons out as far as they are revealed. This doesn't change the height of the row.
  func showSwipe(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    isMeasured = true
    setNeedsLayout()
    layoutIfNeeded()
    swipe.view.layoutIfNeeded()
  }

  /// The distance by which the content is shifted, in points; positive towards the trailing end.
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

/// The editing control before the content of a row: a circle that deletes, inserts or selects it.
final class RowEditControl: UIControl {
  weak var cell: UITableViewCell?

  var control = RowEditing.Control.none {
    didSet {
      // With multiple selection, a press anywhere in the row selects it.
      isUserInteractionEnabled = control != .selection
      setNeedsDisplay()
      setNeedsCommit(.accessibility)
    }
  }

  /// Whether the row is selected.
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsDisplay() } }
  }

  override var ownGestures: OwnGestures { .taps }

  override func performPrimaryAction() {
    guard let cell else { return }
    (cell.superview as? UITableView)?.editing.pressControl(of: cell)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let circle = UIBezierPath(
      arcCenter: center, radius: 11, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    if control == .selection, !isChosen {
      circle.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      return circle.stroke()
    }
    let color: UIColor =
      switch control {
      case .delete: .systemRed
      case .insert: .systemGreen
      case .selection, .none: tintColor
      }
    color.withAlphaComponent(isHighlighted ? 0.5 : 1).setFill()
    circle.fill()
    UIColor.white.setStroke()
    sign(at: center).stroke()
  }

  private func sign(at center: CGPoint) -> UIBezierPath {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    let sign = UIBezierPath()
    if control == .selection {
      sign.move(to: point(-5, 0))
      sign.addLine(to: point(-1.5, 4))
      sign.addLine(to: point(5, -4))
    } else {
      sign.move(to: point(-5.5, 0))
      sign.addLine(to: point(5.5, 0))
    }
    if control == .insert {
      sign.move(to: point(0, -5.5))
      sign.addLine(to: point(0, 5.5))
    }
    sign.lineWidth = 2
    sign.lineCapStyle = .round
    return sign
  }

  /// A square around the circle, with fully rounded corners.
  package override var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    (CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24), 12)
  }

  override var isAccessibilityElementByDefault: Bool { control != .selection }

  override var defaultAccessibilityLabel: String? {
    let verb = control == .insert ? "Insert" : "Delete"
    return [verb, cell?.accessibilityLabel].compactMap { $0 }.joined(separator: " ")
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}

/// The reorder control, by which a row is dragged.
final class ReorderHandle: UIView {
  private weak var cell: UITableViewCell?
  private let recognizer = UILongPressGestureRecognizer()

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    recognizer.minimumPressDuration = 0
    recognizer.addTarget(self, action: ReorderHandle.follow)
    addGestureRecognizer(recognizer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let cell, let table = cell.superview as? UITableView else { return }
    let place = recognizer.location(in: table)
    switch recognizer.state {
    case .began: table.editing.reordering.begin(cell, at: place)
    case .changed: table.editing.reordering.follow(to: place)
    case .ended: table.editing.reordering.end()
    case .cancelled, .failed: table.editing.reordering.cancel()
    case .possible: break
    }
  }

  override func draw(_ rect: CGRect) {
    let lines = UIBezierPath()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      lines.move(to: CGPoint(x: bounds.midX - 9, y: y))
      lines.addLine(to: CGPoint(x: bounds.midX + 9, y: y))
    }
    lines.lineWidth = 1.5
    lines.lineCapStyle = .round
    UIColor.tertiaryLabel.setStroke()
    lines.stroke()
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? {
    ["Reorder", cell?.accessibilityLabel].compactMap { $0 }.joined(separator: " ")
  }
}
