// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The difference of two texts as `diff -u` prints it and `patch -p1` reads it.
enum UnifiedDiff {
  private static let context = 3

  private enum Change {
    case kept, removed, added
  }

  /// The difference, with a line end after each line; empty if the texts are equal.
  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text after.
  ///   - path: the file's path.
  static func text(from old: String, to new: String, path: String) -> String {
    guard old != new else { return "" }
    let (oldLines, newLines) = (lines(old), lines(new))
    let changes = changes(from: oldLines, to: newLines)
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    var result = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(of: changes.map(\.0)) { result += text(of: hunk, in: changes) }
    return result
  }

  /// The lines with their ends, so that a last line without one differs from one with it.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let end = text.utf8.index(after: index)
      lines.append(text[start..<end])
      start = end
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  private static func changes(
    from old: [Substring], to new: [Substring]
  ) -> [(Change, Substring)] {
    let difference = new.difference(from: old)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [(Change, Substring)] = []
    var (position, target) = (0, 0)
    while position < old.count || target < new.count {
      if removed.contains(position) {
        result.append((.removed, old[position]))
        position += 1
      } else if added.contains(target) {
        result.append((.added, new[target]))
        target += 1
      } else {
        result.append((.kept, old[position]))
        position += 1
        target += 1
      }
    }
    return result
  }

  /// The ranges of changes that are printed together, with the lines around them.
  private static func hunks(of changes: [Change]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change != .kept {
      let range = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in changes: [(Change, Substring)]) -> String {
    let before = changes[..<hunk.lowerBound]
    let inside = changes[hunk]
    let counts = (
      old: inside.count { $0.0 != .added }, new: inside.count { $0.0 != .removed }
    )
    let starts = (
      old: before.count { $0.0 != .added }, new: before.count { $0.0 != .removed }
    )
    var text = "@@ -\(span(starts.old, counts.old)) +\(span(starts.new, counts.new)) @@\n"
    for (change, line) in inside {
      let mark =
        switch change {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        }
      let hasEnd = line.utf8.last == UInt8(ascii: "\n")
      text += mark + line + (hasEnd ? "" : "\n\\ No newline at end of file\n")
    }
    return text
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
