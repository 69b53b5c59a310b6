// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// Makes changes again in another version of their document, and compares what they meet.
///
/// A change fits the other version if it meets the same there: the outlet's former connection, the attribute's former value,
/// the object that is removed in all its bytes, the object that is connected.
nonisolated struct Rebase {
  private var own: DocumentText
  private var other: DocumentText

  /// Begins with the version that the changes were made in.
  init(from own: DocumentText, onto other: DocumentText) {
    self.own = own
    self.other = other
  }

  /// Makes the next change in both versions.
  /// - Returns: false if it doesn't fit the other version.
  mutating func canMake(_ edit: DocumentEdit) -> Bool {
    for change in edit.changes {
      guard change.meets(in: own) == change.meets(in: other) else { return false }
      do {
        guard try own.apply(try change.splices(in: own)),
          try other.apply(try change.splices(in: other))
        else { return false }
      } catch {
        return false
      }
    }
    return true
  }
}

nonisolated extension DocumentChange {
  /// What the change depends on in a text.
  fileprivate func meets(in text: DocumentText) -> [[UInt8]?] {
    let document = text.document
    let bytes = { (element: Element?) in element.map { Array(text.bytes(of: $0)) } }
    switch self {
    case .insert(let insertion):
      let exists = insertion.destination.map { document.element(id: $0) != nil } ?? true
      guard let source = insertion.source, let order = insertion.order, order.isOutlet else {
        return exists ? [] : [nil]
      }
      let same = document.element(id: source)?.members(of: "connections")
        .filter { ConnectionOrder($0) == order }
      return (exists ? [] : [nil]) + (same ?? []).map { bytes($0) }
    case .remove(let ids):
      let elements = ids.map { document.element(id: $0) }
      let inside = Set(elements.compactMap(\.self).flatMap { $0.subtree.compactMap(\.id) })
      let leading = document.root.subtree.filter { element in
        element.parent?.name == "connections"
          && element.string("destination").map(inside.contains) ?? false
      }
      return (elements + leading).map { bytes($0) }
    case .setAttribute(let name, _, let id):
      return [(document.element(id: id)?.string(name)).map { Array($0.utf8) }]
    case .setRuntimeAttribute(let keyPath, _, let id):
      return [bytes(document.element(id: id)?.runtimeAttribute(keyPath))]
    }
  }
}

/// The lines by which two versions of a document differ.
nonisolated enum LineDifference {
  /// How many lines are told, and how many characters of each.
  private static let greatestCount = 20
  private static let greatestLength = 300

  /// The lines that are only in the old version, after `-`, and only in the new one, after `+`, with their numbers, in the order
  /// of the lines. If there are many, the first ones.
  static func lines(from old: DocumentText, to new: DocumentText) -> [String] {
    let lines = { (text: DocumentText) in
      String(decoding: text.bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    let changes = lines(new).difference(from: lines(old)).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(excerpt(line))")
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(excerpt(line))")
      }
    }.sorted { $0.0 < $1.0 }
    let told = changes.prefix(greatestCount).map { $0.1 }
    return changes.count > told.count ? told + ["(\(changes.count - told.count) more)"] : told
  }

  private static func excerpt(_ line: Substring) -> String {
    String(line.drop(while: \.isWhitespace).prefix(greatestLength)).printable
  }
}
