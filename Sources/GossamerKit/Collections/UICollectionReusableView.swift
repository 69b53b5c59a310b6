// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view of a collection view that is used again: a header, a footer, a decoration, or a cell, see
/// ``UICollectionViewCell``.
///
/// Constraints inside of it are solved by an engine of its own, which it keeps when it is used again.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionreusableview
open class UICollectionReusableView: UIView {
  /// Creates a view. Unlike in UIKit it is `required`, since Swift makes an object of a class that was registered by
  /// such an initialiser only.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view that an Interface Builder document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    hostsLayoutEngine = true
  }

  // MARK: - Reusing views

  /// For what the view is used again; nil for nothing.
  open package(set) var reuseIdentifier: String?

  /// Called before the view is used again. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: - Managing layout changes

  /// Takes over what the layout says beyond place, transparency, transform and order, which the collection view does
  /// itself. Called when it says something else than before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
