// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the background of a bar looks.
struct BarLook {
  /// The colour; nil for none.
  var color: UIColor? = BarLook.background
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge; nil for no line.
  var line: UIColor? = .separator
  /// An image instead of the line.
  var lineImage: UIImage?

  /// The colours of UIKit's bars over a plain background. UIKit's bars are translucent.
  static let background = UIColor(light: 0xF9F9F9, dark: 0x1D1D1D)

  /// Takes over the images that were set on a bar. An empty one stands for nothing at all.
  mutating func take(image: UIImage?, shadow: UIImage?) {
    guard let image else { return }
    self.image = image.isEmpty ? nil : image
    if image.isEmpty { color = nil }
    guard let shadow else { return }
    lineImage = shadow.isEmpty ? nil : shadow
    line = nil
  }
}

extension UIImage {
  /// Whether the image has no pixels, as `UIImage()`.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

/// The background of a bar, with the line at its edge.
final class BarBackground: UIView {
  private let line = UIImageView(frame: .zero)
  private var picture: UIImageView?
  private var isLineAtTop = false
  private var look = BarLook()

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    addSubview(line)
  }

  func show(_ look: BarLook, lineAtTop: Bool) {
    self.look = look
    isLineAtTop = lineAtTop
    backgroundColor = look.color
    line.backgroundColor = look.lineImage == nil ? look.line : nil
    line.image = look.lineImage
    line.isHidden = look.line == nil && look.lineImage == nil
    if let image = look.image {
      let view = picture ?? UIImageView(frame: bounds)
      picture = view
      insertSubview(view, at: 0)
      view.clipsToBounds = true
      view.contentMode = look.imageMode
      view.image = image
    } else {
      picture?.removeFromSuperview()
      picture = nil
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    let height = look.lineImage?.size.height ?? 1
    line.frame = CGRect(
      x: 0, y: isLineAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
