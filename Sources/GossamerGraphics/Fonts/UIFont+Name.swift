// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIFont {
  /// The font with the name of a family, such as `Inter`, or of a style of it, such as
  /// `Inter-SemiBold`, `Inter-BoldItalic` or `DejaVu Sans Mono Bold`. Case and spaces don't matter.
  ///
  /// For a font that every iPhone has, such as `HelveticaNeue-Light`, and that isn't installed here, a
  /// similar font stands in. Otherwise `nil` where no such family is installed, or the style's name is
  /// not one of the usual ones.
  /// Costs a search through the installed families.
  @MainActor
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Face(name: fontName) ?? Face(ofIOS: fontName) else { return nil }
    self.init(face: face, pointSize: fontSize)
  }
}

nonisolated extension UIFont.Face {
  /// Finds the longest beginning of the name that is a family, and reads the rest as a style.
  @MainActor
  fileprivate init?(name: String) {
    let ends = [name.endIndex] + name.indices.reversed().filter { "- ".contains(name[$0]) }
    for end in ends {
      guard let family = TextMeasurer.shared.family(named: String(name[..<end])),
        let style = Style(name: name[end...])
      else { continue }
      self.init(families: family, weight: style.weight, isItalic: style.isItalic)
      return
    }
    return nil
  }

  /// The part of a font's name after the family's.
  struct Style {
    var weight = 400
    var isItalic = false

    /// The names that OpenType's table OS/2 gives to weights, and their common variants.
    private static let weights = [
      "": 400, "wide": 400, "regular": 400, "roman": 400, "book": 400, "thin": 100,
      "ultralight": 200,
      "extralight": 200, "light": 300, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
      "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
    ]

    init?(name: Substring) {
      var rest = name.lowercased().filter(\.isLetter)
      for suffix in ["mt", "ps"] where rest.count > 2 && rest.hasSuffix(suffix) {
        rest.removeLast(suffix.count)
      }
      for slant in ["italic", "oblique", "it"] where rest.hasSuffix(slant) {
        isItalic = true
        rest.removeLast(slant.count)
      }
      guard let weight = Self.weights[rest] else { return nil }
      self.weight = weight
    }
  }
}
