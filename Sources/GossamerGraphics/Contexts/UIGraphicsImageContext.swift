// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// UIKit's functions from before UIGraphicsImageRenderer, which is easier to use.

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of `size` in points, with one pixel per point, and makes its context the current one
/// until `UIGraphicsEndImageContext()`.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)>
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, and makes its context the current one until `UIGraphicsEndImageContext()`. For a size
/// of which no image can be made there is a message, and no context.
///
/// Semantics:
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)>
/// - Parameters:
///   - size: the size in points.
///   - opaque: whether the image has no transparent pixels. Then it is black at first.
///   - scale: pixels per point; 0 for the screen's.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0, scale.isFinite { format.scale = scale }
  let bounds = CGRect(origin: .zero, size: size)
  guard let image = UIGraphicsImageRendererContext(bounds: bounds, format: format) else { return }
  UIGraphics.push(UIGraphics.Slot(image))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that has been drawn since `UIGraphicsBeginImageContext(_:)`; nil if the current context isn't
/// that of an image. Costs a copy of its pixels.
///
/// Semantics:
/// <https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()>
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphics.currentImage?.currentImage
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last, and makes the context from before the current one again. Does
/// nothing if the current context isn't that of an image.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()>
nonisolated public func UIGraphicsEndImageContext() {
  if UIGraphics.currentImage != nil { UIGraphics.pop() }
}
