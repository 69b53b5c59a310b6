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
      .attribute("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
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
      preferred = nil
      setNeedsCommit(.content)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// What is shown while ``isHighlighted`` is set; nil for ``image``.
  open var highlightedImage: UIImage? {
    didSet {
      guard highlightedImage !== oldValue else { return }
      preferredHighlighted = nil
      setNeedsCommit(.content)
    }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsCommit(.content) } }
  }

  /// How large symbols are drawn that don't say it themselves; nil for the system's size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration !== oldValue else { return }
      (preferred, preferredHighlighted) = (nil, nil)
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The image that is shown at the moment.
  package var shownImage: UIImage? {
    isHighlighted && highlightedImage != nil ? sizedHighlightedImage : sizedImage
  }

  // The images in the preferred configuration, each made once.
  private var preferred: UIImage?
  private var preferredHighlighted: UIImage?

  private var sizedImage: UIImage? {
    if preferred == nil { preferred = image?.preferring(preferredSymbolConfiguration) }
    return preferred
  }

  private var sizedHighlightedImage: UIImage? {
    if preferredHighlighted == nil {
      preferredHighlighted = highlightedImage?.preferring(preferredSymbolConfiguration)
    }
    return preferredHighlighted
  }

  /// Whether the image is drawn as a stencil in the tint colour, as symbols are unless they say
  /// otherwise.
  package var isTemplate: Bool {
    guard let shownImage else { return false }
    return switch shownImage.renderingMode {
    case .alwaysTemplate: true
    case .automatic:
      drawsAutomaticImagesAsTemplates || shownImage.isSymbolImage
    case .alwaysOriginal: false
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
    sizedImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the image, whatever `size`; without one, 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizedImage?.size ?? .zero
  }

  override class var plainness: Plainness {
    Plainness(of: UIImageView.self, [.hitTests, .touches, .properties])
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
