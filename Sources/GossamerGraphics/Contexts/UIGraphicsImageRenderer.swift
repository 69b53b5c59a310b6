// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Makes images by drawing.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
///     }
///
/// An image has at most 67,108,864 pixels, as does one that is decoded from a file. For a larger
/// size, and for one that is empty or not finite, the image is empty, and a message is logged. It
/// can be used on any thread; away from the main actor give it fixed colours, see
/// `UIColor.resolvedColor(with:)`.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
nonisolated open class UIGraphicsImageRenderer {
  /// How the images are made.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// A renderer of images of `size`, in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of `size`, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images that show `bounds`, in points, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images that show `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copy()
  }

  /// The image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = UIGraphicsImageRendererContext(bounds: bounds, format: format) else {
      return UIImage()
    }
    UIGraphics.draw(in: UIGraphics.Slot { context.cgContext }) { actions(context) }
    return context.currentImage
  }

  /// The image that `actions` draws, as a PNG file; empty data where no image can be made.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image that `actions` draws, as a JPEG file; empty data where no image can be made.
  /// - Parameter compressionQuality: 0 (the smallest file) to 1 (the best picture).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// How a `UIGraphicsImageRenderer` makes its images.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
nonisolated public final class UIGraphicsImageRendererFormat {
  /// Pixels per point. The screen's scale unless set; 0, and anything that isn't a positive number,
  /// also means the screen's scale.
  public var scale: CGFloat

  /// Whether the image has no transparent pixels. Then it is black at first.
  public var opaque = false

  /// A format for the screen.
  public init() {
    scale = max(UITraitCollection.current.displayScale, 1)
  }

  /// A format for the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  func copy() -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    if scale.isFinite, scale > 0 { copy.scale = scale }
    copy.opaque = opaque
    return copy
  }
}

/// The context on which a renderer draws an image.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
nonisolated public final class UIGraphicsImageRendererContext {
  private static let greatestPixelCount = 67_108_864.0

  /// The context that is drawn on.
  public let cgContext: CGContext

  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  private let surface: OpaquePointer

  init?(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let width = (bounds.width * format.scale).rounded(.up)
    let height = (bounds.height * format.scale).rounded(.up)
    guard bounds.origin.x.isFinite, bounds.origin.y.isFinite, width >= 1, height >= 1,
      width * height <= Self.greatestPixelCount, max(width, height) <= 32_767
    else {
      UIGraphics.logError(
        """
        An image of \(bounds.width) by \(bounds.height) points at scale \(format.scale) can't be drawn. Its \
        sides must be between 1 and 32,767 pixels, and it can have at most 67,108,864 pixels.
        """)
      return nil
    }
    let kind = format.opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(kind, Int32(width), Int32(height)) else {
      return nil
    }
    self.surface = surface
    self.format = format
    cgContext = CGContext(owning: cairo_surface_reference(surface))
    cgContext.scaleBy(x: format.scale, y: format.scale)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    cgContext.baseTransform = CGAffineTransform(scaleX: format.scale, y: format.scale)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The image of what has been drawn so far.
  public var currentImage: UIImage {
    UIImage(pixels: ImagePixels(surface: surface), scale: format.scale)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of 1 point along the edges of a rectangle, inside of it.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
