// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf
internal import CPango
import Foundation

/// Draws the first page of a PDF file, by Poppler, which is loaded for the first one.
nonisolated enum PDFPage {
  private typealias Open =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  private typealias GetPage = @convention(c) (OpaquePointer?, CInt) -> OpaquePointer?
  private typealias GetSize =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  /// Poppler's functions.
  private struct Poppler: Sendable {
    let open: Open
    let page: GetPage
    let size: GetSize
    let render: Render

    static let loaded: Poppler? = {
      guard let library = LoadedLibrary("libpoppler-glib.so.8"),
        let open = library.function("poppler_document_new_from_bytes", Open.self),
        let page = library.function("poppler_document_get_page", GetPage.self),
        let size = library.function("poppler_page_get_size", GetSize.self),
        let render = library.function("poppler_page_render", Render.self)
      else { return nil }
      return Poppler(open: open, page: page, size: size, render: render)
    }()
  }

  /// The first page in pixels.
  /// - Parameter height: the height in pixels; nil for one pixel per point of the page.
  static func pixels(of data: Data, height: Int?) throws(ImageError) -> ImagePixels {
    guard let poppler = Poppler.loaded else {
      throw .undecodable(
        reason: "It is a PDF file, and there is no Poppler to draw it. Install libpoppler-glib8.")
    }
    let page = try page(of: data, poppler)
    var (width, ownHeight) = (0.0, 0.0)
    poppler.size(page.pointer, &width, &ownHeight)
    guard width > 0, ownHeight > 0, width.isFinite, ownHeight.isFinite else {
      throw .undecodable(reason: "Its first page is empty.")
    }
    let scale = height.map { Double($0) / ownHeight } ?? 1
    let (columns, rows) = (max((width * scale).rounded(), 1), max((ownHeight * scale).rounded(), 1))
    guard columns * rows <= Double(ImageDecoder.greatestPixelCount), max(columns, rows) <= 32_767
    else { throw .tooLarge(width: Int(min(columns, 1e9)), height: Int(min(rows, 1e9))) }
    let drawn = ImagePixels.drawn(width: Int(columns), height: Int(rows)) { cairo in
      cairo_scale(cairo, columns / width, rows / ownHeight)
      poppler.render(page.pointer, cairo)
    }
    guard let drawn else { throw .undecodable(reason: "There is no memory for its pixels.") }
    return drawn
  }

  private static func page(
    of data: Data, _ poppler: Poppler
  ) throws(ImageError) -> GObjectReference {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = poppler.open(bytes, nil, &error) else {
      throw .undecodable(reason: ImageDecoder.message(taking: error))
    }
    let owner = GObjectReference(owning: document)
    guard let page = poppler.page(owner.pointer, 0) else {
      throw .undecodable(reason: "It has no page.")
    }
    return GObjectReference(owning: page)
  }
}

nonisolated extension ImagePixels {
  /// The pixels that `draw` draws with cairo; nil if there is no memory for them.
  static func drawn(
    width: Int, height: Int, _ draw: (OpaquePointer) -> Void
  ) -> ImagePixels? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let cairo = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    draw(cairo)
    return ImagePixels(surface: surface)
  }
}
