// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cell that looks like a row of a table, for compositional layouts made by `list(using:)`. Set its content configuration and its
/// ``accessories``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
open class UICollectionViewListCell: UICollectionViewCell {
  override func setUp() {
    super.setUp()
    let selected = UIView()
    selected.backgroundColor = .systemGray4
    selectedBackgroundView = selected
  }

  /// The configuration of a row with texts and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isHeader ? .groupedHeader() : .cell()
  }

  /// The background of a row.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isHeader ? .listHeader() : isOnCard ? .listGroupedCell() : .listPlainCell()
  }

  // MARK: - Managing accessories

  /// What stands before and after the content. Each kind has its place; those of one place follow each other as in the array.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  // MARK: - Managing indentation

  /// The number of levels, each of ``indentationWidth``, by which the content is indented. 0 unless set.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of one level of indentation, in points. 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: - Laying out

  /// Places the accessories, and the content between them.
  open override func layoutSubviews() {
    placeAccessories()
    super.layoutSubviews()
  }

  /// Takes the corners of the card that the cell stands on.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isHeader = layoutAttributes.row.isHeader
    isOnCard = layoutAttributes.row.isOnCard
    cardCorners = layoutAttributes.row.corners
    outlineDidChange()
  }

  override func editingDidChange() {
    super.editingDidChange()
    accessoriesDidChange()
  }

  /// The hierarchy of the items has changed.
  func outlineDidChange() {
    guard let list = collectionViewAround, let item = list.indexPath(for: self) else { return }
    let new = (list.dataSource as? any OutlineDataSource)?.outlinePlace(of: item) ?? (0, false)
    guard new != outline else { return }
    outline = new
    accessoriesDidChange()
    setNeedsUpdateConfiguration()
  }

  override var roomBesideContent: CGFloat {
    leadingRoom + trailingRoom + indentation
  }

  /// The indentation of the content, in points: its own, and that of its level in the hierarchy.
  var indentation: CGFloat {
    CGFloat(indentationLevel + outline.level) * indentationWidth
  }

  override var leastHeight: CGFloat {
    shownAccessories.map { $0.view.bounds.height + 8 }.max() ?? 0
  }

  // MARK: - State

  private(set) var isHeader = false
  /// The place of the item in the hierarchy.
  private(set) var outline = (level: 0, isExpanded: false)
  private var isOnCard = false
  /// The accessories that are shown now, from the outside to the content on each side.
  var shownAccessories: [ShownAccessory] = []
  /// The room before and after the content, in points.
  var (leadingRoom, trailingRoom) = (CGFloat(0), CGFloat(0))
}

// Showing a content configuration.
extension UICollectionViewCell {
  /// Shows the content configuration in the existing content view if that supports it, or else in a new one.
  func showConfiguration() {
    guard let contentConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let view = configurationView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configurationView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    configurationView = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    state.isEditing = collectionViewAround?.isEditing ?? false
    state.isExpanded = (self as? UICollectionViewListCell)?.outline.isExpanded ?? false
    return state
  }

  /// The collection view that shows the cell, also in a section that scrolls by itself.
  var collectionViewAround: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Adapts the configurations to a state.
  func adapt(to state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      configurationView?.configuration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      configuredBackground?.configuration = backgroundConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    let view = configuredBackground ?? BackgroundConfigurationView(frame: bounds)
    if configuredBackground == nil {
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    view.configuration = backgroundConfiguration
    view.cardCorners = cardCorners
    needsConfiguration = true
    setNeedsLayout()
  }
}
