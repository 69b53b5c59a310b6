// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which square part of a picture is chosen, in the picture's points.
struct ImageCrop: Equatable {
  let imageSize: CGSize
  /// From 1, where the part is as large as the shorter side, to 4.
  private(set) var zoom: CGFloat = 1
  private var center: CGPoint

  static let greatestZoom: CGFloat = 4

  /// The largest part in the middle.
  init(_ imageSize: CGSize) {
    self.imageSize = imageSize
    center = CGPoint(x: imageSize.width / 2, y: imageSize.height / 2)
  }

  /// The length of the part's sides.
  var side: CGFloat { min(imageSize.width, imageSize.height) / zoom }

  /// The part.
  var rect: CGRect {
    CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  /// Moves the part, as far as the picture reaches.
  mutating func move(by offset: CGPoint) {
    center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
    keepInside()
  }

  /// Makes the part smaller or larger around its middle.
  mutating func setZoom(_ zoom: CGFloat) {
    self.zoom = min(max(zoom, 1), Self.greatestZoom)
    keepInside()
  }

  private mutating func keepInside() {
    center.x = min(max(center.x, side / 2), imageSize.width - side / 2)
    center.y = min(max(center.y, side / 2), imageSize.height - side / 2)
  }
}

/// Lets a person choose a square part of a picture: by dragging and pinching it, by a slider, and by the arrow keys.
final class ImageCropView: UIView {
  private let image: UIImage
  private let choose: (CGRect) -> Void
  private let cancel: () -> Void
  private(set) var crop: ImageCrop

  private let opening = UIView()
  private let picture = UIImageView()
  private let slider = UISlider()
  private let cancelButton = UIButton(configuration: .plain())
  private let chooseButton = UIButton(configuration: .filled())
  private var zoomBeforePinch: CGFloat = 1

  init(_ image: UIImage, choose: @escaping (CGRect) -> Void, cancel: @escaping () -> Void) {
    self.image = image
    self.choose = choose
    self.cancel = cancel
    crop = ImageCrop(image.size)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    opening.clipsToBounds = true
    opening.layer.borderWidth = 1
    opening.layer.borderColor = UIColor.separator.cgColor
    picture.image = image
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Picture"
    picture.accessibilityHint = "The arrow keys move the part."
    slider.minimumValue = 1
    slider.maximumValue = Float(ImageCrop.greatestZoom)
    slider.accessibilityLabel = "Zoom"
    cancelButton.configuration?.title = "Cancel"
    chooseButton.configuration?.title = "Choose"
    opening.addSubview(picture)
    for view in [opening, slider, cancelButton, chooseButton] { addSubview(view) }
    slider.addTarget(self, action: ImageCropView.zoomDidChange, for: .valueChanged)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    chooseButton.addAction(
      UIAction { [weak self] _ in
        if let self { self.choose(self.crop.rect) }
      }, for: .primaryActionTriggered)
    opening.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ImageCropView.drag))
    opening.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: ImageCropView.pinch))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
    let buttons = [cancelButton, chooseButton].map { $0.sizeThatFits(room.size) }
    let barHeight = max(44, buttons.map(\.height).max() ?? 0)
    let side = max(min(room.width, room.height - 2 * barHeight - 16), 1)
    opening.frame = CGRect(x: room.midX - side / 2, y: room.minY, width: side, height: side)
    let sliderWidth = min(room.width, 320)
    slider.frame = CGRect(
      x: room.midX - sliderWidth / 2, y: opening.frame.maxY + 8, width: sliderWidth,
      height: barHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = room.maxY - barHeight
    let (first, last) = isRightToLeft ? (buttons[1], buttons[0]) : (buttons[0], buttons[1])
    let left = CGRect(x: room.minX, y: y, width: first.width, height: barHeight)
    let right = CGRect(x: room.maxX - last.width, y: y, width: last.width, height: barHeight)
    (cancelButton.frame, chooseButton.frame) = isRightToLeft ? (right, left) : (left, right)
    placePicture()
  }

  /// The factor from the picture's points to those of the view.
  private var factor: CGFloat { crop.side > 0 ? opening.bounds.width / crop.side : 1 }

  private func placePicture() {
    let rect = crop.rect
    picture.frame = CGRect(
      x: -rect.minX * factor, y: -rect.minY * factor, width: image.size.width * factor,
      height: image.size.height * factor)
  }

  /// Moves the part by a distance on the screen.
  func movePart(byPoints offset: CGPoint) {
    crop.move(by: CGPoint(x: offset.x / factor, y: offset.y / factor))
    placePicture()
  }

  private func zoomDidChange() {
    crop.setZoom(CGFloat(slider.value))
    placePicture()
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    movePart(byPoints: CGPoint(x: -moved.x, y: -moved.y))
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { zoomBeforePinch = crop.zoom }
    crop.setZoom(zoomBeforePinch * pinch.scale)
    slider.value = Float(crop.zoom)
    placePicture()
  }
}
