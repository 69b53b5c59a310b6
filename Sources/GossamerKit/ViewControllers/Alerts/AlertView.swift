// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The root view of an alert: a card. An action sheet at the lower edge of the window has its cancel button on a second
/// card. For assistive technologies, the view is a dialog.
package final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let mainCard = AlertCard()
  /// The second card; empty if there is none.
  private let cancelCard = AlertCard()
  private var isBuilt = false
  /// Whether the alert was at the lower edge of the window when the cards were built.
  private var wasAtBottom = false

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(mainCard)
    addSubview(cancelCard)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  override var defaultAccessibilityLabel: String? { alert?.title ?? alert?.message }

  override var isElevated: Bool { true }

  /// Called when the texts, the text fields or the actions have changed.
  func contentDidChange() {
    isBuilt = false
    setNeedsCommit(.accessibility)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: - Keyboard

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if alert?.presentedBy?.awaitsPause != true { takeKeyboard() }
  }

  /// Gives the keyboard focus to the first text field, or else to the button of the default action.
  func takeKeyboard() {
    guard let window, let alert else { return }
    if let field = alert.fields.first {
      field.becomeFirstResponder()
    } else {
      // A button can take the focus only after the update cycle has created its peer.
      window.afterAppearance { [weak self] in self?.focusDefaultButton() }
    }
  }

  private func focusDefaultButton() {
    guard let alert, let window, window.firstResponder == nil else { return }
    let candidates = [alert.defaultAction, alert.cancelAction].compactMap { $0 }
    candidates.first(where: \.isEnabled)?.button?.peer?.focus()
  }

  // MARK: - Layout

  /// The size of the alert, at most `size`. Content that doesn't fit scrolls.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    build()
    let width = min(size.width, maximumWidth)
    let rest = cancelHeight(in: width)
    let height = mainCard.height(in: width, atMost: size.height - rest)
    return CGSize(width: width, height: height + rest)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    build()
    let rest = cancelHeight(in: bounds.width)
    mainCard.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - rest, 0))
    let height = max(rest - AlertLook.gap, 0)
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    cancelCard.isHidden = height == 0
  }

  private var maximumWidth: CGFloat {
    guard let alert, alert.preferredStyle == .actionSheet else { return AlertLook.width }
    return alert.isAtBottom ? AlertLook.sheetWidth : AlertLook.centredSheetWidth
  }

  /// The height of the second card with the gap above it, in points; 0 if there is none.
  private func cancelHeight(in width: CGFloat) -> CGFloat {
    cancelCard.isEmpty ? 0 : cancelCard.height(in: width, atMost: .infinity) + AlertLook.gap
  }

  private func build() {
    guard let alert, !isBuilt || wasAtBottom != alert.isAtBottom else { return }
    (isBuilt, wasAtBottom) = (true, alert.isAtBottom)
    let isSheet = alert.preferredStyle == .actionSheet
    mainCard.header.show(alert)
    let (others, cancel) = (alert.actions.filter { $0.style != .cancel }, alert.cancelAction)
    let hasCancelCard = alert.isAtBottom && !others.isEmpty
    let buttons = { (actions: [UIAlertAction]) in
      actions.map { AlertButton(for: $0, of: alert) }
    }
    mainCard.buttons.show(
      buttons(others), cancel: hasCancelCard ? nil : cancel.map { AlertButton(for: $0, of: alert) },
      mayStandInARow: !isSheet)
    cancelCard.buttons.show(
      hasCancelCard ? buttons([cancel].compactMap { $0 }) : [], cancel: nil, mayStandInARow: false)
  }
}
