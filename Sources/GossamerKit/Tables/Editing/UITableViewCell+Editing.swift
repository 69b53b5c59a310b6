// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// A cell in editing mode: what stands before its content, what it is dragged by, and the buttons beside it while it is
// swiped aside.
extension UITableViewCell {
  /// Takes over how the cell looks in editing mode; nil outside of it.
  func take(_ new: RowEditing?, animated: Bool) {
    rowEditing = new
    let isOn = new != nil
    if isOn != storedEditing { setEditing(isOn, animated: animated) } else { editingDidChange() }
  }

  /// The cell is used for another row.
  func leaveEditing() {
    takeOutSwipe()
    setLifted(false)
    rowEditing = nil
    if storedEditing { setEditing(false, animated: false) }
  }

  /// Puts in and takes out what a cell in editing mode has.
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

  /// Lets a part of the cell come to where it belongs, if others move there.
  private func appear(_ view: UIView) {
    addSubview(view)
    UIView.performWithoutAnimation {
      placeEditingParts()
      view.alpha = 0
    }
    view.alpha = 1
  }

  // MARK: - Places

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

  /// Lets the cell lie above the others, or among them again.
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

/// The editing control before the content of a row: a circle that deletes, inserts or selects it.
final class RowEditControl: UIControl {
  weak var cell: UITableViewCell?

  var control = RowEditing.Control.none {
    didSet {
      // A row that is chosen is pressed as a whole.
      isUserInteractionEnabled = control != .selection
      setNeedsDisplay()
      setNeedsCommit(.accessibility)
    }
  }

  /// Whether the row is chosen.
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

  /// Around the circle.
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

/// What a row is dragged by.
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
