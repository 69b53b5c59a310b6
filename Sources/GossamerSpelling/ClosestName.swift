// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The name that was probably meant, or nil if none is near enough: at most a third of its letters
/// may be wrong.
///
///     closestName(to: "bakgroundColor", in: ["alpha", "backgroundColor"])  // "backgroundColor"
///
/// For messages about an unknown name: "Did you mean 'backgroundColor'?" Names of more than 60
/// characters are not compared. The cost is the product of the two lengths, for each known name.
public func closestName(to name: String, in known: [String]) -> String? {
  guard name.count <= 60 else { return nil }
  let candidates = known.filter { abs($0.count - name.count) <= tolerance($0) && $0.count <= 60 }
    .map { (name: $0, distance: editDistance(name, $0)) }
  guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= tolerance(best.name) ? best.name : nil
}

private func tolerance(_ name: String) -> Int {
  max(1, name.count / 3)
}

/// How many letters to insert, remove, replace or swap with their neighbour, regardless of case, to
/// make one word the other (the Damerau-Levenshtein distance).
private func editDistance(_ one: String, _ other: String) -> Int {
  let rows = Array(one.lowercased())
  let columns = Array(other.lowercased())
  var beforeLast: [Int] = []
  var last = Array(0...columns.count)
  for row in rows.indices {
    var current = [row + 1]
    for column in columns.indices {
      let replaced = last[column] + (rows[row] == columns[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, rows[row] == columns[column - 1], rows[row - 1] == columns[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[columns.count]
}
