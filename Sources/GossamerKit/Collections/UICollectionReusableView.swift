// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that a collection view reuses: a supplementary view such as a header, a decoration view, or a cell, see
/// ``UICollectionViewCell``.
///
/// The constraints inside the view are solved by an engine of its own, which the view keeps when it is reused.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionreusableview
open class UICollectionReusableView: UIView {
  /// Creates a view. Unlike in UIKit, the initialiser is `required`: Swift can create an instance of a registered class
  /// only by a required initialiser.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an Interface Builder document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    hostsLayoutEngine = true
  }

  // MARK: - Reusing views

  /// The identifier under which the collection view reuses the view; nil for a view that isn't reused.
  open package(set) var reuseIdentifier: String?

  /// Called before the view is reused. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: - Managing layout changes

  /// Applies layout attributes, when they have changed. The collection view itself applies the frame, alpha, transform
  /// and z-index, so only a subclass with attributes of its own overrides this.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view wants. Unless overridden, it is the one that fits its constraints, in the directions that
  /// the layout has only estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }
}
