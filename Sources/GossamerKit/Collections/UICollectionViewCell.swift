// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The cell of an item of a collection view.
///
///     final class AttachmentCell: UICollectionViewCell {
///       let imageView = UIImageView()
///
///       required init(frame: CGRect) {
///         super.init(frame: frame)
///         imageView.frame = contentView.bounds
///         imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         contentView.addSubview(imageView)
///       }
///
///       required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
///     }
///
/// Add subviews to the ``contentView``. Assistive technologies read the cell's `accessibilityLabel`, or else the texts
/// of the labels inside.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewcell
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  override func setUp() {
    super.setUp()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(content)
  }

  /// The outlets of cells in documents, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UICollectionViewCell>(super.wires)
      .outlet("backgroundView", \.backgroundView)
      .outlet("selectedBackgroundView", \.selectedBackgroundView)
  }

  /// Called before the cell is reused. An override calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: - Accessing the cell's views

  /// The view to which subviews are added. It is as large as the cell.
  open var contentView: UIView { content }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  /// What the content view shows, see `UIListContentConfiguration`; nil for the subviews that were added to it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The background as a value, which replaces the background views; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// The background that suits the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Whether ``updateConfiguration(using:)`` adapts the content configuration to the state. True unless set.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether ``updateConfiguration(using:)`` adapts the background configuration to the state. True unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state of the cell, as ``updateConfiguration(using:)`` gets it. An override adds to that of `super`.
  open var configurationState: UICellConfigurationState { currentState }

  /// Adapts the configurations to the cell's state. Called before the cell is displayed, and when its state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) { adapt(to: state) }

  /// Asks for ``updateConfiguration(using:)`` in the next update cycle.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  /// Adapts a cell's configurations to its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called by ``updateConfiguration(using:)``; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Managing the cell's state

  /// Whether the cell looks selected. The collection view sets this; to find out which items are selected, ask the
  /// collection view. To change the cell's appearance, override this property with an observer.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the cell looks highlighted, as while it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  // MARK: - Laying out

  /// Updates the configurations, before the layout.
  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  /// Lays out the background views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let size = CGRect(origin: .zero, size: bounds.size)
    for background in [backgroundView, selectedBackgroundView, configuredBackground] {
      if let background, background.frame != size { background.frame = size }
    }
  }

  // MARK: - Accessibility

  /// Selects the item, as Return does.
  open override func accessibilityActivate() -> Bool { activateInList() }

  override var builtInAccessibleActions: [UIAccessibilityCustomAction] {
    collectionViewAround?.itemMenus.accessibleActions(of: self) ?? []
  }

  /// The texts of the labels in the content view, in order.
  override var defaultAccessibilityLabel: String? { texts(in: content) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  // MARK: - State

  private let content = UIView()
  /// The view of the content configuration.
  var configurationView: (any UIView & UIContentView)?
  /// The handlers that are called when a person selects the item, before the delegate.
  var selectionHandlers: [(UICollectionViewCell) -> Void] = []

  /// The view of the background configuration.
  var configuredBackground: BackgroundConfigurationView?
  var needsConfiguration = true
  /// The corners of the list's card that the cell is at the end of.
  var cardCorners: CACornerMask = [] { didSet { configuredBackground?.cardCorners = cardCorners } }

  /// The width beside the content view, in points.
  var roomBesideContent: CGFloat { 0 }
  /// The height that the cell has at least, in points, if it follows from the content.
  var leastHeight: CGFloat { 0 }

  /// The collection view has begun or ended to be edited.
  func editingDidChange() { setNeedsUpdateConfiguration() }

  /// The position of the cell among the collection view's items, from 1 on, and the number of items; 0 if there is
  /// none.
  package internal(set) var placeInList: (position: Int, count: Int) = (0, 0) {
    didSet { if placeInList != oldValue { setNeedsCommit(.accessibility) } }
  }

  package func callSelectionHandlers() {
    for handler in selectionHandlers { handler(self) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    if let selectedBackgroundView {
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
    showBackgrounds()
    setNeedsLayout()
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  private func stateDidChange() {
    showBackgrounds()
    setNeedsUpdateConfiguration()
    setNeedsCommit(.accessibility)
  }
}
