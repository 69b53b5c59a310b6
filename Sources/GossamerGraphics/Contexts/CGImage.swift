// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// The pixels of an image, 8 bits for each of red, green, blue and, if there is one, alpha, which
/// isn't premultiplied.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cgimage
nonisolated public final class CGImage: Sendable {
  package let pixels: ImagePixels

  package init(_ pixels: ImagePixels) {
    self.pixels = pixels
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel: 32, or 24 without alpha.
  public var bitsPerPixel: Int { pixels.pixelStride * 8 }
  /// The bytes from one row to the next.
  public var bytesPerRow: Int { pixels.rowStride }
  /// Whether and where a pixel has its opacity.
  public var alphaInfo: CGImageAlphaInfo { pixels.hasAlpha ? .last : .none }
  /// The colour space of the pixels: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// The bytes of all rows. The last row ends with its last pixel.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels.bytes)) }

  /// The part in a rectangle, in pixels; its edges are moved outwards to whole ones. Nil if it is
  /// outside of the image. Costs a copy of the part.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard rect.isFinite, !area.isEmpty else { return nil }
    let (left, top) = (Int(area.minX), Int(area.minY))
    let (width, height) = (Int(area.width), Int(area.height))
    let row = width * pixels.pixelStride
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row * height)
    for line in top..<top + height {
      let start = line * pixels.rowStride + left * pixels.pixelStride
      bytes += pixels.bytes[start..<start + row]
    }
    return CGImage(
      ImagePixels(
        width: width, height: height, rowStride: row, hasAlpha: pixels.hasAlpha, bytes: bytes))
  }

  /// The same image. It never changes, so there is no copy.
  public func copy() -> CGImage? { self }
}

/// Bytes from which an image is read.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cgdataprovider
nonisolated public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// A provider of these bytes.
  public init?(data: Data) {
    self.data = data
  }
}

/// Whether and where a pixel has its opacity.
///
/// Values: https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// At the end, and the colours are multiplied by it.
  case premultipliedLast = 1
  /// At the beginning, and the colours are multiplied by it.
  case premultipliedFirst = 2
  /// At the end.
  case last = 3
  /// At the beginning.
  case first = 4
  /// A byte at the end has no meaning.
  case noneSkipLast = 5
  /// A byte at the beginning has no meaning.
  case noneSkipFirst = 6
  /// There are only opacities.
  case alphaOnly = 7
}

/// How carefully an image is scaled.
///
/// Values: https://developer.apple.com/documentation/coregraphics/cginterpolationquality
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: smoothly.
  case `default` = 0
  /// Each pixel becomes a rectangle.
  case none = 1
  /// Smoothly.
  case low = 2
  /// Smoothly.
  case medium = 4
  /// Smoothly.
  case high = 3
}

/// Whether letters are filled or outlined.
///
/// Values: https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode
nonisolated public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Outlined.
  case stroke = 1
  /// Filled and outlined.
  case fillStroke = 2
  /// Not drawn.
  case invisible = 3
}

nonisolated extension UIImage {
  /// How an image's pixels have to be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    /// They are upright.
    case up = 0
    /// By 180 degrees.
    case down = 1
    /// By 90 degrees, counterclockwise.
    case left = 2
    /// By 90 degrees, clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// By 180 degrees, and mirrored.
    case downMirrored = 5
    /// By 90 degrees counterclockwise, and mirrored.
    case leftMirrored = 6
    /// By 90 degrees clockwise, and mirrored.
    case rightMirrored = 7
  }

  /// How the pixels have to be turned: never. They are upright since they were decoded.
  public var imageOrientation: Orientation { .up }

  /// The image's pixels under the current traits; nil for an image without pixels. For an image with a
  /// tint colour it costs a copy.
  public var cgImage: CGImage? { pixels().map(CGImage.init) }

  /// An image of pixels, one for each point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of pixels. Turning them costs a copy.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - orientation: how the pixels have to be turned to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage.pixels.turned(orientation), scale: scale)
  }

  /// The image, mirrored from left to right; a copy.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(pixels: pixels()?.mirrored, scale: scale, look: look)
  }

  /// The image scaled to a size in points, to be shown small; nil for one without pixels, or if the size
  /// is empty. Works on any thread.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let pixels = pixels(), size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIImage(pixels: pixels, scale: scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

