// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

package import Logging
package import Synchronization

/// Where messages for developers about lists go.
///
/// A test replaces the logger to read what was said. Lists are made on any thread, so it is behind a lock.
package enum ListMessages {
  /// Messages about snapshots of lists.
  package static let logger = Mutex(Logger(label: "gossamer.lists"))
}

/// What a snapshot can't do as it was asked. UIKit raises an exception for most of these; here the
/// developer is told, and the snapshot does what it can.
@usableFromInline
enum SnapshotMistake: CustomStringConvertible {
  /// Items were appended, and there is no section.
  case noSection
  /// An identifier isn't in the snapshot, and nothing is done.
  case unknown(Kind, String)
  /// Identifiers aren't in the snapshot, and are left out.
  case leftOut(Kind, [String])
  /// An identifier was given twice.
  case copies(Kind, [(id: String, first: Int, further: Int)])
  /// Identifiers are in the snapshot already.
  case moved(Kind, [(id: String, from: Int)])

  @usableFromInline
  enum Kind: String {
    case item
    case section

    var move: String { self == .item ? "moveItem(_:beforeItem:)" : "moveSection(_:beforeSection:)" }
  }

  @usableFromInline var description: String {
    switch self {
    case .noSection:
      "there is no section yet, so nothing is appended. Call 'appendSections(_:)' first."
    case .unknown(let kind, let id):
      "there is no \(kind) '\(id)' in the snapshot, so nothing is changed."
    case .leftOut(let kind, let ids):
      "there is no \(kind) \(Self.list(ids.map { ($0, "") })) in the snapshot, so it is left out."
    case .copies(let kind, let copies):
      """
      an identifier was given twice: \(Self.list(copies.map { ($0.id, "at \($0.first) and at \($0.further)") })). \
      The first one counts. Give each \(kind) an identifier of its own.
      """
    case .moved(let kind, let moved):
      """
      the snapshot has the \(kind) already: \(Self.list(moved.map { ($0.id, "at \($0.from)") })). It goes from \
      there to its new place. Delete it first, or move it by '\(kind.move)'.
      """
    }
  }

  /// Tells the developer.
  /// - Parameter call: which function was called.
  @usableFromInline
  func tell(_ call: String) {
    ListMessages.logger.withLock {
      $0.error("NSDiffableDataSourceSnapshot.\(call): \(description)")
    }
  }

  /// The first five, with what is to be said of each.
  private static func list(_ entries: [(id: String, note: String)]) -> String {
    let shown = entries.prefix(5).map { "'\($0.id)'" + ($0.note.isEmpty ? "" : " (\($0.note))") }
    let rest = entries.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}
