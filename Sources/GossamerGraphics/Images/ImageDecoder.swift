// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf
import Foundation

/// Decodes images of all formats that GdkPixbuf knows, on any thread and without a display.
nonisolated package enum ImageDecoder {
  /// The maximum number of pixels of a decoded image: 256 MB of memory. Without a limit, a file of
  /// a few kilobytes could claim any size.
  static let greatestPixelCount = 1 << 26

  /// The number of bytes that are passed to the decoder at a time.
  private static let chunkSize = 1 << 16

  /// To how many pixels an image is decoded.
  package enum Scaling {
    /// To the size in the file.
    case own
    /// To this height in pixels, for a vector drawing (SVG).
    case height(Int)
    /// To the smallest size that covers this size in pixels. A bitmap isn't enlarged; a vector
    /// drawing is.
    case covering(width: Int, height: Int)
  }

  /// The pixels of the image, or of its first frame, turned upright by its EXIF orientation.
  /// - Parameters:
  ///   - scaling: to how many pixels the image is decoded. Its proportions stay.
  ///   - limit: how many pixels the image may have, at most ``greatestPixelCount``.
  package static func pixels(
    from data: Data, scaling: Scaling = .own, limit: Int = greatestPixelCount
  ) throws(ImageError) -> ImagePixels {
    guard !data.isEmpty else { throw .empty }
    guard !ImageFileEnd.isMissing(in: data) else {
      throw .undecodable(reason: "The file breaks off before its end.")
    }
    let loader = GObjectReference(owning: OpaquePointer(gdk_pixbuf_loader_new()))
    let progress = Progress(scaling: scaling, limit: min(limit, greatestPixelCount))
    try load(data, into: UnsafeMutablePointer<GdkPixbufLoader>(loader.pointer), progress)
    guard
      let pixbuf = gdk_pixbuf_loader_get_pixbuf(UnsafeMutablePointer(loader.pointer)),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw .undecodable(reason: "It holds no picture.") }
    return pixels(of: reduced(GObjectReference(owning: upright), scaling))
  }

  /// Scales the picture down to the smallest size that `scaling` asks for.
  private static func reduced(_ picture: GObjectReference, _ scaling: Scaling) -> GObjectReference {
    guard case .covering(let width, let height) = scaling else { return picture }
    let ownWidth = Double(gdk_pixbuf_get_width(picture.pointer))
    let ownHeight = Double(gdk_pixbuf_get_height(picture.pointer))
    let factor = max(Double(width) / ownWidth, Double(height) / ownHeight)
    guard factor < 1,
      let scaled = gdk_pixbuf_scale_simple(
        picture.pointer, CInt((ownWidth * factor).rounded()), CInt((ownHeight * factor).rounded()),
        GDK_INTERP_BILINEAR)
    else { return picture }
    return GObjectReference(owning: scaled)
  }

  /// Passes the bytes to the decoder piece by piece. Stops as soon as the header announces too many
  /// pixels, or the decoder reports an error.
  private static func load(
    _ data: Data, into loader: UnsafeMutablePointer<GdkPixbufLoader>, _ progress: Progress
  ) throws(ImageError) {
    var progress = progress
    let failure: ImageError? = withUnsafeMutablePointer(to: &progress) { progress in
      let signals = connect(progress, to: loader)
      defer { for signal in signals { g_signal_handler_disconnect(loader, signal) } }
      var error: UnsafeMutablePointer<GError>?
      let isWritten = data.withUnsafeBytes { write($0, to: loader, error: &error) }
      // A loader must be closed in any case. Errors of closing don't matter after an earlier error.
      let isClosed =
        isWritten
        ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
      if progress.pointee.isTooLarge {
        g_clear_error(&error)
        return .tooLarge(width: progress.pointee.width, height: progress.pointee.height)
      }
      guard isWritten, isClosed != 0 else { return .undecodable(reason: message(taking: error)) }
      let isStatic = gdk_pixbuf_loader_get_animation(loader).map {
        gdk_pixbuf_animation_is_static_image($0) != 0
      }
      // An animation's frames needn't cover the whole picture.
      guard isStatic == false || progress.pointee.isComplete else {
        return .undecodable(reason: "Some of its rows are missing.")
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to loader: UnsafeMutablePointer<GdkPixbufLoader>,
    error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = bytes[start..<min(start + chunkSize, bytes.count)]
      let buffer = UnsafeRawBufferPointer(rebasing: chunk).bindMemory(to: guchar.self)
      let isWritten = gdk_pixbuf_loader_write(
        loader, buffer.baseAddress, gsize(buffer.count), &error)
      if isWritten == 0 { return false }
    }
    return true
  }

  private static func pixels(of pixbuf: GObjectReference) -> ImagePixels {
    let count = Int(gdk_pixbuf_get_byte_length(pixbuf.pointer))
    let bytes = UnsafeBufferPointer(
      start: gdk_pixbuf_read_pixels(pixbuf.pointer), count: count)
    return ImagePixels(
      width: Int(gdk_pixbuf_get_width(pixbuf.pointer)),
      height: Int(gdk_pixbuf_get_height(pixbuf.pointer)),
      rowStride: Int(gdk_pixbuf_get_rowstride(pixbuf.pointer)),
      hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf.pointer) != 0, bytes: Array(bytes))
  }

  /// The message of an error of GLib, which is freed.
  static func message(taking error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "The decoder gives no reason." }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? ""
  }
}

