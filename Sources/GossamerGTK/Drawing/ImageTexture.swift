// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The pixels of an image as GTK draws them.
///
/// All views that show an image in the same way share one texture, which is freed with the last of them.
final class ImageTexture {
  /// All that the pixels depend on.
  struct Key: Hashable {
    let image: UIImage
    /// The colour that a template image is filled with; nil for the image's own colours.
    let tint: UIColor.Components?
    /// What the image depends on; nil for one that always looks the same.
    let appearance: UIImage.Appearance?
    /// The height of a symbol or a drawing in pixels; nil for other images.
    let height: Int?

    static func == (one: Key, other: Key) -> Bool {
      one.image === other.image && one.tint == other.tint && one.appearance == other.appearance
        && one.height == other.height
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(image))
      hasher.combine(height)
    }
  }

  let key: Key
  private let handle: ObjectHandle
  private static var shared: [Key: Weak<ImageTexture>] = [:]

  /// The number of textures that exist.
  static var count: Int { shared.count }

  /// The texture for `key`; nil for an image without any pixel.
  static func with(_ key: Key, in traits: UITraitCollection) -> ImageTexture? {
    if let texture = shared[key]?.wrappedValue { return texture }
    let pixels = key.image.pixels(with: traits, height: key.height)
    guard let pixels = key.tint.flatMap({ pixels?.filled(with: $0) }) ?? pixels,
      let handle = makeTexture(pixels)
    else { return nil }
    let texture = ImageTexture(key, handle)
    shared[key] = Weak(texture)
    return texture
  }

  private init(_ key: Key, _ handle: ObjectHandle) {
    self.key = key
    self.handle = handle
  }

  /// Makes a GdkTexture of pixels, which isn't shared.
  static func makeTexture(_ pixels: ImagePixels) -> ObjectHandle? {
    let bytes = g_bytes_new(pixels.bytes, gsize(pixels.bytes.count))
    defer { g_bytes_unref(bytes) }
    let format = pixels.hasAlpha ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    let texture = gdk_memory_texture_new(
      Int32(pixels.width), Int32(pixels.height), format, bytes, gsize(pixels.rowStride))
    return texture.map { ObjectHandle(owning: UnsafeMutableRawPointer($0)) }
  }

  isolated deinit {
    // Another one may have been made while this one was going.
    if Self.shared[key]?.wrappedValue == nil { Self.shared[key] = nil }
  }

  /// Draws the pixels over all of `area`.
  func draw(on snapshot: OpaquePointer, in area: CGRect) {
    var area = graphene_rect_t(area)
    gtk_snapshot_append_texture(snapshot, handle.opaque, &area)
  }

  /// Draws parts of the pixels, each over its target.
  /// - Parameter size: the image's size in points.
  func draw(_ parts: [ImageSlices.Part], of size: CGSize, on snapshot: OpaquePointer) {
    for part in parts {
      var target = graphene_rect_t(part.target)
      gtk_snapshot_push_clip(snapshot, &target)
      let tile = CGRect(origin: part.target.origin, size: part.tile ?? part.target.size)
      if part.tile != nil {
        var repeated = graphene_rect_t(tile)
        gtk_snapshot_push_repeat(snapshot, &target, &repeated)
      }
      // All of the image, scaled so that the part lies on its tile.
      let scale = CGSize(
        width: tile.width / part.source.width, height: tile.height / part.source.height)
      draw(
        on: snapshot,
        in: CGRect(
          x: tile.minX - part.source.minX * scale.width,
          y: tile.minY - part.source.minY * scale.height, width: size.width * scale.width,
          height: size.height * scale.height))
      if part.tile != nil { gtk_snapshot_pop(snapshot) }
      gtk_snapshot_pop(snapshot)
    }
  }
}
