// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

// Draws images on a context, and turns drawing into pixels.
nonisolated extension UIImage {
  /// Draws the image with its top left corner at `point`, on the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its top left corner at `point`, on the current context.
  /// - Parameter alpha: the opacity, 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to `rect`, on the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to `rect`, on the current context. Costs a copy of its pixels.
  /// - Parameter alpha: the opacity, 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphics.context(for: "drawing a UIImage") else { return }
    let height = rect.height * abs(context.ctm.d)
    let wanted = height.isFinite ? Int(min(max(height, 1), 1_000_000).rounded()) : nil
    guard let pixels = pixels(height: isDrawnAtAnyHeight ? wanted : nil) else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    if let slices, rect.size != size, rect.isFinite {
      context.draw(pixels, of: size, slices.parts(of: size, in: rect))
    } else {
      context.draw(pixels, in: rect)
    }
    context.restoreGState()
  }

  /// Repeats the image over `rect`, from its top left corner, on the current context.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphics.context(for: "drawing a UIImage"), rect.isFinite,
      let pixels = pixels(), size.width > 0, size.height > 0
    else { return }
    let part = ImageSlices.Part(
      source: CGRect(origin: .zero, size: size), target: rect, tile: size)
    context.saveGState()
    context.draw(pixels, of: size, [part])
    context.restoreGState()
  }
}

nonisolated extension CGRect {
  /// Whether no side or corner is infinite or NaN.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

nonisolated extension CGContext {
  /// Draws pixels scaled to `rect`.
  func draw(_ pixels: ImagePixels, in rect: CGRect) {
    let scale = CGAffineTransform(
      scaleX: rect.width / CGFloat(pixels.width), y: rect.height / CGFloat(pixels.height))
    guard rect.width > 0, rect.height > 0, scale.isFinite, rect.isFinite,
      let surface = pixels.makeSurface()
    else { return }
    defer { cairo_surface_destroy(surface) }
    drawWithShadow {
      cairo_save(cairo)
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, scale.a, scale.d)
      cairo_set_source_surface(cairo, surface, 0, 0)
      // Without this, the edges of an enlarged image fade out.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      if !interpolates { cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST) }
      cairo_rectangle(cairo, 0, 0, Double(pixels.width), Double(pixels.height))
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
  }

  /// Draws parts of pixels.
  /// - Parameter size: the size of the image in points, to which the parts' sources refer.
  fileprivate func draw(_ pixels: ImagePixels, of size: CGSize, _ parts: [ImageSlices.Part]) {
    guard let surface = pixels.makeSurface() else { return }
    defer { cairo_surface_destroy(surface) }
    let scale = (x: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height)
    drawWithShadow {
      for part in parts {
        let piece = cairo_surface_create_for_rectangle(
          surface, part.source.minX * scale.x, part.source.minY * scale.y,
          part.source.width * scale.x, part.source.height * scale.y)
        let tile = part.tile ?? part.target.size
        cairo_save(cairo)
        cairo_rectangle(
          cairo, part.target.minX, part.target.minY, part.target.width, part.target.height)
        cairo_clip(cairo)
        cairo_translate(cairo, part.target.minX, part.target.minY)
        cairo_scale(
          cairo, tile.width / (part.source.width * scale.x),
          tile.height / (part.source.height * scale.y))
        cairo_set_source_surface(cairo, piece, 0, 0)
        cairo_pattern_set_extend(
          cairo_get_source(cairo), part.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_restore(cairo)
        cairo_surface_destroy(piece)
      }
    }
  }
}

// The loops below are written with pointers and `while`: a debug build runs them over the millions of pixels of a
// photograph in a tenth of a second, and subscripts of arrays and ranges in many seconds.
nonisolated extension ImagePixels {
  /// A cairo surface with the pixels, which the caller owns; nil if there is no memory for it.
  ///
  /// A cairo pixel is a 32-bit number, 0xAARRGGBB, with premultiplied alpha.
  func makeSurface() -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    let pixelStride = pixelStride
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var row = 0
      while row < height {
        var source = base + row * rowStride
        var target = UnsafeMutableRawPointer(data + row * stride)
          .assumingMemoryBound(to: UInt32.self)
        let end = target + width
        while target < end {
          let alpha = hasAlpha ? UInt32(source[3]) : 255
          var (red, green, blue) = (UInt32(source[0]), UInt32(source[1]), UInt32(source[2]))
          if alpha < 255 {
            red = (red &* alpha &+ 127) / 255
            green = (green &* alpha &+ 127) / 255
            blue = (blue &* alpha &+ 127) / 255
          }
          target.pointee = (alpha &<< 24) | (red &<< 16) | (green &<< 8) | blue
          target += 1
          source += pixelStride
        }
        row += 1
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// The pixels of a cairo surface; nil if it has none.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    let pixelStride = hasAlpha ? 4 : 3
    let count = width * height * pixelStride
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      guard var target = bytes.baseAddress else { return }
      var row = 0
      while row < height {
        var source = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        let end = source + width
        while source < end {
          let pixel = source.pointee
          let alpha = hasAlpha ? pixel &>> 24 : 255
          var (red, green, blue) = ((pixel &>> 16) & 255, (pixel &>> 8) & 255, pixel & 255)
          if alpha == 0 {
            (red, green, blue) = (0, 0, 0)
          } else if alpha < 255 {
            // Rounding may have made a part greater than its alpha.
            red = min((red &* 255 &+ alpha / 2) / alpha, 255)
            green = min((green &* 255 &+ alpha / 2) / alpha, 255)
            blue = min((blue &* 255 &+ alpha / 2) / alpha, 255)
          }
          target[0] = UInt8(truncatingIfNeeded: red)
          target[1] = UInt8(truncatingIfNeeded: green)
          target[2] = UInt8(truncatingIfNeeded: blue)
          if hasAlpha { target[3] = UInt8(truncatingIfNeeded: alpha) }
          source += 1
          target += pixelStride
        }
        row += 1
      }
      initialized = count
    }
    self.init(
      width: width, height: height, rowStride: width * pixelStride, hasAlpha: hasAlpha,
      bytes: bytes)
  }
}
