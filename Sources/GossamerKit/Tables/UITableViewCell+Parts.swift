// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The parts of a cell: background, content, accessory, separator.
extension UITableViewCell: ListCell {
  /// The position of the cell among the table's rows, from 1 on, and the number of rows; 0 if there is none.
  package var placeInList: (position: Int, count: Int) { (look.position, look.setSize) }

  /// The appearance of a cell that depends on its position in the table.
  package struct Look: Equatable {
    var margin: CGFloat = 16
    /// The width of the trailing part that the table's section index covers, in points.
    var endInset: CGFloat = 0
    /// The colour of the separator; nil for none.
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The corners that are rounded.
    var corners: CACornerMask = []
    /// The position among the table's rows, from 1 on, and the number of rows.
    package var position = 0
    package var setSize = 0
  }

  /// Sets the appearance that depends on the cell's position.
  func take(_ new: Look) {
    guard new != look else { return }
    let old = look
    look = new
    if new.margin != old.margin { content.take(margin: new.margin) }
    if new.corners != old.corners { applyCorners() }
    if new.position != old.position || new.setSize != old.setSize { setNeedsCommit(.accessibility) }
    setNeedsLayout()
  }

  /// The standard subviews of cell styles.
  package enum Part {
    case text
    case detail
    case image
  }

  /// Uses a view from a document, a label or an image view, as a standard subview of the style.
  package func adopt(_ view: UIView, as part: Part) { content.adopt(view, as: part) }

