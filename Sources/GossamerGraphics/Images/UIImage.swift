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
/// - Writing: ``pngData()``, ``jpegData(compressionQuality:)``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiimage>
nonisolated public final class UIImage: Sendable {
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

  /// Pixels per point.
  public let scale: CGFloat

  /// Whether the image is shown in its own colours or as a template.
  public let renderingMode: RenderingMode

  private let source: ImagePixels?
  let tintColor: UIColor?

  /// The system symbol that the image shows; nil for other images.
  package let symbol: Symbol?

  /// The size in points: pixels divided by ``scale``.
  public var size: CGSize {
    guard let source else { return .zero }
    return CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
  }

  /// An image without pixels.
  public convenience init() {
    self.init(pixels: nil, scale: 1)
  }

  /// An image of decoded pixels. A scale that is not a positive, finite number counts as 1.
  package init(
    pixels: ImagePixels?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    tintColor: UIColor? = nil, symbol: Symbol? = nil
  ) {
    source = pixels
    self.symbol = symbol
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    self.tintColor = tintColor
  }

  /// The pixels to show under the given traits; `nil` for an image without pixels. An image with a
  /// tint colour is filled with it, which costs a copy each time.
  /// - Parameter height: the height in pixels in which a symbol is shown, for which it is drawn
  ///   again; `nil` for its own. Other images ignore it, and are scaled by the view that shows
  ///   them.
  package func pixels(
    with traits: UITraitCollection = .current, height: Int? = nil
  ) -> ImagePixels? {
    let pixels = height.flatMap { symbolPixels(height: $0, with: traits) } ?? source
    guard let tintColor else { return pixels }
    return pixels?.filled(with: tintColor.components(with: traits))
  }

  /// Whether the pixels depend on traits.
  package var pixelsDependOnTraits: Bool { tintColor != nil || symbol != nil }

  /// The same image with another rendering mode; the pixels are shared.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      pixels: source, scale: scale, renderingMode: renderingMode, tintColor: tintColor,
      symbol: symbol)
  }

  /// The image's shape, filled with a colour. A view that shows the image as a template (see
  /// ``RenderingMode``) uses its own tint colour instead.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image's shape, filled with a colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      pixels: source, scale: scale, renderingMode: renderingMode, tintColor: color, symbol: symbol)
  }

  /// The image, prepared for display. Images are decoded when they are created, so this returns the
  /// image itself; `nil` for one without pixels.
  public func byPreparingForDisplay() async -> UIImage? {
    source == nil ? nil : self
  }
}
