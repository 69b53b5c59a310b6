// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

// What the catalogs say about the whole application.
nonisolated extension AssetCatalog {
  /// The application's accent colour: the one that `NSAccentColorName` in its Info.plist names, or
  /// else `AccentColor`. Nil if there is none, or if its set is empty, as Xcode makes it.
  static func accentColor(of bundle: Bundle?) -> UIColor? {
    let name = (bundle ?? .main).object(forInfoDictionaryKey: "NSAccentColorName") as? String
    for catalog in catalogs(of: bundle) {
      guard let folder = catalog.path(of: .color, named: name ?? "AccentColor") else { continue }
      do throws(AssetError) {
        return try ColorAsset(folder: folder).color
      } catch {
        if case .invalidColor = error { return nil }
        logger.error("\(error)")
        return nil
      }
    }
    return nil
  }

  /// The application's icon in several sizes, with round corners as on iOS: the one that
  /// `CFBundleIconName` in its Info.plist names, or else `AppIcon`. Empty if there is none. Decodes
  /// the largest file of the set.
  /// - Parameter sides: widths and heights in pixels.
  package static func applicationIcon(of bundle: Bundle?, sides: [Int]) -> [UIImage] {
    let name = (bundle ?? .main).object(forInfoDictionaryKey: "CFBundleIconName") as? String
    let folder = catalogs(of: bundle).lazy
      .compactMap { $0.path(of: .icon, named: name ?? "AppIcon") }.first
    guard let folder else { return [] }
    do throws(AssetError) {
      let contents = try AssetContents<IconEntry>(of: folder)
      let largest = contents.entries.filter { $0.filename != nil }
        .best { [$0.pixels] + $0.conditions.fitness(for: .current) }
      guard let filename = largest?.filename else { return [] }
      let path = try contents.path(ofFile: filename)
      guard let image = UIImage(cachingContentsOfFile: path) else { return [] }
      return sides.map { rounded(image, side: CGFloat($0)) }
    } catch {
      logger.error("\(error)")
      return []
    }
  }

  private static func rounded(_ image: UIImage, side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
      // Apple's grid for icons has corners of 22.37 % of the side.
      UIBezierPath(roundedRect: area, cornerRadius: side * 0.2237).addClip()
      image.draw(in: area)
    }
  }

  private struct IconEntry: Decodable, Sendable {
    let filename: String?
    let size: String?
    let scale: String?
    let conditions: AssetConditions

    private enum CodingKeys: String, CodingKey {
      case filename, size, scale
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      size = try values.decodeIfPresent(String.self, forKey: .size)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      conditions = try AssetConditions(from: decoder)
    }

    /// The width in pixels that the entry is for.
    var pixels: Int {
      let points = size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
      let scale = scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      let pixels = points * scale
      return pixels.isFinite ? Int(min(max(pixels, 0), 1e6)) : 0
    }
  }
}
