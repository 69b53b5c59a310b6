// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a rule looks for among the words of a statement or a member.
struct Signs: Sendable {
  /// Whole words.
  var words: Set<String> = []

  /// What words begin with.
  var prefixes: [String] = []

  /// What words end with.
  var suffixes: [String] = []

  /// Pairs of words of which both have to be there.
  var pairs: [(String, String)] = []

  func match(_ tokens: [String]) -> Bool {
    tokens.contains { token in
      words.contains(token) || prefixes.contains { token.hasPrefix($0) }
        || suffixes.contains { token.hasSuffix($0) && token.first?.isUppercase == true }
    } || pairs.contains { tokens.contains($0.0) && tokens.contains($0.1) }
  }
}

/// Statements that say what they are for by the words in them.
struct WordRule: Sendable {
  let kind: Kind
  let signs: Signs
}

/// Methods that say what they are for by their names or by the types of their parameters.
struct MemberRule: Sendable {
  let kind: Kind

  /// What the name begins with.
  var names: [String] = []

  /// What one of the labels after the first begins with.
  var labels: [String] = []

  /// What the first parameter is.
  var firstTypes: Set<String> = []

  /// What the words of the parameters' types end with.
  var typeSuffixes: [String] = []

  /// Whether it also fits methods such as `isPossible(word: String) -> Bool`.
  var checksText = false

  func matches(_ member: Member) -> Bool {
    guard member.form == .method else { return false }
    if checksText, member.name.hasPrefix("is"), ["String", "NSString"].contains(member.types.first)
    {
      return true
    }
    return names.contains { member.name.hasPrefix($0) }
      || member.labels.dropFirst().contains { label in labels.contains { label.hasPrefix($0) } }
      || (member.labels.first == "" && member.types.first.map(firstTypes.contains) == true)
      || member.types.contains { type in typeSuffixes.contains { type.hasSuffix($0) } }
  }
}
