// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture.
///
/// An image is decoded when it is created, and never changes. It can be created on any thread; do
/// it away from the main actor for large files. It reads all formats that GdkPixbuf supports on the
/// machine, among them PNG, JPEG, GIF (the first frame), BMP, TIFF and, with librsvg, SVG. Pictures
/// are turned upright by their EXIF orientation. A picture of more than 67,108,864 pixels isn't
/// decoded.
///
/// An initialiser that returns `nil` logs the reason.
///
/// - Making: ``init(contentsOfFile:)``, ``init(data:scale:)``, ``init(named:in:compatibleWith:)``,
///   ``init(systemName:withConfiguration:)``
/// - Size: ``size``, ``scale``
/// - Colour: ``withTintColor(_:renderingMode:)``, ``withRenderingMode(_:)``
/// - Stretching: ``resizableImage(withCapInsets:resizingMode:)``
/// - Writing: ``pngData()``, ``jpegData(compressionQuality:)``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiimage>
nonisolated public final class UIImage: NSObject, Sendable {
  /// Whether a view shows an image in its own colours, or as a template: its shape, filled with the
  /// view's tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view that shows the image decides: bar and system buttons show templates, image views
    /// show the image's own colours.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The image's shape, filled.
    case alwaysTemplate = 2
  }

  /// How an image that is shown larger than it is fills the room between its caps.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// Pixels per point.
  public let scale: CGFloat

  private let source: ImagePixels?
  /// Where pixels for other traits and sizes come from.
  let origin: Origin
  /// How the pixels are shown.
  let look: Look

  /// Whether the image is shown in its own colours or as a template.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// How far from each edge the parts reach that keep their size when the image is shown larger, in
  /// points; all 0 unless set, so that the whole image is scaled.
  public var capInsets: UIEdgeInsets { look.slices?.capInsets ?? .zero }

  /// How the middle between ``capInsets`` is filled.
  public var resizingMode: ResizingMode { look.slices?.resizingMode ?? .tile }

  /// Whether the image is mirrored in an interface from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.isMirroredFromRightToLeft }

  var tintColor: UIColor? { look.tintColor }

  /// The system symbol that the image shows; nil for other images.
  package var symbol: Symbol? {
    guard case .symbol(let symbol) = origin else { return nil }
    return symbol
  }

  /// The set of a catalog that the image was made from; nil for other images.
  package var asset: ImageAsset? {
    guard case .asset(let asset) = origin else { return nil }
    return asset
  }

  /// The size in points: pixels divided by ``scale``.
  public var size: CGSize {
    guard let source else { return .zero }
    return CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
  }

  /// An image without pixels.
  public convenience override init() {
    self.init(pixels: nil, scale: 1)
  }

  /// An image of decoded pixels. A scale that is not a positive, finite number counts as 1.
  package init(
    pixels: ImagePixels?, scale: CGFloat, look: Look = Look(), origin: Origin = .pixels
  ) {
    source = pixels
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.look = look
    self.origin = origin
    super.init()
  }

  /// The same image as another one; the pixels are shared.
  convenience init(sharing image: UIImage) {
    self.init(pixels: image.source, scale: image.scale, look: image.look, origin: image.origin)
  }

  /// The pixels to show under the given traits; `nil` for an image without pixels. An image with a
  /// tint colour is filled with it, which costs a copy each time.
  /// - Parameter height: the height in pixels in which a symbol or a drawing is shown, for which it
  ///   is drawn again; `nil` for its own. Other images ignore it, and are scaled by the view that
  ///   shows them.
  package func pixels(
    with traits: UITraitCollection = .current, height: Int? = nil
  ) -> ImagePixels? {
    let own: ImagePixels? =
      switch origin {
      case .pixels: nil
      case .symbol: height.flatMap { symbolPixels(height: $0, with: traits) }
      case .asset(let asset): asset.pixels(with: traits, scale: scale, height: height)
      }
    var pixels = own ?? source
    if look.isMirroredFromRightToLeft, traits.layoutDirection == .rightToLeft {
      pixels = pixels?.mirrored
    }
    guard let tintColor else { return pixels }
    return pixels?.filled(with: tintColor.components(with: traits))
  }

  /// What the pixels depend on under the given traits; nil for an image that always looks the same.
  package func appearance(with traits: UITraitCollection) -> Appearance? {
    let isDynamic =
      tintColor != nil || symbol != nil || asset?.isDynamic == true
      || look.isMirroredFromRightToLeft
    return isDynamic ? Appearance(traits) : nil
  }

  /// Whether the image is a drawing, which is drawn anew for each height in which it is shown.
  package var isDrawnAtAnyHeight: Bool { symbol != nil || asset?.keepsVectors == true }

  /// The same image with another look; the pixels are shared.
  private func looking(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(pixels: source, scale: scale, look: look, origin: origin)
  }

  /// The same image with another rendering mode; the pixels are shared.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    looking { $0.renderingMode = renderingMode }
  }

  /// The image's shape, filled with a colour. A view that shows the image as a template (see
  /// ``RenderingMode``) uses its own tint colour instead.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image's shape, filled with a colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    looking {
      $0.renderingMode = renderingMode
      $0.tintColor = color
    }
  }

  /// The image with parts that keep their size when it is shown larger; its middle is repeated. The
  /// pixels are shared.
  /// - Parameter capInsets: how far these parts reach from each edge, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with parts that keep their size when it is shown larger. The pixels are shared.
  /// - Parameters:
  ///   - capInsets: how far these parts reach from each edge, in points.
  ///   - resizingMode: how the middle is filled.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    looking { $0.slices = ImageSlices(capInsets: capInsets, resizingMode: resizingMode) }
  }

  /// The image that stretches between a left and a top cap, where one column and one row of points
  /// repeat; 0 for none.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let right = left > 0 ? max(size.width - CGFloat(left) - 1, 0) : 0
    let bottom = top > 0 ? max(size.height - CGFloat(top) - 1, 0) : 0
    let insets = UIEdgeInsets(
      top: CGFloat(max(top, 0)), left: CGFloat(max(left, 0)), bottom: bottom, right: right)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The image that is mirrored in an interface from right to left: an arrow that points on, for
  /// instance. The pixels are shared.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    looking { $0.isMirroredFromRightToLeft = true }
  }

  /// The image, prepared for display. Images are decoded when they are created, so this returns the
  /// image itself; `nil` for one without pixels.
  public func byPreparingForDisplay() async -> UIImage? {
    source == nil ? nil : self
  }
}