nonisolated extension ImagePixels {
  /// The pixels as they are seen upright.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> ImagePixels {
    switch orientation {
    case .up: self
    case .upMirrored: mirrored
    case .down: remapped(width, height) { (width - 1 - $0, height - 1 - $1) }
    case .downMirrored: remapped(width, height) { ($0, height - 1 - $1) }
    case .left: remapped(height, width) { (width - 1 - $1, $0) }
    case .right: remapped(height, width) { ($1, height - 1 - $0) }
    case .leftMirrored: remapped(height, width) { ($1, $0) }
    case .rightMirrored: remapped(height, width) { (width - 1 - $1, height - 1 - $0) }
    }
  }

  /// Pixels of another arrangement: `place` gives the column and the row here of each there.
  private func remapped(
    _ newWidth: Int, _ newHeight: Int, from place: (Int, Int) -> (Int, Int)
  ) -> ImagePixels {
    var target: [UInt8] = []
    target.reserveCapacity(newWidth * newHeight * pixelStride)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        let (x, y) = place(column, row)
        let start = y * rowStride + x * pixelStride
        target += bytes[start..<start + pixelStride]
      }
    }
    return ImagePixels(
      width: newWidth, height: newHeight, rowStride: newWidth * pixelStride, hasAlpha: hasAlpha,
      bytes: target)
  }
}

nonisolated extension CGContext {
  /// Draws an image scaled to `rect`. As in Core Graphics its rows go up while y points up: under
  /// UIKit's coordinates, where y points down, it is upside down, unless the context is flipped, as code
  /// for Core Graphics does it.
  /// - Parameter byTiling: whether the image is repeated over the clipped area, each in `rect`'s size.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    guard byTiling else {
      saveGState()
      translateBy(x: 0, y: rect.minY + rect.maxY)
      scaleBy(x: 1, y: -1)
      draw(image.pixels, in: rect)
      restoreGState()
      return
    }
    let area = boundingBoxOfClipPath
    guard area.isFinite, !area.isEmpty else { return }
    let columns = (area.minX - rect.minX) / rect.width
    let rows = (area.minY - rect.minY) / rect.height
    // Drawn one by one: more of them than this would be smaller than a pixel.
    guard area.width / rect.width * (area.height / rect.height) < 1_000_000 else { return }
    for row in Int(rows.rounded(.down))...Int(((area.maxY - rect.minY) / rect.height).rounded(.up))
    {
      for column in Int(
        columns.rounded(.down))...Int(((area.maxX - rect.minX) / rect.width).rounded(.up))
      {
        draw(
          image,
          in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
      }
    }
  }

  /// The smallest rectangle around what isn't clipped away.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around the path; null if it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// How images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  var interpolates: Bool { state.interpolationQuality != .none }

  /// Whether edges are smoothed; they are unless this is set.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is put together first, and then
  /// drawn with the opacity, the blend mode and the shadow that are set now.
  /// - Parameter auxiliaryInfo: ignored.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    openLayers += 1
  }

  /// Draws the layer that was begun last. Does nothing if there is none.
  public func endTransparencyLayer() {
    guard openLayers > 0, let group = cairo_pop_group(cairo) else { return }
    openLayers -= 1
    restoreGState()
    drawWithShadow {
      cairo_save(cairo)
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(group)
  }

  /// An image of what has been drawn, if the context draws on pixels; nil if it records for a view.
  public func makeImage() -> CGImage? {
    guard let surface = cairo_get_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    return ImagePixels(surface: surface).map(CGImage.init)
  }

  /// Adds arcs around the corner between two tangents: from the current point towards `tangent1End`, and
  /// on towards `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = path?.currentPoint else { return move(to: tangent1End) }
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let (one, two) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard one > 0, two > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End) }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (one * two)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(half)
    let from = CGPoint(
      x: tangent1End.x + first.dx / one * distance, y: tangent1End.y + first.dy / one * distance)
    let bisector = CGVector(
      dx: first.dx / one + second.dx / two, dy: first.dy / one + second.dy / two)
    let length = hypot(bisector.dx, bisector.dy)
    let center = CGPoint(
      x: tangent1End.x + bisector.dx / length * radius / sin(half),
      y: tangent1End.y + bisector.dy / length * radius / sin(half))
    let to = CGPoint(
      x: tangent1End.x + second.dx / two * distance, y: tangent1End.y + second.dy / two * distance)
    addLine(to: from)
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0)
  }
}
