// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of images in a catalog: the same picture for several scales, appearances and devices.
nonisolated package final class ImageAsset: Sendable {
  /// One file of the set.
  struct Variant: Sendable {
    let conditions: AssetConditions
    let file: ImageFile
    /// Pixels per point of a bitmap; nil for a drawing, which fits all.
    let scale: CGFloat?
    let slices: ImageSlices?
  }

  package let name: String
  /// The files, in the order in which the set names them.
  private let variants: [Variant]
  /// Whether the images are templates, or original, or neither is said.
  let renderingMode: UIImage.RenderingMode
  /// Whether its drawings are drawn anew for each height in which they are shown.
  let keepsVectors: Bool
  /// Whether the set holds one symbol.
  let isSymbol: Bool

  /// Whether the picture depends on traits.
  var isDynamic: Bool { variants.contains { $0.conditions.dependsOnTraits } }

  /// Reads what a set says. Its files are read when they are shown.
  init(name: String, folder: String, isSymbol: Bool) throws(AssetError) {
    let contents = try AssetContents<Entry>(of: folder)
    var variants: [Variant] = []
    for entry in contents.entries {
      guard let file = entry.filename else { continue }
      variants.append(try entry.variant(file: ImageFile(path: contents.path(ofFile: file))))
    }
    guard !variants.isEmpty else { throw .empty(path: contents.path) }
    self.name = name
    self.variants = variants
    self.isSymbol = isSymbol
    keepsVectors =
      contents.properties?.preservesVectorRepresentation == true
      && variants.allSatisfy { $0.file.isDrawing }
    renderingMode =
      switch contents.properties?.templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
  }

  /// The file that fits traits best. Of several scales, the display's, or else the next larger, or
  /// else the next smaller.
  func variant(for traits: UITraitCollection) -> Variant {
    let scale = max(traits.displayScale, 1)
    let best = variants.best { variant in
      variant.conditions.fitness(for: traits) + [Self.fitness(of: variant.scale, for: scale)]
    }
    return best ?? variants[0]
  }

  private static func fitness(of scale: CGFloat?, for wanted: CGFloat) -> Int {
    guard let scale else { return 1000 }
    return scale >= wanted ? 1000 - Int((scale - wanted) * 10) : -Int((wanted - scale) * 10)
  }

  /// The pixels under traits; nil if the file can't be read.
  /// - Parameters:
  ///   - scale: the scale of the image, which counts if the traits don't specify one.
  ///   - height: the height in pixels in which a drawing is shown; nil for its own.
  func pixels(with traits: UITraitCollection, scale: CGFloat, height: Int?) -> ImagePixels? {
    let isUnspecified = traits.displayScale <= 0
    let traits =
      isUnspecified
      ? UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)]) : traits
    let wanted = keepsVectors ? height : nil
    return try? variant(for: traits).file.pixels(scale: traits.displayScale, height: wanted)
  }
}

nonisolated extension ImageAsset {
  /// An entry of the list of images.
  private struct Entry: Decodable, Sendable {
    let filename: String?
    let scale: String?
    let resizing: Resizing?
    let conditions: AssetConditions

    private enum CodingKeys: String, CodingKey {
      case filename, scale, resizing
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
      conditions = try AssetConditions(from: decoder)
    }

    func variant(file: ImageFile) -> Variant {
      let scale = scale.flatMap { Double($0.prefix { $0 != "x" }) }
      let isUsable = scale.map { $0 > 0 && $0.isFinite } ?? false
      let own: CGFloat? = file.isDrawing ? nil : isUsable ? CGFloat(scale ?? 1) : 1
      return Variant(
        conditions: conditions, file: file, scale: own,
        slices: resizing?.slices(scale: own ?? 1))
    }
  }

  /// How an image is sliced. Lengths are pixels of its file.
  private struct Resizing: Decodable, Sendable {
    struct Center: Decodable, Sendable {
      let mode: String?
    }

    struct Insets: Decodable, Sendable {
      let top: Double?
      let left: Double?
      let bottom: Double?
      let right: Double?
    }

    let center: Center?
    let capInsets: Insets?

    private enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }

    func slices(scale: CGFloat) -> ImageSlices {
      let insets = UIEdgeInsets(
        top: (capInsets?.top ?? 0) / scale, left: (capInsets?.left ?? 0) / scale,
        bottom: (capInsets?.bottom ?? 0) / scale, right: (capInsets?.right ?? 0) / scale)
      return ImageSlices(
        capInsets: insets, resizingMode: center?.mode == "tile" ? .tile : .stretch)
    }
  }
}
