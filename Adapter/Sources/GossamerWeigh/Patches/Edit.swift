// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A change of a file's text.
struct Edit: Sendable {
  /// The bytes that are replaced; empty for an insertion.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String = "") {
    self.range = range
    self.text = text
  }

  /// The text after the edits; nil if two of them change the same bytes.
  static func apply(_ edits: [Edit], to text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      // What is inserted before something stands before it, even if that is taken out.
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        return nil
      }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}

extension Edit {
  /// Takes out a statement or a member with the comment right above it; a heading that an empty line separates stays.
  static func removing(_ node: some SyntaxProtocol) -> Edit {
    let start = node.position.utf8Offset
    var pieces = Array(node.leadingTrivia.pieces)
    var attached = 0
    var newlines = 0
    while let piece = pieces.last {
      if case .newlines(let count) = piece {
        newlines += count
      } else if !piece.isBlank {
        newlines = 0
      }
      if case .carriageReturnLineFeeds(let count) = piece { newlines += count }
      attached += piece.sourceLength.utf8Length
      pieces.removeLast()
      if newlines > 1 { break }
    }
    let kept = node.leadingTrivia.sourceLength.utf8Length - attached
    return Edit((start + kept)..<node.endPosition.utf8Offset)
  }
}

extension TriviaPiece {
  fileprivate var isBlank: Bool {
    switch self {
    case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}
