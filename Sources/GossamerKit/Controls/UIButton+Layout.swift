// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The layout of the content, and the natural size of the button.
extension UIButton {
  var naturalSize: CGSize {
    let layout = contentLayout
    let content = layout.contentSize
    let size = CGSize(
      width: content.width + layout.insets.left + layout.insets.right,
      height: content.height + layout.insets.top + layout.insets.bottom)
    if configuration != nil { return size }
    // As in UIKit a button is at least as large as its background image.
    let least = currentBackgroundImage?.size ?? .zero
    guard layout.titleSize != nil else {
      return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }
    let height =
      contentEdgeInsets == .zero
      ? max(content.height, (layout.titleSize?.height ?? 0) + Self.titlePadding) : size.height
    return CGSize(
      width: max(size.width, Self.minimumWidth, least.width), height: max(height, least.height))
  }

  /// The frames of image and title in the present bounds.
  var contentFrames: (image: CGRect, title: CGRect) {
    var layout = contentLayout
    if label.numberOfLines != 1, layout.titleSize != nil {
      let room = CGSize(width: layout.titleWidth(in: bounds.width), height: .infinity)
      layout.titleSize = label.sizeThatFits(room)
    }
    var frames = layout.frames(in: bounds)
    frames.title = frames.title.insetBy(dx: -overhang(of: frames.title.width), dy: 0)
    if configuration == nil {
      frames.image = moved(frames.image, by: imageEdgeInsets)
      frames.title = moved(frames.title, by: titleEdgeInsets)
    }
    return frames
  }

  func placeContent() {
    let frames = contentFrames
    if frames.title != label.frame { baselinesDidChange() }
    label.frame = frames.title
    shownImageView?.frame = frames.image
    activityView?.frame = frames.image
    backgroundImageView?.frame = bounds
    guard let backgroundView, let configuration else { return }
    let insets = configuration.background.backgroundInsets
    backgroundView.frame = bounds.inset(
      by: insets.resolved(for: effectiveUserInterfaceLayoutDirection))
    showStroke(of: configuration.background)
    backgroundView.layer.cornerRadius = configuration.cornerRadius(in: backgroundView.bounds.size)
  }

  private func baselinesDidChange() {
    let isAlignedBy = layout?.attachedConstraints.contains(where: \.usesBaseline) ?? false
    if isAlignedBy { invalidateIntrinsicContentSize() }
  }

  private var contentLayout: ButtonContentLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    var layout = ButtonContentLayout()
    layout.imageSize = shownImageView?.image?.size
    layout.titleSize = titleSize
    layout.horizontalAlignment = contentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.direction = direction
    if let configuration {
      layout.insets = configuration.contentInsets.resolved(for: direction)
      layout.imagePlacement = showsMenuIndicator ? .trailing : configuration.imagePlacement
      layout.imagePadding =
        showsMenuIndicator ? max(configuration.imagePadding, 4) : configuration.imagePadding
    } else {
      layout.insets = contentEdgeInsets
    }
    return layout
  }

  /// The size of the title; nil if there is only an image. Without title and image it is the height of an empty line.
  private var titleSize: CGSize? {
    let hasTitle = label.text?.isEmpty == false
    if hasTitle { return label.intrinsicContentSize }
    if shownImageView?.image != nil { return nil }
    return CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
  }

  /// How far a title that is slightly too wide may overhang its frame on each side, in points.
  ///
  /// Frames in documents fit the titles in Apple's fonts. The fonts here may be a little wider, and "Reverse" would be
  /// truncated to "Re…rse" because one point is missing.
  private func overhang(of width: CGFloat) -> CGFloat {
    guard label.numberOfLines == 1, let natural = titleSize?.width, natural > width,
      natural * 0.9 <= width
    else { return 0 }
    return (natural - width) / 2
  }

  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: (insets.left - insets.right) / 2
      case .left: insets.left
      case .right: -insets.right
      case .leading: isMirrored ? -insets.right : insets.left
      case .trailing: isMirrored ? insets.left : -insets.right
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return frame.offsetBy(dx: x, dy: y)
  }

  /// Interface Builder stores frames that are 30 points wide for "No" and "-", whatever the font, and frames that are 12
  /// points higher than the title's line.
  private static let minimumWidth: CGFloat = 30
  private static let titlePadding: CGFloat = 12
}
