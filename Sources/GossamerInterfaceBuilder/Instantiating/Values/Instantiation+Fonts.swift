// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// The font of the child with this key; nil if there is none.
  func font(_ key: String, of element: Element) -> UIFont? {
    guard let child = element.child(key: key), child.name == "fontDescription" else { return nil }
    if let style = child.string("style") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = child.number("pointSize") ?? UIFont.systemFontSize
    if let font = font(named: child, size) { return font }
    switch child.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = child.choice("weight", from: UIFont.Weight.documentNames) ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  /// The font that an element names; nil if it names none, or, with a message, if that isn't installed.
  func font(named element: Element, _ size: CGFloat) -> UIFont? {
    guard let name = element.string("name") ?? element.string("family") else { return nil }
    let found =
      UIFont(name: name, size: size)
      ?? element.string("family").flatMap { UIFont(name: $0, size: size) }
    if let found { return found }
    diagnostics.warning(
      """
      The font '\(name.excerpt)' isn't installed, so that of the system stands in for it. Install it, \
      or choose another.
      """, at: element)
    return nil
  }
}

extension UIFont.Weight {
  /// The weights by the names that documents have.
  fileprivate static let documentNames: [String: UIFont.Weight] = [
    "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium,
    "regular": .regular, "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight,
  ]
}
