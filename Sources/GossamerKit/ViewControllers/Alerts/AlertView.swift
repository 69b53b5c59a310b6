// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What an alert is shown on: one card, or two where the cancel button of an action sheet stands apart. A
/// dialog to assistive technologies.
package final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let main = AlertCard()
  /// The cancel button of an action sheet at the lower edge.
  private let apart = AlertCard()
  private var isBuilt = false
  /// What the cards were built for.
  private var wasAtBottom = false

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(main)
    addSubview(apart)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  override var defaultAccessibilityLabel: String? { alert?.title ?? alert?.message }

  /// Elevated, as the card of a sheet is.
  override var isElevated: Bool { true }

  /// Called when texts, fields or actions have changed.
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

  /// Gives the keyboard focus to the first field, or else to the default button.
  func takeKeyboard() {
    guard let window, let alert else { return }
    if let field = alert.fields.first {
      field.becomeFirstResponder()
    } else {
      // A button has a widget to give the keyboard to when the cycle has shown it.
      window.afterAppearance { [weak self] in self?.focusDefaultButton() }
    }
  }

  private func focusDefaultButton() {
    guard let alert, let window, window.firstResponder == nil else { return }
    let candidates = [alert.defaultAction, alert.cancelAction].compactMap { $0 }
    candidates.first(where: \.isEnabled)?.button?.peer?.focus()
  }

  // MARK: - Layout

  /// The size within `size`; what has no room is scrolled.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    build()
    let width = min(size.width, widestWidth)
    let rest = cancelHeight(in: width)
    let height = main.height(in: width, atMost: size.height - rest)
    return CGSize(width: width, height: height + rest)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    build()
    let rest = cancelHeight(in: bounds.width)
    main.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - rest, 0))
    let height = max(rest - AlertLook.gap, 0)
    apart.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    apart.isHidden = height == 0
  }

  private var widestWidth: CGFloat {
    guard let alert, alert.preferredStyle == .actionSheet else { return AlertLook.width }
    return alert.isAtBottom ? AlertLook.sheetWidth : AlertLook.centredSheetWidth
  }

  /// What the cancel button that stands apart takes, with the gap above it.
  private func cancelHeight(in width: CGFloat) -> CGFloat {
    apart.isEmpty ? 0 : apart.height(in: width, atMost: .infinity) + AlertLook.gap
  }

  private func build() {
    guard let alert, !isBuilt || wasAtBottom != alert.isAtBottom else { return }
    (isBuilt, wasAtBottom) = (true, alert.isAtBottom)
    let isSheet = alert.preferredStyle == .actionSheet
    main.header.show(alert)
    let (others, cancel) = (alert.actions.filter { $0.style != .cancel }, alert.cancelAction)
    let standsApart = alert.isAtBottom && !others.isEmpty
    let buttons = { (actions: [UIAlertAction]) in
      actions.map { AlertButton(for: $0, of: alert) }
    }
    main.buttons.show(
      buttons(others), cancel: standsApart ? nil : cancel.map { AlertButton(for: $0, of: alert) },
      mayStandInARow: !isSheet)
    apart.buttons.show(
      standsApart ? buttons([cancel].compactMap { $0 }) : [], cancel: nil, mayStandInARow: false)
  }
}
