// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

nonisolated extension CGContext {
  /// The shadow below everything that is drawn. Its lengths are points that the current transform
  /// doesn't change.
  struct Shadow {
    let offset: CGSize
    let blur: CGFloat
    let color: UIColor.Components
  }

  /// Gives everything that is drawn from now on a black shadow of a third's opacity.
  /// - Parameters:
  ///   - offset: how far the shadow lies to the right and below, in points, whatever the transform is.
  ///   - blur: how far its edge is blurred, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Gives everything that is drawn from now on a shadow. It costs some copies of the clipped area for
  /// each thing that is drawn.
  /// - Parameters:
  ///   - offset: how far the shadow lies to the right and below, in points, whatever the transform is.
  ///   - blur: how far its edge is blurred, in points.
  ///   - color: its colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: offset, blur: blur.isFinite ? min(max(blur, 0), 500) : 0, color: color.rgba)
  }

  /// Draws by `draw`, after the shadow of what it draws, if there is one.
  func drawWithShadow(_ draw: () -> Void) {
    if let shadow = state.shadow { paint(shadow, of: draw) }
    draw()
  }

  private func paint(_ shadow: Shadow, of draw: () -> Void) {
    let matrix = cairoMatrix
    let area = clippedArea
    // A context that records is shown at the display's scale, which isn't known here.
    let detail: CGFloat = baseTransform == .identity ? 2 : 1
    let points = baseTransform.a
    let blur = shadow.blur * points
    let (width, height) = (area.width * detail, area.height * detail)
    guard width >= 1, height >= 1, width * height <= 16_777_216 else { return }
    cairo_push_group(cairo)
    draw()
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    guard
      let mask = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width.rounded(.up)), Int32(height.rounded(.up))),
      let masked = cairo_create(mask)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_scale(masked, detail, detail)
    cairo_translate(masked, -area.minX, -area.minY)
    var transform = matrix
    cairo_transform(masked, &transform)
    cairo_set_source(masked, group)
    cairo_paint(masked)
    cairo_destroy(masked)
    Self.blur(mask, radius: Int((blur * detail / 2).rounded()))

    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_translate(
      cairo, area.minX + shadow.offset.width * points, area.minY + shadow.offset.height * points)
    cairo_scale(cairo, 1 / detail, 1 / detail)
    cairo_set_source_rgba(
      cairo, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
    cairo_mask_surface(cairo, mask, 0, 0)
    cairo_restore(cairo)
  }

  private var cairoMatrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix
  }

  /// The area that isn't clipped away, in the coordinates of the surface.
  private var clippedArea: CGRect {
    var matrix = cairoMatrix
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_set_matrix(cairo, &matrix)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Blurs the opacities of a surface by three box filters, which come close to a Gaussian.
  private static func blur(_ surface: OpaquePointer, radius: Int) {
    cairo_surface_flush(surface)
    guard radius > 0, let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Three boxes of radius r have the variance of a Gaussian with sigma = sqrt(r * (r + 1)).
    let box = max(Int((Double(radius) * 0.9).rounded()), 1)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for row in 0..<height { filter(data + row * stride, 1, width, box, &line) }
      for column in 0..<width { filter(data + column, stride, height, box, &line) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each value of a line by the average of those around it; outside there is 0.
  private static func filter(
    _ start: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ radius: Int,
    _ line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = start[index * step] }
    let size = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index > radius { sum -= Int(line[index - radius - 1]) }
      start[index * step] = UInt8(sum / size)
    }
  }
}