// MARK: - Following the decoder

nonisolated extension ImageDecoder {
  /// What the decoder has reported so far, in pixels.
  private struct Progress {
    /// To how many pixels the image is decoded.
    let scaling: Scaling
    /// How many pixels the image may have.
    let limit: Int
    /// The size of the picture: that in the header, or the one that the decoder was asked for.
    var width = 0
    var height = 0
    /// The rows that have been decoded; some formats begin at the bottom.
    var firstRow = Int.max
    var endRow = 0

    var isTooLarge: Bool {
      width.multipliedReportingOverflow(by: height).overflow || width * height > limit
    }

    var isComplete: Bool { firstRow <= 0 && endRow >= height }

    init(scaling: Scaling, limit: Int) {
      self.scaling = scaling
      self.limit = limit
    }

    /// Stores the size in the header, or the size to which the decoder shall scale instead.
    /// - Returns: whether the decoder shall scale.
    mutating func prepare(width: Int, height: Int, _ format: Format) -> Bool {
      (self.width, self.height) = (width, height)
      guard width > 0, height > 0, !isTooLarge else { return false }
      switch (scaling, format) {
      case (.own, _), (.covering, .other): return false
      case (.height(let wanted), _):
        self.width = max(width * wanted / height, 1)
        self.height = wanted
      case (.covering(let wantedWidth, let wantedHeight), .drawing):
        let factor = max(
          Double(wantedWidth) / Double(width), Double(wantedHeight) / Double(height))
        self.width = max(Int((Double(width) * factor).rounded()), 1)
        self.height = max(Int((Double(height) * factor).rounded()), 1)
      case (.covering(let wantedWidth, let wantedHeight), .jpeg):
        // The picture may be rotated by its orientation later, so it has to cover both ways.
        let wanted = max(wantedWidth, wantedHeight)
        let divisor = [8, 4, 2].first { min(width, height) / $0 >= wanted } ?? 1
        self.width = (width + divisor - 1) / divisor
        self.height = (height + divisor - 1) / divisor
      }
      return true
    }
  }

  /// How a decoder supports other sizes. The JPEG decoder works less for a half, a quarter or an
  /// eighth of the size, rounded up, and reports the rows that it decoded. For all other sizes
  /// GdkPixbuf would scale the whole picture, and report all rows even if some are missing. So
  /// ``reduced(_:_:)`` scales instead.
  private enum Format {
    case jpeg
    case drawing
    case other

    init(_ loader: UnsafeMutablePointer<GdkPixbufLoader>?) {
      guard let format = gdk_pixbuf_loader_get_format(loader) else {
        self = .other
        return
      }
      let name = gdk_pixbuf_format_get_name(format)
      defer { g_free(name) }
      self =
        gdk_pixbuf_format_is_scalable(format) != 0
        ? .drawing : name.map { String(cString: $0) } == "jpeg" ? .jpeg : .other
    }
  }

  /// Connects handlers that write the decoder's signals to `progress`, and returns their IDs. A
  /// size that is too large is replaced by 0, which makes decoders stop (as
  /// `gdk_pixbuf_get_file_info` does it).
  private static func connect(
    _ progress: UnsafeMutablePointer<Progress>, to loader: UnsafeMutablePointer<GdkPixbufLoader>
  ) -> [gulong] {
    let sizePrepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, CInt, CInt, gpointer?) -> Void = {
        loader, width, height, data in
        guard let progress = data?.assumingMemoryBound(to: Progress.self) else { return }
        let isScaled = progress.pointee.prepare(
          width: Int(width), height: Int(height), Format(loader))
        if progress.pointee.isTooLarge {
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if isScaled {
          let (width, height) = (progress.pointee.width, progress.pointee.height)
          gdk_pixbuf_loader_set_size(loader, CInt(clamping: width), CInt(clamping: height))
        }
      }
    let areaUpdated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, CInt, CInt, CInt, CInt, gpointer?
      ) -> Void = { _, _, y, _, height, data in
        guard let progress = data?.assumingMemoryBound(to: Progress.self) else { return }
        progress.pointee.firstRow = min(progress.pointee.firstRow, Int(y))
        progress.pointee.endRow = max(progress.pointee.endRow, Int(y) + Int(height))
      }
    return [
      ("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self)),
      ("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self)),
    ].map { g_signal_connect_data(loader, $0.0, $0.1, progress, nil, GConnectFlags(0)) }
  }
}
