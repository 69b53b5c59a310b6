// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A splice: bytes of a source that are replaced.
///
/// What is taken out leaves blanks, and what is added stands on a line that is there, so that every line and nearly every column
/// stay where they are, and the compiler's messages fit the original file.
struct SourceEdit {
  /// The bytes that are replaced; empty for an insertion.
  var range: Range<Int>
  /// What stands there instead.
  var text: String

  /// Replaces bytes.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Inserts text.
  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }

  /// A text with edits applied. Edits at the same place apply in their order; one that lies in a removed range is left out.
  /// - Parameter start: the offset of the text in the source that the edits are of.
  static func apply(_ edits: [SourceEdit], to text: String, from start: Int = 0) -> String {
    guard !edits.isEmpty else { return text }
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var done = 0
    for edit in ordered {
      let (lower, upper) = (edit.range.lowerBound - start, edit.range.upperBound - start)
      guard lower >= done, upper <= bytes.count else { continue }
      result += bytes[done..<lower]
      result += Array(edit.text.utf8)
      done = upper
    }
    result += bytes[done...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the spaces and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Where the comments begin that stand right above the node, in bytes; where the node begins if there are none.
  var positionWithComments: Int {
    var offset = positionAfterSkippingLeadingTrivia.utf8Offset
    var start = offset
    for piece in leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(1), .carriageReturns(1), .carriageReturnLineFeeds(1), .spaces, .tabs: continue
      case .lineComment(let text) where text.contains("MARK:"): return start
      case .docLineComment, .lineComment, .docBlockComment, .blockComment: start = offset
      default: return start
      }
    }
    return start
  }
}

extension AttributeListSyntax {
  /// The names of the attributes: `IBOutlet`, `objc`.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  /// The attribute of this name; nil if there is none.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension DeclModifierListSyntax {
  /// Whether the modifier is among these.
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }
}
