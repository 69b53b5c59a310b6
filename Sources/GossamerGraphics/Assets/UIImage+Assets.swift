// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

nonisolated extension UIImage {
  /// The image of a catalog; nil, with a message, if its file can't be read.
  /// - Parameter traits: the traits that decide its size. What it shows follows the traits of the view
  ///   that shows it.
  package convenience init?(asset: ImageAsset, compatibleWith traits: UITraitCollection?) {
    let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    let variant = asset.variant(for: traits)
    var look = Look(renderingMode: asset.renderingMode, slices: variant.slices)
    if asset.isSymbol {
      look.slices = nil
      let drawing = SymbolDrawing(file: variant.file.path)
      let symbol = Symbol(name: asset.name, configuration: .unspecified, drawing: drawing)
      self.init(symbol: symbol, look: look)
      return
    }
    let scale = variant.scale ?? max(traits.displayScale, 1)
    do throws(ImageError) {
      let pixels = try variant.file.pixels(scale: scale)
      let isFixed = !asset.isDynamic && !asset.keepsVectors
      self.init(
        pixels: pixels, scale: scale, look: look, origin: isFixed ? .pixels : .asset(asset))
    } catch {
      AssetCatalog.logger.warning("\(error.message(about: variant.file.path))")
      return nil
    }
  }
}

/// The name of an image in the resources, as Xcode generates constants of it for a catalog.
///
/// Semantics: <https://developer.apple.com/documentation/developertoolssupport/imageresource>
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String

  /// The image of that name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }

  var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

/// The name of a colour in the resources, as Xcode generates constants of it for a catalog.
///
/// Semantics: <https://developer.apple.com/documentation/developertoolssupport/colorresource>
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String

  /// The colour of that name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }

  var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

nonisolated extension UIImage {
  /// The image of a resource. An empty image, with a message, if there is none: the constant says that
  /// there is.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(sharing: image)
    } else {
      self.init()
    }
  }
}

nonisolated extension UIColor {
  /// The colour of a resource. Clear, with a message, if there is none: the constant says that there is.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(sharing: color ?? .clear)
  }
}
