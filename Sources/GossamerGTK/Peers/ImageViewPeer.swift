// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIImageView: its image, drawn as the content mode says.
///
/// GtkPicture supports three of the thirteen content modes, so the image is drawn here, as a texture.
final class ImageViewPeer: WidgetPeer {
  private var texture: ImageTexture?
  private var imageSize = CGSize.zero
  private var slices: ImageSlices?
  private var contentMode = UIView.ContentMode.scaleToFill

  /// Creates a peer of `imageView`.
  init(imageView: UIImageView, in windowHost: GTKWindowHost) {
    super.init(view: imageView, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard let imageView = view as? UIImageView else { return }
    let followsSize =
      changes.contains(.geometry) && imageView.shownImage?.isDrawnAtAnyHeight == true
    if followsSize || !changes.isDisjoint(with: [.content, .appearance]) {
      updateImage(of: imageView)
    }
  }

  private func updateImage(of imageView: UIImageView) {
    let image = imageView.shownImage
    let traits = imageView.traitCollection
    let tint = imageView.isTemplate ? imageView.tintColor?.components(with: traits) : nil
    let key = image.map { image in
      ImageTexture.Key(
        image: image, tint: tint,
        appearance: image.appearance(with: traits), height: drawnHeight(in: imageView))
    }
    if texture?.key != key { texture = key.flatMap { ImageTexture.with($0, in: traits) } }
    imageSize = image?.size ?? .zero
    slices = image?.slices
    contentMode = imageView.contentMode
    gtk_widget_queue_draw(widget)
  }

  /// The height in pixels at which a symbol or a drawing is shown. It is rendered at this height, so that it is always
  /// sharp. Nil for other images.
  private func drawnHeight(in imageView: UIImageView) -> Int? {
    guard let image = imageView.shownImage, image.isDrawnAtAnyHeight else { return nil }
    let frame = imageView.contentMode.frame(ofContent: image.size, in: imageView.bounds)
    let pixels = frame.height * CGFloat(gtk_widget_get_scale_factor(widget))
    return pixels.isFinite ? Int(min(max(pixels, 0), 1_000_000).rounded()) : nil
  }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    guard let texture else { return }
    let frame = contentMode.frame(ofContent: imageSize, in: CGRect(origin: .zero, size: size))
    guard frame.width > 0, frame.height > 0 else { return }
    if let slices, frame.size != imageSize {
      texture.draw(slices.parts(of: imageSize, in: frame), of: imageSize, on: snapshot)
    } else {
      texture.draw(on: snapshot, in: frame)
    }
  }
}
