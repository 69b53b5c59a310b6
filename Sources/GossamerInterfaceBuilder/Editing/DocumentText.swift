// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A document together with its bytes. It is changed by splices, so that all other bytes stay what they are.
nonisolated struct DocumentText {
  /// The bytes of the file.
  private(set) var bytes: [UInt8]
  /// What they say.
  private(set) var document: Document
  /// Where the elements of ``document`` lie in ``bytes``.
  private(set) var places: ElementPlaces

  /// Reads a document.
  /// - Parameter file: the path of the file, as messages name it.
  init(_ data: Data, file: String) throws(Diagnostic) {
    document = try Document(data: data, file: file)
    bytes = [UInt8](data)
    places = ElementPlaces(bytes)
  }

  /// Applies splices, one after the other, and reads the document again.
  /// - Returns: false if one of them doesn't fit the bytes. Then nothing is changed.
  mutating func apply(_ splices: [Splice]) throws(Diagnostic) -> Bool {
    var bytes = bytes
    for splice in splices {
      guard splice.apply(to: &bytes) else { return false }
    }
    self = try DocumentText(Data(bytes), file: document.file)
    return true
  }

  /// The bytes of an element, from its first tag to its last.
  func bytes(of element: Element) -> ArraySlice<UInt8> {
    bytes[places[element].start..<places[element].end]
  }

  /// A splice of this text.
  func splice(_ range: Range<Int>, _ inserted: [UInt8]) -> Splice {
    Splice(position: range.lowerBound, removed: Array(bytes[range]), inserted: inserted)
  }
}

// White space between tags. A document written by Xcode has one tag in each line.
nonisolated extension DocumentText {
  /// The white space that separates an element from what is before it: from the last line break on.
  func separator(before element: Element) -> Range<Int> {
    let end = places[element].start
    var start = end
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") {
      start -= 1
      if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    }
    return start..<end
  }

  /// The line break and the indentation of an element; empty if something else is before it in its line.
  func lineStart(of element: Element) -> [UInt8] {
    let separator = bytes[separator(before: element)]
    return separator.contains(UInt8(ascii: "\n")) ? Array(separator) : []
  }

  /// By how much an element is indented more than that around it: what the document has, or else four spaces.
  var indentation: [UInt8] {
    for element in document.root.subtree {
      guard let parent = element.parent else { continue }
      let inner = lineStart(of: element)
      // The root may follow the first line's declaration without a line break.
      let outer = lineStart(of: parent)
      guard !inner.isEmpty, !outer.isEmpty || parent === document.root else { continue }
      let lineBreak = inner.prefix { !" \t".utf8.contains($0) }
      let width = outer.isEmpty ? lineBreak.count : outer.count
      guard inner.count >= width else { continue }
      return Array(inner.dropFirst(width))
    }
    return Array("    ".utf8)
  }
}
