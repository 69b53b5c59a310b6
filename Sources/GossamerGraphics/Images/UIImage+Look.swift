// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIImage {
  /// How the pixels of an image are shown.
  package struct Look: Sendable {
    package var renderingMode = RenderingMode.automatic
    /// The colour that the shape is filled with; nil for the image's own colours.
    package var tintColor: UIColor?
    /// The parts that keep their size when the image is shown larger; nil if all of it is scaled.
    package var slices: ImageSlices?
    /// Whether it is mirrored in an interface from right to left.
    package var isMirroredFromRightToLeft = false

    package init(
      renderingMode: RenderingMode = .automatic, tintColor: UIColor? = nil,
      slices: ImageSlices? = nil
    ) {
      self.renderingMode = renderingMode
      self.tintColor = tintColor
      self.slices = slices
    }
  }

  /// Where an image's pixels for other traits and sizes come from.
  package enum Origin: Sendable {
    /// There are no others.
    case pixels
    /// A symbol of the system.
    case symbol(Symbol)
    /// A set of images in a catalog.
    case asset(ImageAsset)
  }

  /// The traits that an image's pixels may depend on.
  package struct Appearance: Hashable {
    private let style: UIUserInterfaceStyle
    private let contrast: UIAccessibilityContrast
    private let direction: UITraitEnvironmentLayoutDirection
    private let width: UIUserInterfaceSizeClass
    private let height: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
      style = traits.userInterfaceStyle
      contrast = traits.accessibilityContrast
      direction = traits.layoutDirection
      width = traits.horizontalSizeClass
      height = traits.verticalSizeClass
    }
  }

  /// The parts that keep their size when the image is shown larger; nil if all of it is scaled.
  package var slices: ImageSlices? { look.slices }
}

nonisolated extension ImagePixels {
  /// The same pixels from right to left.
  var mirrored: ImagePixels {
    let count = width * height * pixelStride
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      var index = 0
      for row in 0..<height {
        var source = row * rowStride + (width - 1) * pixelStride
        for _ in 0..<width {
          for part in 0..<pixelStride { target[index + part] = self.bytes[source + part] }
          index += pixelStride
          source -= pixelStride
        }
      }
      initialized = count
    }
    return ImagePixels(
      width: width, height: height, rowStride: width * pixelStride, hasAlpha: hasAlpha,
      bytes: bytes)
  }
}
