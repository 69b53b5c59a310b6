// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Putting elements in.
nonisolated extension DocumentText {
  /// Adds an element to a group of an element, such as its `<connections>`. The group is made if there is none.
  /// - Parameters:
  ///   - xml: the new element, without white space around it.
  ///   - group: the name of the group.
  ///   - parent: the element that has the group.
  ///   - isBefore: whether the new element stands before a member of the group; the first one counts.
  func insertion(
    of xml: [UInt8], intoGroup group: String, of parent: Element, before isBefore: (Element) -> Bool
  ) -> Splice {
    guard let group = parent.child(named: group) else {
      return insertion(ofGroup: group, with: xml, into: parent)
    }
    guard let last = group.children.last else {
      return filling(group) { _ in xml }
    }
    if let next = group.children.first(where: isBefore) {
      let start = places[next].start
      return splice(start..<start, xml + bytes[separator(before: next)])
    }
    let end = places[last].end
    return splice(end..<end, bytes[separator(before: last)] + xml)
  }

  /// What Xcode writes behind the groups of an element.
  private static let groupsInOrder = ["userDefinedRuntimeAttributes", "variation", "connections"]

  private func insertion(
    ofGroup name: String, with xml: [UInt8], into parent: Element
  ) -> Splice {
    let later =
      Self.groupsInOrder.firstIndex(of: name).map { Self.groupsInOrder[($0 + 1)...] } ?? []
    let isLater = { (child: Element) in
      later.contains(child.name) || child.key == "canvasLocation"
    }
    let index = parent.children.lastIndex { !isLater($0) }.map { $0 + 1 } ?? 0
    if index > 0 {
      let previous = parent.children[index - 1]
      let end = places[previous].end
      let separator = Array(bytes[separator(before: previous)])
      return splice(
        end..<end, separator + self.group(name, with: xml, lineStart: lineStart(of: previous)))
    }
    guard let next = parent.children.first else {
      return filling(parent) { self.group(name, with: xml, lineStart: $0) }
    }
    let start = places[next].start
    return splice(
      start..<start,
      group(name, with: xml, lineStart: lineStart(of: next)) + bytes[separator(before: next)])
  }

  /// A group with one member.
  /// - Parameter lineStart: the line break and the indentation of the group; empty if it begins no line.
  private func group(_ name: String, with xml: [UInt8], lineStart: [UInt8]) -> [UInt8] {
    let inner = lineStart.isEmpty ? [] : lineStart + indentation
    return Array("<\(name)>".utf8) + inner + xml + lineStart + Array("</\(name)>".utf8)
  }

  /// Puts the first child into an element. If that is a single tag, it becomes two.
  /// - Parameter child: makes the child for its line break and indentation.
  private func filling(_ element: Element, with child: (_ lineStart: [UInt8]) -> [UInt8]) -> Splice
  {
    let place = places[element]
    let outer = lineStart(of: element)
    let inner = outer.isEmpty ? [] : outer + indentation
    let content = inner + child(inner)
    guard place.isSelfClosing else { return splice(place.openEnd..<place.openEnd, content) }
    let end = outer + Array("</\(element.name)>".utf8)
    return splice(place.openEnd - 2..<place.openEnd, [UInt8(ascii: ">")] + content + end)
  }
}
