// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture.
///
/// An image is decoded when it is made, and never changes. It can be made on any thread: for large files
/// do it away from the main actor. All formats are read that GdkPixbuf knows on the machine, PNG,
/// JPEG, GIF (its first frame), BMP, TIFF and, with librsvg, SVG among them; pictures are turned
/// upright as their EXIF data say. A picture of more than 67,108,864 pixels is not decoded.
///
/// Where an initialiser gives `nil` it logs the reason.
///
/// - Making: ``init(contentsOfFile:)``, ``init(data:scale:)``, ``init(named:in:compatibleWith:)``,
///   ``init(systemName:withConfiguration:)``
/// - Size: ``size``, ``scale``
/// - Colour: ``withTintColor(_:renderingMode:)``, ``withRenderingMode(_:)``
/// - Writing: ``pngData()``, ``jpegData(compressionQuality:)``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiimage>
nonisolated public final class UIImage: Sendable {
  /// Whether a view shows an image's own colours or fills its shape with its tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view that shows it has it: bar and system buttons fill, image views do not.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The image's shape, filled.
    case alwaysTemplate = 2
  }

  /// Pixels per point.
  public let scale: CGFloat

  /// Whether the image's own colours are shown.
  public let renderingMode: RenderingMode

  private let source: ImagePixels?
  let tintColor: UIColor?

  /// Which symbol of the system the image shows; nil for other images.
  package let symbol: Symbol?

  /// The size in points: pixels divided by ``scale``.
  public var size: CGSize {
    guard let source else { return .zero }
    return CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
  }

  /// An image without any pixel.
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

  /// The pixels to show under the given traits, filled where the image has a tint colour (which costs a
  /// copy each time); `nil` for an image without any pixel.
  /// - Parameter height: in how many pixels a symbol is shown, in which it is drawn anew; other images are
  ///   scaled by whoever shows them. `nil` for its own.
  package func pixels(
    with traits: UITraitCollection = .current, height: Int? = nil
  ) -> ImagePixels? {
    let pixels = height.flatMap { symbolPixels(height: $0, with: traits) } ?? source
    guard let tintColor else { return pixels }
    return pixels?.filled(with: tintColor.components(with: traits))
  }

  /// Whether other traits may give other pixels.
  package var pixelsDependOnTraits: Bool { tintColor != nil || symbol != nil }

  /// The same image with another rendering mode; the pixels are shared.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      pixels: source, scale: scale, renderingMode: renderingMode, tintColor: tintColor,
      symbol: symbol)
  }

  /// The image's shape, filled with a colour. A view that fills shapes with its own tint colour (see
  /// ``RenderingMode``) takes that one instead.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image's shape, filled with a colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      pixels: source, scale: scale, renderingMode: renderingMode, tintColor: color, symbol: symbol)
  }

  /// The image, ready to be shown without further work. Since images are decoded when they are made
  /// this is the image itself; `nil` for one without any pixel.
  public func byPreparingForDisplay() async -> UIImage? {
    source == nil ? nil : self
  }
}
