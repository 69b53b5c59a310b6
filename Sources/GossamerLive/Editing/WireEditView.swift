// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Covers a screen and its dock, and lets a person draw wires: a drag from one object to another one, a press on an object
/// or on a wire.
///
/// While a person drags, a line follows the pointer. Only that line is drawn anew for each movement.
final class WireEditView: UIView {
  private weak var delegate: (any WireEditViewDelegate)?
  private let veil = EditVeil()
  private let outline = UIView()
  private let line = WireStrokesView()
  private let name = Chip(text: "")
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: self)
  private var menu: UIMenu?
  private var drag: Drag?

  /// What is dragged.
  private struct Drag {
    let source: EditDragSource
    /// The objects at which it may end.
    let targets: [EditTarget]
    let start: CGPoint
    var end: EditTarget?
  }

  /// Creates a view.
  init(delegate: any WireEditViewDelegate) {
    self.delegate = delegate
    super.init(frame: .zero)
    outline.layer.borderWidth = 2
    outline.layer.cornerRadius = 6
    name.backgroundColor = .systemBlue
    name.label.textColor = .white
    for view in [veil, outline, line, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    endDrag()
    outline.isHidden = true
    addInteraction(menuInteraction)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: WireEditView.press))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: WireEditView.hover))
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: WireEditView.follow))
  }

  /// The view is in no document.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    veil.frame = bounds
    super.layoutSubviews()
  }

  /// Outlines an object; nil for none.
  func showSelection(_ frame: CGRect?) {
    let outlined = frame?.insetBy(dx: -3, dy: -3)
    guard outline.isHidden != (frame == nil) || outlined.map({ $0 != outline.frame }) ?? false
    else {
      return
    }
    outline.isHidden = frame == nil
    outline.layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    if let outlined { outline.frame = outlined }
  }

  // MARK: - Pressing and hovering

  private func press(_ tap: UITapGestureRecognizer) {
    delegate?.wireEditView(self, wasPressedAt: tap.location(in: self))
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    delegate?.wireEditView(self, isHoveredAt: isOver ? recognizer.location(in: self) : nil)
  }

  // MARK: - Dragging

  private func follow(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: self)
    switch pan.state {
    case .began:
      let moved = pan.translation(in: self)
      let start = CGPoint(x: point.x - moved.x, y: point.y - moved.y)
      guard let source = delegate?.targets(in: self).target(at: start) else { return }
      beginDrag(of: .object(source.id), from: CGPoint(x: source.frame.midX, y: source.frame.midY))
      moveDrag(to: point)
    case .changed: moveDrag(to: point)
    case .ended: finishDrag(at: point)
    case .possible, .cancelled, .failed: endDrag()
    }
  }

  /// Begins a drag.
  /// - Parameters:
  ///   - source: what is dragged.
  ///   - start: where the line begins.
  func beginDrag(of source: EditDragSource, from start: CGPoint) {
    guard let delegate else { return }
    let possible = delegate.wireEditView(self, endsOf: source)
    let targets = delegate.targets(in: self).filter { possible.contains($0.id) }
    drag = Drag(source: source, targets: targets, start: start)
    veil.holes = targets.map(\.frame)
    veil.isHidden = false
    line.isHidden = false
  }

  /// Moves the end of the line.
  func moveDrag(to point: CGPoint) {
    guard var drag else { return }
    let end = drag.targets.target(at: point)
    showLine(from: drag.start, to: point, isOverTarget: end != nil)
    if end != drag.end {
      drag.end = end
      veil.chosen = end?.frame
    }
    name.isHidden = end == nil
    if let end {
      name.label.text = delegate?.wireEditView(self, nameOf: end.id)
      let size = name.sizeThatFits(bounds.size)
      name.frame = CGRect(
        x: min(point.x + 14, max(bounds.width - size.width, 0)),
        y: max(point.y - size.height - 8, 0),
        width: size.width, height: size.height)
    }
    self.drag = drag
  }

  /// Draws the line in a view that is no larger than needed, because the host paints its whole area for each movement.
  private func showLine(from start: CGPoint, to end: CGPoint, isOverTarget: Bool) {
    let margin: CGFloat = 10
    line.frame = CGRect(
      x: min(start.x, end.x) - margin, y: min(start.y, end.y) - margin,
      width: abs(end.x - start.x) + 2 * margin, height: abs(end.y - start.y) + 2 * margin)
    line.strokes = WireStroke.dragged(
      from: convert(start, to: line), to: convert(end, to: line), isOverTarget: isOverTarget)
  }

  /// Ends a drag, and offers what is possible where it ended.
  func finishDrag(at point: CGPoint) {
    guard let drag else { return }
    let end = drag.targets.target(at: point)
    endDrag()
    guard let end else {
      delegate?.wireEditView(self, didDrop: drag.source, at: point)
      return
    }
    showMenu(delegate?.wireEditView(self, menuFor: drag.source, at: end.id), at: point)
  }

  /// Ends a drag without effect.
  func endDrag() {
    drag = nil
    veil.holes = []
    veil.chosen = nil
    line.strokes = []
    for view in [veil, line, name] { view.isHidden = true }
  }

  private func showMenu(_ menu: UIMenu?, at point: CGPoint) {
    self.menu = menu
    _ = menuInteraction.openMenu(at: point)
  }
}

extension WireEditView: UIContextMenuInteractionDelegate {
  /// The menu that a drag has asked for; nil for the secondary button, which has none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { menu = nil }
    return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
}
