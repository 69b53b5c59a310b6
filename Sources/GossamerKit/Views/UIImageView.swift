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

  /// The attributes that documents can set on image views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIImageView>(super.wires)
      .attribute("image", \.image)
      .attribute("highlightedImage", \.highlightedImage)
      .attribute("highlighted", \.isHighlighted)
      .attribute("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
  }

  /// Creates an image view with the size of `image`.
  /// - Parameters:
  ///   - image: the image; nil for none.
  ///   - highlightedImage: the image that is shown while ``isHighlighted`` is set; nil for `image`.
  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image; nil for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      preferred = nil
      setNeedsCommit(.content)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The image that is shown while ``isHighlighted`` is set; nil for ``image``.
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

  // MARK: - Animating a sequence of images

  /// The images that ``startAnimating()`` shows one after the other; nil for none. Setting them stops the animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How long all images are shown once, in seconds; 0, the default, for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often the images are shown; 0, the default, for again and again.
  open var animationRepeatCount = 0

  /// Whether the images are shown one after the other.
  public var isAnimating: Bool { film != nil }

  /// Shows the ``animationImages`` from the first one. Without images it does nothing.
  open func startAnimating() { film = animationImages.flatMap { ImageFilm($0, of: self) } }

  /// Shows the ``image`` again.
  open func stopAnimating() { film = nil }

  var film: ImageFilm? {
    didSet { if film !== oldValue { setNeedsCommit(.content) } }
  }

  /// The size of symbols that don't have a configuration of their own; nil for the system's size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration !== oldValue else { return }
      (preferred, preferredHighlighted) = (nil, nil)
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The image that is shown now.
  package var shownImage: UIImage? {
    if let film { return film.image }
    return isHighlighted && highlightedImage != nil ? sizedHighlightedImage : sizedImage
  }

  // The images with the preferred configuration, made once each.
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

  /// Whether the image is drawn as a template in the tint colour. Symbols are, unless their rendering mode says
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

  /// Whether images with the automatic rendering mode are templates, as in a system button.
  var drawsAutomaticImagesAsTemplates = false {
    didSet {
      if drawsAutomaticImagesAsTemplates != oldValue { setNeedsCommit(.content) }
    }
  }

  /// The size of the image. Without an image, there is no natural size.
  open override var intrinsicContentSize: CGSize {
    sizedImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the image, whatever `size` is. Zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizedImage?.size ?? .zero
  }

  override class var plainness: Plainness {
    Plainness(of: UIImageView.self, [.hitTests, .touches, .properties])
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
