// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of colours in a catalog: the same colour for several appearances and devices.
nonisolated struct ColorAsset {
  /// The colour, which is dynamic if it depends on traits.
  let color: UIColor

  init(folder: String) throws(AssetError) {
    let contents = try AssetContents<Entry>(of: folder)
    var shades: [(conditions: AssetConditions, color: UIColor)] = []
    for entry in contents.entries {
      guard let value = entry.color else { continue }
      shades.append((entry.conditions, try value.color(at: contents.path)))
    }
    guard let first = shades.first else {
      throw .invalidColor(
        path: contents.path, reason: "The set has no colour. Choose one, or delete the set.")
    }
    guard shades.contains(where: { $0.conditions.dependsOnTraits }) else {
      let best = shades.best { $0.conditions.fitness(for: UITraitCollection()) }
      color = (best ?? first).color
      return
    }
    let all = shades
    color = UIColor { traits in
      (all.best { $0.conditions.fitness(for: traits) } ?? all[0]).color
    }
  }

  private struct Entry: Decodable, Sendable {
    let color: Value?
    let conditions: AssetConditions

    private enum CodingKeys: String, CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try values.decodeIfPresent(Value.self, forKey: .color)
      conditions = try AssetConditions(from: decoder)
    }
  }
}

nonisolated extension ColorAsset {
  /// A colour: its components, or a reference to one of the system's.
  private struct Value: Decodable, Sendable {
    let space: String?
    let components: [String: Component]?
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    func color(at path: String) throws(AssetError) -> UIColor {
      if let reference {
        guard let color = UIColor.documentNames[reference] else {
          throw .invalidColor(
            path: path,
            reason: "The system colour '\(reference)' isn't known here. Give its components.")
        }
        return color
      }
      let alpha = try component("alpha", at: path, 1)
      if components?["white"] != nil {
        let white = try component("white", at: path, 0)
        let isLinear = space?.contains("linear") == true
        return UIColor(white: isLinear ? DisplayP3.encoded(white) : white, alpha: alpha)
      }
      let red = try component("red", at: path, nil)
      let green = try component("green", at: path, nil)
      let blue = try component("blue", at: path, nil)
      switch space {
      case "display-p3":
        let values = DisplayP3.sRGB(red, green, blue)
        return UIColor(red: values.0, green: values.1, blue: values.2, alpha: alpha)
      case "extended-linear-srgb":
        return UIColor(
          red: DisplayP3.encoded(red), green: DisplayP3.encoded(green),
          blue: DisplayP3.encoded(blue), alpha: alpha)
      default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    private func component(
      _ name: String, at path: String, _ missing: CGFloat?
    ) throws(AssetError) -> CGFloat {
      guard let component = components?[name] else {
        if let missing { return missing }
        throw .invalidColor(
          path: path, reason: "The colour has no component '\(name)'. Add it, or choose it again.")
      }
      guard let value = component.value(isAlpha: name == "alpha") else {
        throw .invalidColor(
          path: path,
          reason: """
            The component '\(name)' is '\(component.text.prefix(40))', which is no number. Write 0.0 to 1.0, \
            0 to 255, or 0x00 to 0xFF.
            """)
      }
      return value
    }
  }

  /// A component as it is written: `"0.500"`, `"128"`, `"0x80"`, or a number of JSON.
  private struct Component: Decodable, Sendable {
    let text: String
    private let isText: Bool

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        (text, isText) = ("\(number)", false)
      } else {
        (text, isText) = (try value.decode(String.self), true)
      }
    }

    /// The component from 0 to 1; nil if it is no number. A whole number counts to 255, except that of
    /// an opacity, which is written from 0 to 1 even beside these.
    func value(isAlpha: Bool) -> CGFloat? {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      let isWhole = isText ? !text.contains(".") : number > 1
      let isByte = isWhole && !(isAlpha && number <= 1)
      return CGFloat(isByte ? number / 255 : number)
    }
  }
}

nonisolated extension UIColor {
  /// The colour of that name in the application's asset catalogs; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogs, which are read as Xcode edits them.
  ///
  /// It is dynamic if the set has colours for several appearances, contrasts or size classes. Colours
  /// in Display P3 are converted to sRGB. Nil, with a message, if there is none, or it can't be read.
  /// The first colour of a bundle reads its catalogs' folders; after that one is found in constant
  /// time.
  /// - Parameters:
  ///   - bundle: the bundle to search, such as `.module` for a package's resources; nil for the
  ///     application's resources.
  ///   - traits: ignored; the colour follows the traits of the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    for catalog in AssetCatalog.catalogs(of: bundle) {
      guard catalog.path(of: .color, named: name) != nil else { continue }
      guard let color = catalog.color(named: name) else { return nil }
      self.init(sharing: color)
      return
    }
    let suggestion = AssetCatalog.suggestion(for: name, [.color], in: bundle)
    AssetCatalog.logger.warning(
      """
      \(name.printable): no colour of this name is in the asset catalogs of the resources. \
      \(suggestion.map { "Did you mean '\($0)'?" } ?? "Add a colour set.")
      """)
    return nil
  }
}
