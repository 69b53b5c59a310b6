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
    /// Light or dark; nil for an image that looks the same in both.
    let style: UIUserInterfaceStyle?
    /// The height of a symbol image in pixels; nil for other images.
    let height: Int?

    static func == (one: Key, other: Key) -> Bool {
      one.image === other.image && one.tint == other.tint && one.style == other.style
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
}
