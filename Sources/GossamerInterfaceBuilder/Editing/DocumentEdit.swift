// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A change that was made to a document, such as a new connection. ``DocumentEditor`` returns it.
///
/// It knows which bytes it has replaced, and what it means, so that it can be made again in a file that has changed since.
nonisolated public struct DocumentEdit: Hashable, Sendable {
  /// What was done, as a menu or a list of changes names it: "Connect textField with Name".
  public let title: String

  /// What else has happened or should be known, in whole sentences: that the outlet has replaced another connection, or that
  /// a class isn't known to this program. Empty if there is nothing.
  public let notes: [String]

  /// The change that takes this one back.
  public var inverse: DocumentEdit {
    DocumentEdit(
      title: title, notes: [], changes: undoing, undoing: changes,
      splices: splices.reversed().map(\.inverse), before: after, after: before)
  }

  /// The change in terms of objects, and how it is taken back.
  let changes: [DocumentChange]
  let undoing: [DocumentChange]

  /// The replacements of bytes, one after the other.
  let splices: [Splice]

  /// Which bytes the document had before and has after it.
  let before: Fingerprint
  let after: Fingerprint

  /// A value that is different for other bytes, within one run of the program.
  struct Fingerprint: Hashable, Sendable {
    private let count: Int
    private let hash: Int

    init(_ bytes: [UInt8]) {
      count = bytes.count
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      hash = hasher.finalize()
    }
  }
}
