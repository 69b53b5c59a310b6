// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

nonisolated extension UIImage {
  static let logger = Logger(label: "gossamer.images")

  /// The image in the bytes of an image file; `nil` if they can't be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the bytes of an image file, with a number of pixels per point; `nil` if they can't be
  /// decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(scale: scale, source: "Image data of \(data.count) bytes") { () throws(ImageError) in
      try ImageDecoder.pixels(from: data)
    }
  }

  /// The image in a file; `nil` if it can't be read or decoded.
  ///
  /// A name that ends with `@2x` or `@3x` before its extension sets ``scale``.
  public convenience init?(contentsOfFile path: String) {
    self.init(scale: Self.scale(ofFile: path), source: path) { () throws(ImageError) in
      try ImageDecoder.pixels(from: Self.contents(ofFile: path))
    }
  }

  /// The image of that name in the application's resources; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of that name in a bundle's resources: in its asset catalogs, which are read as Xcode
  /// edits them, or a file.
  ///
  /// Of a set in a catalog, what fits the traits of the view that shows the image is used: scale,
  /// appearance, contrast, size classes, direction and device (those for any device come first, as a
  /// desktop is neither a phone nor a pad). Its slices, its rendering mode and its vectors count too.
  /// The first image of a bundle reads its catalogs' folders; after that a set is found in constant
  /// time.
  ///
  /// Its pixels are cached, so that asking for the same image again costs no decoding, until the
  /// file changes or many other images were used since.
  ///
  /// Of files `name`, `name@2x` and `name@3x` the one for the display's scale is used, or else the next
  /// larger, or else the next smaller. A name without an extension stands for a PNG, JPEG, GIF or
  /// SVG file.
  /// - Parameters:
  ///   - bundle: The bundle to search, such as `.module` for a package's resources; `nil` for the application's
  ///     resources, as for a storyboard: with SwiftPM those of its targets, beside the executable. If several targets
  ///     have an image of this name, that of the executable's own target is used, or else that of the first target by
  ///     name.
  ///   - traits: The traits whose display scale counts; `nil` for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    for catalog in AssetCatalog.catalogs(of: bundle) {
      guard catalog.hasImage(named: name) else { continue }
      // What is wrong with a broken set was reported.
      guard let asset = catalog.image(named: name) else { return nil }
      self.init(asset: asset, compatibleWith: traits)
      return
    }
    let folders = ResourceFolders.allFolders(of: bundle)
    let files = ImageFileName(name).candidates(forScale: (traits ?? .current).displayScale)
    let path = folders.lazy.flatMap { folder in files.lazy.map { "\(folder)/\($0)" } }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let path else {
      let suggestion = AssetCatalog.suggestion(for: name, [.image, .symbol], in: bundle)
      let advice = suggestion.map { " Did you mean '\($0)'?" } ?? ""
      Self.logger.warning(
        """
        \(name): no image of this name is among the resources in \(folders.joined(separator: ", ")).\(advice)
        """)
      return nil
    }
    self.init(cachingContentsOfFile: path)
  }

  /// The image in a file, whose pixels are cached; `nil` if it can't be read or decoded.
  package convenience init?(cachingContentsOfFile path: String) {
    self.init(scale: Self.scale(ofFile: path), source: path) { () throws(ImageError) in
      try ImageCache.pixels(ofFile: path) { path throws(ImageError) in
        try ImageDecoder.pixels(from: Self.contents(ofFile: path))
      }
    }
  }

  /// Decodes an image file, turned upright, to the smallest number of pixels that covers a size.
  /// - Parameters:
  ///   - size: the size in which it is shown, in points; nil for its own.
  ///   - scale: pixels per point.
  ///   - greatestPixelCount: how many pixels the image may have, according to its header.
  package static func decode(
    _ data: Data, covering size: CGSize?, scale: CGFloat, greatestPixelCount: Int
  ) throws(ImageError) -> UIImage {
    var scaling = ImageDecoder.Scaling.own
    if let size {
      let (width, height) = (size.width * scale, size.height * scale)
      // No side of a picture that may be decoded is longer.
      let longest = CGFloat(ImageDecoder.greatestPixelCount)
      scaling = .covering(
        width: Int(min(width, longest).rounded(.up)), height: Int(min(height, longest).rounded(.up))
      )
    }
    let pixels = try ImageDecoder.pixels(from: data, scaling: scaling, limit: greatestPixelCount)
    return UIImage(pixels: pixels, scale: scale)
  }

  private convenience init?(
    scale: CGFloat, source: String, pixels: () throws(ImageError) -> ImagePixels
  ) {
    do throws(ImageError) {
      self.init(pixels: try pixels(), scale: scale)
    } catch {
      Self.logger.warning("\(error.message(about: source))")
      return nil
    }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The bytes of a regular file. Others are refused, because a device may never end.
  static func contents(ofFile path: String) throws(ImageError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let values = try url.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else {
        throw ImageError.unreadable(reason: "It is not a file.")
      }
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch let error as ImageError {
      throw error
    } catch {
      throw .unreadable(reason: error.localizedDescription)
    }
  }
}
