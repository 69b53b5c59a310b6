// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIImageView: its image, drawn as the content mode says.
///
/// GtkPicture knows three of the thirteen content modes, so the image is drawn here, as a texture.
final class ImageViewPeer: WidgetPeer {
  private var texture: ObjectHandle?
  private var shown: ShownImage?
  private var imageSize = CGSize.zero
  private var contentMode = UIView.ContentMode.scaleToFill

  /// Creates a peer of `imageView`.
  init(imageView: UIImageView, in windowHost: GTKWindowHost) {
    super.init(view: imageView, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard let imageView = view as? UIImageView else { return }
    let followsSize = changes.contains(.geometry) && imageView.shownImage?.isSymbolImage == true
    if followsSize || !changes.isDisjoint(with: [.content, .appearance]) {
      updateImage(of: imageView)
    }
  }

  private func updateImage(of imageView: UIImageView) {
    let image = imageView.shownImage
    let traits = imageView.traitCollection
    let tint = imageView.isTemplate ? imageView.tintColor?.components(with: traits) : nil
    let wanted = ShownImage(
      image: image, tint: tint, style: traits.userInterfaceStyle,
      height: symbolHeight(in: imageView))
    if wanted != shown {
      let pixels = image?.pixels(with: traits, height: wanted.height)
      texture = (tint.flatMap { pixels?.filled(with: $0) } ?? pixels).flatMap(Self.makeTexture)
      shown = wanted
    }
    imageSize = image?.size ?? .zero
    contentMode = imageView.contentMode
    gtk_widget_queue_draw(widget)
  }

  /// In how many pixels a symbol is shown: it is drawn in just as many, so that it is always sharp. Nil for
  /// another image.
  private func symbolHeight(in imageView: UIImageView) -> Int? {
    guard let image = imageView.shownImage, image.isSymbolImage else { return nil }
    let frame = imageView.contentMode.frame(ofContent: image.size, in: imageView.bounds)
    let pixels = frame.height * CGFloat(gtk_widget_get_scale_factor(widget))
    return pixels.isFinite ? Int(min(max(pixels, 0), 1_000_000).rounded()) : nil
  }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    guard let texture else { return }
    let frame = contentMode.frame(ofContent: imageSize, in: CGRect(origin: .zero, size: size))
    guard frame.width > 0, frame.height > 0 else { return }
    var area = graphene_rect_t(frame)
    gtk_snapshot_append_texture(snapshot, texture.opaque, &area)
  }

  private static func makeTexture(_ pixels: ImagePixels) -> ObjectHandle? {
    let bytes = g_bytes_new(pixels.bytes, gsize(pixels.bytes.count))
    defer { g_bytes_unref(bytes) }
    let format = pixels.hasAlpha ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    let texture = gdk_memory_texture_new(
      Int32(pixels.width), Int32(pixels.height), format, bytes, gsize(pixels.rowStride))
    return texture.map { ObjectHandle(owning: UnsafeMutableRawPointer($0)) }
  }

  /// All that the pixels on the screen depend on.
  private struct ShownImage: Equatable {
    let image: UIImage?
    let tint: UIColor.Components?
    let style: UIUserInterfaceStyle
    let height: Int?

    static func == (one: ShownImage, other: ShownImage) -> Bool {
      one.image === other.image && one.tint == other.tint && one.style == other.style
        && one.height == other.height
    }
  }
}
