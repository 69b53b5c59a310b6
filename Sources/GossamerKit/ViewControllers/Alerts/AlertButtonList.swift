// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The buttons of an alert, in a column with separators, or two side by side if both titles fit.
final class AlertButtonList: UIScrollView {
  /// The buttons side by side, from leading to trailing: the cancel button comes first.
  private var row: [AlertButton] = []
  /// The same buttons from top to bottom: the cancel button comes last.
  private var column: [AlertButton] = []
  private var mayStandInARow = false
  private var separators: [UIView] = []

  override func setUp() {
    super.setUp()
    contentInsetAdjustmentBehavior = .never
  }

  /// Replaces the buttons.
  /// - Parameters:
  ///   - others: all buttons except the cancel button.
  ///   - cancel: the cancel button; nil for none.
  ///   - mayStandInARow: whether two buttons are shown side by side if their titles fit.
  func show(_ others: [AlertButton], cancel: AlertButton?, mayStandInARow: Bool) {
    for view in subviews where view is AlertButton || separators.contains(view) {
      view.removeFromSuperview()
    }
    column = others + [cancel].compactMap { $0 }
    row = [cancel].compactMap { $0 } + others
    self.mayStandInARow = mayStandInARow && column.count == 2
    separators = column.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    setNeedsLayout()
  }

  var isEmpty: Bool { column.isEmpty }

  func height(in width: CGFloat) -> CGFloat {
    if isRow(in: width) { return column.map { $0.height(in: half(of: width)) }.max() ?? 0 }
    return column.reduce(0) { $0 + $1.height(in: width) }
      + CGFloat(separators.count) * AlertLook.lineWidth
  }

  private func half(of width: CGFloat) -> CGFloat {
    ((width - AlertLook.lineWidth) / 2).rounded(.down)
  }

  private func isRow(in width: CGFloat) -> Bool {
    mayStandInARow && column.allSatisfy { $0.lineWidth <= half(of: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = height(in: width)
    let isRow = isRow(in: width)
    // The Tab key follows the order of the subviews.
    let shown = isRow ? row : column
    if subviews.compactMap({ $0 as? AlertButton }) != shown {
      for view in shown as [UIView] + separators { addSubview(view) }
    }
    if isRow { placeRow(height) } else { placeColumn() }
    contentSize = CGSize(width: width, height: height)
  }

  private func placeRow(_ height: CGFloat) {
    let (width, half) = (bounds.width, half(of: bounds.width))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ordered = isMirrored ? row.reversed() : row
    ordered.first?.frame = CGRect(x: 0, y: 0, width: half, height: height)
    separators.first?.frame = CGRect(x: half, y: 0, width: AlertLook.lineWidth, height: height)
    let start = half + AlertLook.lineWidth
    ordered.last?.frame = CGRect(x: start, y: 0, width: width - start, height: height)
  }

  private func placeColumn() {
    var y: CGFloat = 0
    for (index, button) in column.enumerated() {
      if index > 0 {
        separators[index - 1].frame = CGRect(
          x: 0, y: y, width: bounds.width, height: AlertLook.lineWidth)
        y += AlertLook.lineWidth
      }
      button.frame = CGRect(
        x: 0, y: y, width: bounds.width, height: button.height(in: bounds.width))
      y += button.frame.height
    }
  }
}

/// The button of an action.
final class AlertButton: UIButton {
  private var minimumHeight = AlertLook.buttonHeight

  convenience init(for action: UIAlertAction, of alert: UIAlertController) {
    var look = UIButton.Configuration.plain()
    look.title = action.title
    look.contentInsets = AlertLook.buttonInsets
    look.cornerStyle = .fixed
    look.background.cornerRadius = 0
    if action.style == .destructive { look.baseForegroundColor = .systemRed }
    self.init(configuration: look)
    let isSheet = alert.preferredStyle == .actionSheet
    minimumHeight = isSheet ? AlertLook.sheetButtonHeight : AlertLook.buttonHeight
    let bold = alert.preferredAction ?? alert.cancelAction
    titleLabel?.font = .preferredFont(
      isSheet ? .title3 : .body, weight: action == bold ? .semibold : .regular)
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
    isEnabled = action.isEnabled
    action.button = self
    addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: .primaryActionTriggered)
  }

  /// Gives a pressed button a grey background.
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.background.backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  /// The shape of the focus ring. It is inset, because the edges of the button are those of the card, which clips.
  override var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    (bounds.insetBy(dx: 5, dy: 5), AlertLook.cornerRadius - 5)
  }

  /// The width of the button with its title in one line.
  var lineWidth: CGFloat {
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    let insets = AlertLook.buttonInsets
    return (titleLabel?.sizeThatFits(endless).width ?? 0) + insets.leading + insets.trailing
  }

  /// The height of the button at this width, with its title wrapped. At least the minimum height of buttons.
  func height(in width: CGFloat) -> CGFloat {
    let insets = AlertLook.buttonInsets
    let room = CGSize(width: max(width - insets.leading - insets.trailing, 0), height: .infinity)
    let height = (titleLabel?.sizeThatFits(room).height ?? 0) + insets.top + insets.bottom
    return max(height, minimumHeight)
  }
}
