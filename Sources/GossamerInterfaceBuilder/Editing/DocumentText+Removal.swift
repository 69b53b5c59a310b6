// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Taking elements out.
nonisolated extension DocumentText {
  /// The groups that aren't there without members.
  private static let groups: Set = [
    "connections", "userDefinedRuntimeAttributes", "inferredMetricsTieBreakers",
  ]

  /// Removes elements with the white space before them. A group that has no members any more goes too, and an element
  /// whose last child goes becomes a single tag, as Xcode writes it.
  /// - Returns: the splices, the last one in the text first.
  func removal(of elements: [Element]) -> [Splice] {
    var removed = Set(elements.map(\.index))
    var tops: [Element] = []
    for element in elements {
      var top = element
      while let parent = top.parent, Self.groups.contains(parent.name),
        parent.children.allSatisfy({ removed.contains($0.index) })
      {
        removed.insert(parent.index)
        top = parent
      }
      tops.append(top)
    }
    var known: Set<Int> = []
    tops = tops.filter { known.insert($0.index).inserted && !hasAncestor($0, in: removed) }
    let parents = Dictionary(grouping: tops) { $0.parent?.index ?? 0 }
    let splices = parents.values.flatMap { children in
      children[0].parent.flatMap { closing($0, without: children) } ?? children.map(removal)
    }
    return splices.sorted { $0.position > $1.position }
  }

  private func hasAncestor(_ element: Element, in indices: Set<Int>) -> Bool {
    var ancestor = element.parent
    while let current = ancestor {
      if indices.contains(current.index) { return true }
      ancestor = current.parent
    }
    return false
  }

  private func removal(of element: Element) -> Splice {
    splice(separator(before: element).lowerBound..<places[element].end, [])
  }

  /// Makes a single tag of an element that has only these children. Nil if it has others, or a text or a comment, or if
  /// it was two tags in one line before these children came.
  private func closing(_ element: Element, without children: [Element]) -> [Splice]? {
    guard children.count == element.children.count else { return nil }
    let place = places[element]
    var rest = Array(bytes[place.openEnd..<place.closeStart])
    for child in element.children.reversed() {
      let range = separator(before: child).lowerBound..<places[child].end
      rest.removeSubrange(range.lowerBound - place.openEnd..<range.upperBound - place.openEnd)
    }
    guard rest.allSatisfy({ " \t\r\n".utf8.contains($0) }),
      !rest.isEmpty || lineStart(of: element).isEmpty
    else { return nil }
    return [splice(place.openEnd - 1..<place.end, Array("/>".utf8))]
  }
}
