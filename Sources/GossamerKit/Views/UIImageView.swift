// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that shows an image.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiimageview
open class UIImageView: UIView {
  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
  }

  /// The wires of image views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIImageView>(super.wires)
      .attribute("image", \.image)
      .attribute("highlightedImage", \.highlightedImage)
      .attribute("highlighted", \.isHighlighted)
  }

  /// Creates an image view of the size of `image`.
  /// - Parameters:
  ///   - image: what is shown; nil for nothing.
  ///   - highlightedImage: what is shown while ``isHighlighted`` is set; nil for `image`.
  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// What is shown, or nil for nothing.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsCommit(.content)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// What is shown while ``isHighlighted`` is set; nil for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsCommit(.content) } }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsCommit(.content) } }
  }

  /// The image that is shown at the moment.
  package var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Whether the image is drawn as a stencil in the tint colour.
  package var isTemplate: Bool {
    switch shownImage?.renderingMode {
    case .alwaysTemplate: true
    case .automatic: drawsAutomaticImagesAsTemplates
    default: false
    }
  }

  /// Whether images that don't say otherwise are templates, as in a system button.
  var drawsAutomaticImagesAsTemplates = false {
    didSet {
      if drawsAutomaticImagesAsTemplates != oldValue { setNeedsCommit(.content) }
    }
  }

  /// The size of the image; without one, none.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The size of the image, whatever `size`; without one, 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
