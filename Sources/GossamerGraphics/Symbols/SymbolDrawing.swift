// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf
internal import CPango
import Foundation

/// The drawing of an application's own symbol: an SVG file made from Apple's template, which has a
/// group for each weight and scale, such as `Regular-M`. Drawn by librsvg, which GTK needs too.
nonisolated package struct SymbolDrawing: Hashable, Sendable {
  /// The path of the SVG file.
  let file: String

  /// The height in points beside text of `pointSize`: the template is drawn for text of 100 points.
  func height(pointSize: CGFloat, _ weight: UIImage.SymbolWeight) throws(ImageError) -> CGFloat {
    let handle = try Handle(file)
    return handle.size(of: handle.group(weight)).height * pointSize / 100
  }

  /// The pixels at a height, from the cache if they are there.
  func pixels(height: Int, _ weight: UIImage.SymbolWeight) throws(ImageError) -> ImagePixels {
    // The weight is a part of the name, because a file has a drawing for each.
    let group = try Handle(file).group(weight)
    return try ImageCache.pixels(ofFile: file, part: group, height: height) {
      file throws(ImageError) in
      let handle = try Handle(file)
      let size = handle.size(of: group)
      guard size.width > 0, size.height > 0 else {
        throw .undecodable(reason: "It has no drawing.")
      }
      let width = max(Int((size.width * CGFloat(height) / size.height).rounded()), 1)
      let pixels = ImagePixels.drawn(width: width, height: height) { cairo in
        handle.draw(group, on: cairo, width: Double(width), height: Double(height))
      }
      guard let pixels else { throw .undecodable(reason: "There is no memory for its pixels.") }
      return pixels
    }
  }
}

nonisolated extension SymbolDrawing {
  /// A rectangle of librsvg.
  private struct Rectangle {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
  }

  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  private typealias Make = @convention(c) (UnsafePointer<UInt8>?, gsize, Failure?) -> OpaquePointer?
  private typealias Measure =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      Failure?
    ) -> gboolean
  private typealias Draw =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafeRawPointer?, Failure?
    ) -> gboolean
  private typealias Find = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> gboolean

  /// librsvg's functions.
  private struct SVG: Sendable {
    let make: Make
    let measure: Measure
    let draw: Draw
    let find: Find

    static let loaded: SVG? = {
      guard let library = LoadedLibrary("librsvg-2.so.2"),
        let make = library.function("rsvg_handle_new_from_data", Make.self),
        let measure = library.function("rsvg_handle_get_geometry_for_element", Measure.self),
        let draw = library.function("rsvg_handle_render_element", Draw.self),
        let find = library.function("rsvg_handle_has_sub", Find.self)
      else { return nil }
      return SVG(make: make, measure: measure, draw: draw, find: find)
    }()
  }

  /// A file that librsvg has read.
  private struct Handle {
    private let object: GObjectReference
    private let svg: SVG

    init(_ file: String) throws(ImageError) {
      guard let svg = SVG.loaded else {
        throw .undecodable(reason: "There is no librsvg to draw it. Install librsvg2-2.")
      }
      let data = try UIImage.contents(ofFile: file)
      var error: UnsafeMutablePointer<GError>?
      let handle = data.withUnsafeBytes { bytes in
        svg.make(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
      }
      guard let handle else { throw .undecodable(reason: ImageDecoder.message(taking: error)) }
      self.svg = svg
      object = GObjectReference(owning: handle)
    }

    /// The id of the group for a weight, or else of the regular one; nil for the whole file.
    func group(_ weight: UIImage.SymbolWeight) -> String? {
      let names = [weight.templateName, "Regular"].flatMap { name in
        ["M", "S", "L"].map { "#\(name)-\($0)" }
      }
      return names.first { svg.find(object.pointer, $0) != 0 }
    }

    /// The size of a group's drawing; zero if it has none.
    func size(of group: String?) -> CGSize {
      var (ink, logical) = (Rectangle(), Rectangle())
      guard svg.measure(object.pointer, group, &ink, &logical, nil) != 0 else { return .zero }
      return CGSize(width: ink.width, height: ink.height)
    }

    func draw(_ group: String?, on cairo: OpaquePointer, width: Double, height: Double) {
      var viewport = Rectangle()
      (viewport.width, viewport.height) = (width, height)
      _ = svg.draw(object.pointer, cairo, group, &viewport, nil)
    }
  }
}

nonisolated extension UIImage.SymbolWeight {
  /// The name in Apple's template.
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular, .unspecified: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}
