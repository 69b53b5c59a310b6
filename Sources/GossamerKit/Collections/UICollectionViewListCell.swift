// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A cell that looks like a row of a table, for compositional layouts made by `list(using:)`. Set its content configuration.
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
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
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

  func adaptConfiguration() {
    guard let contentConfiguration else { return }
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    configurationView?.configuration = contentConfiguration.updated(for: state)
  }
}
