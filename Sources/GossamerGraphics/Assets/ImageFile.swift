// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file with an image: a bitmap, or a drawing (SVG, PDF), which has any number of pixels.
nonisolated struct ImageFile: Hashable, Sendable {
  let path: String

  private var pathExtension: String { (path as NSString).pathExtension.lowercased() }

  private var isPDF: Bool { pathExtension == "pdf" }

  /// Whether it is a drawing.
  var isDrawing: Bool { isPDF || pathExtension == "svg" }

  /// The pixels, from the cache if they are there.
  /// - Parameters:
  ///   - scale: pixels per point of a drawing.
  ///   - height: the height of a drawing in pixels instead.
  func pixels(scale: CGFloat, height: Int? = nil) throws(ImageError) -> ImagePixels {
    guard isDrawing else { return try Self.own(of: path) }
    let own = try isPDF ? Self.page(path, height: nil) : Self.own(of: path)
    let wanted = height ?? Int((CGFloat(own.height) * scale).rounded())
    guard wanted != own.height, wanted > 0, wanted <= Self.greatestHeight else { return own }
    if isPDF { return try Self.page(path, height: wanted) }
    return try ImageCache.pixels(ofFile: path, height: wanted) { path throws(ImageError) in
      try ImageDecoder.pixels(from: UIImage.contents(ofFile: path), scaling: .height(wanted))
    }
  }

  /// Above this height a drawing isn't drawn again, but scaled.
  private static let greatestHeight = 4096

  private static func own(of path: String) throws(ImageError) -> ImagePixels {
    try ImageCache.pixels(ofFile: path) { path throws(ImageError) in
      try ImageDecoder.pixels(from: UIImage.contents(ofFile: path))
    }
  }

  private static func page(_ path: String, height: Int?) throws(ImageError) -> ImagePixels {
    try ImageCache.pixels(ofFile: path, height: height) { path throws(ImageError) in
      try PDFPage.pixels(of: UIImage.contents(ofFile: path), height: height)
    }
  }
}
