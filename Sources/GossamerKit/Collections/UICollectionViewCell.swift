// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One item of a collection view.
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
/// Subviews go into the ``contentView``. Assistive technologies call a cell by its `accessibilityLabel`, or else by what
/// the labels inside say.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewcell
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  override func setUp() {
    super.setUp()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(content)
  }

  /// The wires of cells, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UICollectionViewCell>(super.wires)
      .outlet("backgroundView", \.backgroundView)
      .outlet("selectedBackgroundView", \.selectedBackgroundView)
  }

  /// Called before the cell is used again. An override calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: - Accessing the cell's views

  /// Where subviews go. It is as large as the cell.
  open var contentView: UIView { content }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected or pressed; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  // MARK: - Managing the cell's state

  /// Whether the cell looks selected. The collection view sets it; what is selected is asked of that. An override
  /// with an observer changes the look.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the cell looks pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  // MARK: - Laying out

  /// Places the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGRect(origin: .zero, size: bounds.size)
    for background in [backgroundView, selectedBackgroundView] {
      if let background, background.frame != size { background.frame = size }
    }
  }

  // MARK: - Accessibility

  /// Selects the item, as Return does.
  open override func accessibilityActivate() -> Bool { activateInList() }

  /// What the labels inside say, in their order.
  override var defaultAccessibilityLabel: String? { texts(in: content) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  // MARK: - State

  private let content = UIView()
  /// What happens when a person selects the item, before the delegate hears of it.
  var selectionHandlers: [(UICollectionViewCell) -> Void] = []

  /// Which of the collection's items it is, from 1 on, and how many there are; 0 for none.
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
    setNeedsCommit(.accessibility)
  }
}
