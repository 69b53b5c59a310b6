// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The card that contains a sheet's screen. For assistive technologies it is a dialog.
package final class SheetCard: UIView {
  private weak var presented: UIViewController?
  private var grabber: UIView?
  /// How far the card reaches below the window, in points. The screen's view ends at the window's edge.
  var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }
  /// Whether a grabber at the top shows that the card can be dragged.
  var showsGrabber = false {
    didSet { if showsGrabber != oldValue { grabberDidChange() } }
  }

  /// The size of UIKit's grabbers, and their distance from the upper edge, in points.
  private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))

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

  /// Adds the screen's view to the card.
  func show(_ controller: UIViewController) {
    insertSubview(controller.view, at: 0)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    presented?.viewIfLoaded?.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - overhang, 0)))
    let size = Self.grabberSize
    grabber?.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: Self.grabberTop, width: size.width,
      height: size.height)
  }

  private func grabberDidChange() {
    grabber?.removeFromSuperview()
    grabber = nil
    guard showsGrabber else { return }
    let made = UIView(frame: .zero)
    made.backgroundColor = .tertiaryLabel
    made.layer.cornerRadius = Self.grabberSize.height / 2
    made.isUserInteractionEnabled = false
    addSubview(made)
    grabber = made
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    updateBorder()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override var defaultAccessibilityLabel: String? { presented?.screenTitle }
  override var isElevated: Bool { true }

  /// Updates the border: in dark mode, a dark card over the dimmed screen would have no visible edge.
  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
