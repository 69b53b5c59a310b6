// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The variations of one element by size class, such as
/// `<variation key="heightClass=compact" constant="4"/>`. A variation may also contain a mask: a list of
/// the constraints or subviews that aren't installed.
struct Variations {
  /// The variations that can match, ordered by rank: a later one takes precedence.
  private let members: [(key: SizeClassKey, element: Element)]

  /// Reads the variations in `element`. Nil if it has none that can match.
  init?(_ element: Element) {
    let found = element.children(named: "variation").compactMap { child in
      child.key.flatMap(SizeClassKey.init).map { (key: $0, element: child) }
    }
    guard !found.isEmpty else { return nil }
    members = found.enumerated()
      .sorted { ($0.element.key.rank, $0.offset) < ($1.element.key.rank, $1.offset) }
      .map(\.element)
  }

  private func matching(_ traits: UITraitCollection) -> some Sequence<Element> {
    members.lazy.filter { $0.key.matches(traits) }.map(\.element)
  }

  /// The names of the attributes and the keys of the child elements that vary, without masks.
  var names: Set<String> {
    var names: Set<String> = []
    for (_, element) in members {
      names.formUnion(element.attributes.keys)
      names.formUnion(element.children.filter { $0.name != "mask" }.compactMap(\.key))
    }
    return names.subtracting(["key"])
  }

  /// Whether a variation has a mask with this key, `constraints` or `subviews`.
  func hasMask(_ key: String) -> Bool {
    members.contains { $0.element.child(key: key)?.name == "mask" }
  }

  /// The ids of the constraints or subviews that a mask excludes under `traits`.
  func excluded(by mask: String, _ traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for variation in matching(traits) {
      for reference in variation.child(key: mask)?.children ?? [] {
        guard let id = reference.string("reference") else { continue }
        if reference.name == "exclude" { excluded.insert(id) }
        if reference.name == "include" { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// A copy of `element` with the attributes and children that it has under `traits`.
  func applied(to element: Element, _ traits: UITraitCollection) -> Element {
    var attributes = element.attributes
    var children = element.children
    for variation in matching(traits) {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      let keys = Set(variation.children.compactMap(\.key))
      children.removeAll { child in child.key.map(keys.contains) ?? false }
      children += variation.children
    }
    return element.copy(attributes: attributes, children: children)
  }
}
