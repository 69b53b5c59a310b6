// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// How a source is written that is kept for good: as a person would change it, so that the change can be reviewed.
///
/// What is taken out leaves no gap, and what is added has lines of its own, indented as its surroundings.
struct SourceAdoption {
  /// What the file's imports become.
  let imports: AdoptedImports
  /// Whether the target has resources, which are in `Bundle.module` then.
  let hasResources: Bool
  private var bytes: [UInt8] = []
  /// What each level is indented by.
  private var unit = "    "

  init(imports: AdoptedImports, hasResources: Bool) {
    self.imports = imports
    self.hasResources = hasResources
  }

  /// The same for the text of a source.
  func of(_ text: String) -> SourceAdoption {
    var adoption = self
    adoption.bytes = Array(text.utf8)
    let indented = text.split(separator: "\n").compactMap { line -> String? in
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      return indentation.isEmpty || indentation.count == line.count ? nil : String(indentation)
    }
    // The least indentation is a level; one blank is that of a comment's further lines.
    if indented.contains(where: { $0.hasPrefix("\t") }) {
      adoption.unit = "\t"
    } else if let least = indented.filter({ $0.count > 1 }).min(by: { $0.count < $1.count }) {
      adoption.unit = least
    }
    return adoption
  }

  // MARK: Taking out

  /// The bytes of a word, such as an attribute, and of the blanks behind it.
  func bytesToRemove(of node: some SyntaxProtocol) -> Range<Int> {
    var end = node.bytes.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) || Self.isNewline(bytes[end]) { end += 1 }
    return node.bytes.lowerBound..<end
  }

  /// The bytes of the lines that a node has for itself, with the blank line above.
  /// - Parameter comments: whether the comments right above it go too.
  func linesToRemove(of node: some SyntaxProtocol, comments: Bool) -> Range<Int> {
    let start = comments ? node.positionWithComments : node.bytes.lowerBound
    var (lower, upper) = (lineStart(of: start), lineEnd(of: node.bytes.upperBound))
    guard isBlank(lower..<start), isBlank(node.bytes.upperBound..<upper) else {
      return bytesToRemove(of: node)
    }
    upper = min(upper + 1, bytes.count)
    if lower > 1, comments, isBlank(lineStart(of: lower - 1)..<lower - 1) {
      lower = lineStart(of: lower - 1)
    }
    return lower..<upper
  }

  // MARK: Adding

  /// The edits that give a class members: its wires behind the properties at its beginning, everything else at its end.
  /// - Parameter moved: the texts of members that stood in extensions.
  func additions(
    to node: ClassDeclSyntax, _ wires: AddedMember?, _ members: [AddedMember], _ moved: [String]
  ) -> [SourceEdit] {
    let indentation = indentation(ofMembersOf: node)
    var edits: [SourceEdit] = []
    var texts = members.map { $0.text(indentation: indentation, unit: unit) }
    texts += moved.map { indentation + $0 }
    if let text = wires?.text(indentation: indentation, unit: unit) {
      if let place = placeBehindProperties(of: node) {
        let next = place + 1
        let isSeparate =
          isBlank(next..<lineEnd(of: next))
          || lineEnd(of: next) >= node.memberBlock.rightBrace.bytes.upperBound
        edits.append(SourceEdit(at: place, "\n\n\(text)\(isSeparate ? "" : "\n")"))
      } else {
        texts.insert(text, at: 0)
      }
    }
    guard !texts.isEmpty else { return edits }
    let brace = node.memberBlock.rightBrace.bytes.lowerBound
    let start = lineStart(of: brace)
    if isBlank(start..<brace) {
      let above = lineStart(of: max(0, start - 1))
      let isSeparate =
        isBlank(above..<max(above, start - 1)) || node.memberBlock.members.isEmpty
      edits.append(
        SourceEdit(
          at: start, (isSeparate ? "" : "\n") + texts.joined(separator: "\n\n") + "\n"))
    } else {
      let outer = self.indentation(at: node.bytes.lowerBound)
      edits.append(SourceEdit(at: brace, "\n\(texts.joined(separator: "\n\n"))\n\(outer)"))
    }
    return edits
  }

  /// An extension with members that each fit on a line, behind a declaration.
  func extensionText(of name: String, _ members: [String]) -> String {
    "\n\nextension \(name) {\n\(members.map { unit + $0 }.joined(separator: "\n\n"))\n}"
  }

  /// The end of the line of the last property at the beginning of a class; nil if it begins with something else, or if the line has
  /// more.
  private func placeBehindProperties(of node: ClassDeclSyntax) -> Int? {
    let properties = node.memberBlock.members.prefix { $0.decl.is(VariableDeclSyntax.self) }
    guard let last = properties.last else { return nil }
    let end = lineEnd(of: last.bytes.upperBound)
    return end < node.memberBlock.rightBrace.bytes.lowerBound ? end : nil
  }

  private func indentation(ofMembersOf node: ClassDeclSyntax) -> String {
    let outer = indentation(at: node.bytes.lowerBound)
    guard let first = node.memberBlock.members.first else { return outer + unit }
    let start = lineStart(of: first.bytes.lowerBound)
    return start > node.memberBlock.leftBrace.bytes.lowerBound
      ? indentation(at: first.bytes.lowerBound) : outer + unit
  }

  // MARK: Lines

  private func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...].prefix(while: Self.isBlank)
    return String(decoding: line, as: UTF8.self)
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func lineEnd(of offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    return bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { Self.isBlank($0) || $0 == UInt8(ascii: "\r") }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
