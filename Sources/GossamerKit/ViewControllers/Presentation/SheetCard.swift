// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The card that a sheet shows its screen on: a dialog to assistive technologies.
package final class SheetCard: UIView {
  private weak var presented: UIViewController?

  init(of controller: UIViewController) {
    presented = controller
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.cornerRadius = SheetGeometry.cornerRadius
    layer.borderWidth = 1
    updateBorder()
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    updateBorder()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override var defaultAccessibilityLabel: String? { presented?.screenTitle }

  /// Black on dimmed black would have no edge.
  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
