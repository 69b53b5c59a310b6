// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The files in which words stand, so that a patch knows whether somebody else may use a name.
struct Words: Sendable {
  /// The file of a word; nil for a word of several files.
  private var files: [String: Int?] = [:]

  /// - Parameter contents: what was read in the files, in their order.
  init(_ contents: [FileContent]) {
    for (file, content) in contents.enumerated() {
      for word in content.words { files.updateValue(files[word] == nil ? file : nil, forKey: word) }
    }
  }

  /// Whether another file has a word, in a text or a comment too.
  /// - Parameter word: a name; with a dot before it only what follows a dot.
  func isUsed(_ word: String, outside file: Int) -> Bool {
    guard let only = files[word] else { return false }
    return only != file
  }

  /// The names in a text. One that follows a dot is there with the dot, too.
  static func all(in text: String) -> Set<String> {
    var words: Set<Substring> = []
    let bytes = text.utf8
    var start: String.Index?
    func note(_ start: String.Index, _ end: String.Index) {
      words.insert(text[start..<end])
      if start > text.startIndex, bytes[bytes.index(before: start)] == UInt8(ascii: ".") {
        words.insert(text[bytes.index(before: start)..<end])
      }
    }
    for index in bytes.indices {
      if isPartOfName(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        note(first, index)
        start = nil
      }
    }
    if let first = start { note(first, text.endIndex) }
    return Set(words.map(String.init))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