  func prepareContent() {
    hostsLayoutEngine = true
    let content = content
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let leading = content.leadingAnchor.constraint(equalTo: leadingAnchor)
    let trailing = content.trailingAnchor.constraint(equalTo: trailingAnchor)
    let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor)
    contentLeading = leading
    contentTrailing = trailing
    contentBottom = bottom
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor), leading, trailing, bottom,
    ])
    updateContentEdges()
  }

  /// The height of the separator, in points: one pixel, or 0 if there is no separator.
  var separatorHeight: CGFloat {
    look.separatorColor == nil ? 0 : 1 / max(1, traitCollection.displayScale)
  }

  /// Sets the edges of the content view: it ends before the accessory and above the separator, and is shifted while the
  /// row is swiped aside.
  private func updateContentEdges() {
    let start = editingIndent + swipeShift
    if contentLeading?.constant != start { contentLeading?.constant = start }
    let width = (shownAccessory.map { look.margin + $0.bounds.width } ?? 0) + reorderWidth
    let end = swipeShift - width - look.endInset
    if contentTrailing?.constant != end { contentTrailing?.constant = end }
    let height = separatorHeight
    if contentBottom?.constant != -height { contentBottom?.constant = -height }
    content.endMargin = width == 0 ? look.margin : 8
    content.minimumHeight = UITableView.standardHeight - height
  }

  func prepareLayout() {
    updateConfigurationIfNeeded()
    updateContentEdges()
  }

  func placeParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for background in [
      backgroundView, selectedBackgroundView, grayBackground, configuredBackground,
    ] {
      if let background, background.superview === self, background.frame != bounds {
        background.frame = bounds
      }
    }
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      let end = look.margin + look.endInset + reorderWidth - swipeShift
      let x = isMirrored ? end : bounds.width - end - size.width
      let frame = CGRect(
        origin: CGPoint(x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded()),
        size: size)
      if accessory.frame != frame { accessory.frame = frame }
    }
    placeEditingParts()
    placeSwipe()
    placeSeparator()
  }

  private func placeSeparator() {
    guard let color = look.separatorColor else {
      separator?.isHidden = true
      return
    }
    let line = separator ?? UIView()
    if separator == nil {
      line.isUserInteractionEnabled = false
      separator = line
      addSubview(line)
    }
    if line.isHidden { line.isHidden = false }
    if line.backgroundColor != color { line.backgroundColor = color }
    let (inset, height) = (separatorInset, separatorHeight)
    let frame = CGRect(
      x: inset.left, y: bounds.height - height,
      width: max(0, bounds.width - inset.left - inset.right),
      height: height)
    if line.frame != frame { line.frame = frame }
  }

  private func applyCorners() {
    let isRound = !look.corners.isEmpty
    layer.cornerRadius = isRound ? 10 : 0
    layer.maskedCorners = look.corners
    clipsToBounds = isRound
  }

  /// Has the table check the fitting height of the cell, which may have changed.
  func noteResizing() {
    guard !isMeasured else {
      isMeasured = false
      return
    }
    guard let table = superview as? UITableView, !isHidden else { return }
    table.itemDidResize(self)
    isMeasured = false
  }

  // MARK: - Accessory

  func accessoryDidChange() {
    let old = shownAccessory
    let new =
      storedEditing
      ? editingAccessoryView ?? makeAccessory(editingAccessoryType)
      : accessoryView ?? makeAccessory(accessoryType)
    if old !== new { old?.removeFromSuperview() }
    shownAccessory = new
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: makeSymbol("chevron.right", .tertiaryLabel)
    case .checkmark: makeSymbol("checkmark", nil)
    case .detailButton: makeDetailButton()
    case .detailDisclosureButton:
      CellAccessoryPair(makeDetailButton(), makeSymbol("chevron.right", .tertiaryLabel))
    }
  }

  private func makeSymbol(_ name: String, _ color: UIColor?) -> UIView {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let name = isMirrored && name == "chevron.right" ? "chevron.left" : name
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
    if let color { view.tintColor = color }
    view.frame.size = view.intrinsicContentSize
    view.isAccessibilityElement = false
    return view
  }

  private func makeDetailButton() -> UIView {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIImage(systemName: "info.circle")
    button.configuration?.contentInsets = .zero
    button.accessibilityLabel = "More Info"
    button.frame.size = CGSize(width: 30, height: 30)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table = superview as? UITableView, let row = table.indexPath(for: self)
        else { return }
        for handler in accessoryHandlers { handler(self) }
        table.tell { $0.tableView(table, accessoryButtonTappedForRowWith: row) }
      }, for: .primaryActionTriggered)
    return button
  }

  // MARK: - State

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Updates the appearance after the cell was selected, highlighted, or neither any more.
  func stateDidChange() {
    let isMarked = (storedSelected || storedHighlighted) && selectionStyle != .none
    editControl?.isChosen = storedSelected
    let background = selectedBackgroundView ?? ensuredGrayBackground(isMarked)
    if isMarked, let background {
      if background !== grayBackground { grayBackground?.removeFromSuperview() }
      if background.superview !== self {
        insertSubview(background, at: backgroundView == nil ? 0 : 1)
      }
      background.frame = bounds
    } else {
      selectedBackgroundView?.removeFromSuperview()
      grayBackground?.removeFromSuperview()
    }
    setNeedsUpdateConfiguration()
    setNeedsCommit([.state, .accessibility])
    setNeedsLayout()
    isMeasured = true
  }

  private func ensuredGrayBackground(_ isNeeded: Bool) -> UIView? {
    guard backgroundConfiguration == nil else { return nil }
    if grayBackground == nil, isNeeded {
      let view = UIView()
      view.backgroundColor = .systemGray4
      view.isUserInteractionEnabled = false
      grayBackground = view
    }
    return grayBackground
  }
}

/// The detail button with a chevron beside it.
private final class CellAccessoryPair: UIView {
  convenience init(_ first: UIView, _ second: UIView) {
    let height = max(first.bounds.height, second.bounds.height)
    let gap: CGFloat = 12
    self.init(
      frame: CGRect(
        x: 0, y: 0, width: first.bounds.width + gap + second.bounds.width, height: height))
    first.frame.origin = CGPoint(x: 0, y: (height - first.bounds.height) / 2)
    second.frame.origin = CGPoint(
      x: first.bounds.width + gap, y: (height - second.bounds.height) / 2)
    addSubview(first)
    addSubview(second)
  }
}
