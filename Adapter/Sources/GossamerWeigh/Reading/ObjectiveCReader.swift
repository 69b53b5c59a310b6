// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the classes of a file of Objective-C, so that the originals of our techniques can be weighed, and projects in which
/// both languages are used.
///
/// An `@implementation` is the class; its `@interface`, wherever it stands, says what it inherits from and which properties
/// it has. Only what stands beside an `@implementation` is counted, not a header.
struct ObjectiveCReader {
  private let source: ObjectiveCTokens
  private let path: String
  private let file: Int
  private let isHeader: Bool
  private var index = 0
  private var content: FileContent

  /// - Parameters:
  ///   - text: the file's text.
  ///   - path: its path, for messages; a header ends in `.h`.
  ///   - file: its index among all files.
  static func read(_ text: String, path: String, file: Int) -> FileContent {
    var reader = ObjectiveCReader(ObjectiveCTokens(text), path, file)
    reader.read()
    reader.content.words = Words.all(in: text)
    return reader.content
  }

  private init(_ source: ObjectiveCTokens, _ path: String, _ file: Int) {
    self.source = source
    self.path = path
    isHeader = path.hasSuffix(".h")
    self.file = file
    content = FileContent(lineCount: source.lineCount)
  }

  private func text(_ offset: Int = 0) -> String? {
    index + offset < source.tokens.count ? source.tokens[index + offset].text : nil
  }

  private func line(_ index: Int) -> Int {
    source.tokens[min(max(index, 0), source.tokens.count - 1)].line
  }

  private mutating func read() {
    while let next = text() {
      switch next {
      case "@interface": readPart(isClass: false)
      case "@implementation": readPart(isClass: true)
      default: index += 1
      }
    }
  }

  /// The first line of what begins at a token: that of the comment above it.
  private func firstLine(_ index: Int) -> Int {
    var first = line(index)
    while source.commentLines.contains(first - 1) { first -= 1 }
    return first
  }

  private mutating func readPart(isClass: Bool) {
    let start = index
    guard let name = text(1) else {
      index += 1
      return
    }
    index += 2
    var part = Part(
      name: name, isClass: isClass, isCounted: !isHeader, inherited: [], file: file,
      lines: firstLine(start)...line(start), nameLine: line(start), members: [])
    if text() == ":" {
      if let superclass = text(1) { part.inherited.append(superclass) }
      index += 2
    }
    if text() == "(" { skip(until: ")") }
    if text() == "<" {
      let first = index + 1
      skip(until: ">")
      part.inherited += source.tokens[first..<index].map(\.text).filter { $0 != "," && $0 != ">" }
    }
    readMembers(of: &part)
    part.lines = part.lines.lowerBound...max(part.lines.lowerBound, line(index - 1))
    content.parts.append(part)
  }

  private mutating func skip(until end: String) {
    while let next = text(), next != end, next != "@end" { index += 1 }
    if text() == end { index += 1 }
  }

  private mutating func readMembers(of part: inout Part) {
    while let next = text() {
      switch next {
      case "@end":
        index += 1
        return
      case "@property": part.members.append(readProperty())
      case "-", "+": readMethod(into: &part)
      case "{": _ = readBlock()
      case "@implementation", "@interface":
        noteMissingEnd(of: part)
        return
      default: index += 1
      }
    }
    noteMissingEnd(of: part)
  }

  private mutating func noteMissingEnd(of part: Part) {
    content.problems.append(
      Problem(
        file: path, line: part.nameLine,
        message: "has no @end for '\(part.name)'. What could be read of the file is weighed."))
  }

  private mutating func readProperty() -> Member {
    let start = index
    skip(until: ";")
    let words = source.tokens[start..<index].map(\.text)
    let names = words.filter { $0.first?.isLetter == true || $0.first == "_" }
    let attributes = words.firstIndex(of: "(").flatMap { open in
      words.firstIndex(of: ")").map { words[open...max(open, $0)] }
    }
    return Member(
      form: .property, name: names.last ?? "", types: Array(names.dropLast()),
      lines: firstLine(start)...line(index - 1), tokens: words,
      isOutlet: words.contains("IBOutlet"),
      isVariable: attributes?.contains("readonly") != true)
  }

  /// Reads a method with a body; a declaration is skipped.
  private mutating func readMethod(into part: inout Part) {
    let start = index
    var words: [String] = []
    while let next = text(), next != "{", next != ";", next != "@end" {
      words.append(next)
      index += 1
    }
    guard text() == "{" else {
      if text() == ";" { index += 1 }
      return
    }
    let body = readBlock()
    let selector = Selector(words)
    part.members.append(
      Member(
        form: selector.name.hasPrefix("init") ? .initializer : .method, name: selector.name,
        labels: selector.labels, types: selector.types, lines: firstLine(start)...line(index - 1),
        tokens: words, body: body))
  }

  // MARK: - Statements

  /// Reads from a brace to the one that closes it.
  private mutating func readBlock() -> [Node] {
    index += 1
    var nodes: [Node] = []
    while let next = text(), next != "@end" {
      if next == "}" {
        index += 1
        break
      }
      if let node = readStatement() { nodes.append(node) }
    }
    return nodes
  }

  private static let compound: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "{", "@try", "@catch", "@finally",
    "@autoreleasepool",
    "@synchronized",
  ]
  private static let continuation: Set<String> = ["else", "while", "@catch", "@finally"]

  /// Reads a statement. One that begins a block of its own ends with the block, any other one with a semicolon.
  private mutating func readStatement() -> Node? {
    let start = index
    let isCompound = Self.compound.contains(source.tokens[start].text)
    var node = Node(lines: line(start)...line(start), tokens: [])
    var depth = 0
    loop: while let next = text(), next != "@end" {
      switch next {
      case "{":
        node.children += readBlock()
        let continues = text().map { Self.continuation.contains($0) } ?? false
        if isCompound, depth == 0, !continues { break loop }
        continue loop
      case "(", "[", "@{", "@[", "@(": depth += 1
      case ")", "]": depth -= 1
      case "}":
        if depth <= 0 { break loop }
        depth -= 1
      case ";" where depth <= 0:
        index += 1
        break loop
      default: break
      }
      node.tokens.append(next)
      index += 1
    }
    if index == start { index += 1 }
    node.lines = line(start)...max(line(start), line(index - 1))
    return node.tokens.isEmpty && node.children.isEmpty ? nil : node
  }
}

/// The name of a method and its parameters: `- (void)tableView:(UITableView *)tableView didSelect:(id)item`.
private struct Selector {
  var name = ""
  var labels: [String] = []
  var types: [String] = []

  init(_ words: [String]) {
    var isInType = false
    var parts: [String] = []
    var last = ""
    for word in words {
      if word == "(" {
        isInType = true
      } else if word == ")" {
        isInType = false
      } else if isInType {
        if !parts.isEmpty { types.append(word) }
      } else if word == ":" {
        parts.append(last)
      } else {
        last = word
      }
    }
    name = parts.first ?? last
    if !parts.isEmpty { labels = [""] + parts.dropFirst() }
  }
}
