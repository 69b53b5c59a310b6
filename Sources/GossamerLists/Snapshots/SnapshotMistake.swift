// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

package import Logging
package import Synchronization

/// Where messages for developers about lists go.
///
/// Tests replace the logger to read the messages. It is behind a lock because snapshots may be made
/// on any thread.
package enum ListMessages {
  /// Messages about snapshots of lists.
  package static let logger = Mutex(Logger(label: "gossamer.lists"))
}

/// A wrong call of a snapshot's method. UIKit raises an exception for most of these. Here a message
/// is logged, and the snapshot does what it can.
@usableFromInline
enum SnapshotMistake: CustomStringConvertible {
  /// Items were appended before there was a section.
  case noSection
  /// An identifier isn't in the snapshot, so the call does nothing.
  case unknown(Kind, String)
  /// Identifiers aren't in the snapshot, so the call leaves them out.
  case leftOut(Kind, [String])
  /// An identifier was given twice.
  case copies(Kind, [(id: String, first: Int, further: Int)])
  /// Identifiers are in the snapshot already, so the call moves them.
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

  /// Logs the mistake as an error.
  /// - Parameter call: the method that was called.
  @usableFromInline
  func log(_ call: String) {
    ListMessages.logger.withLock {
      $0.error("NSDiffableDataSourceSnapshot.\(call): \(description)")
    }
  }

  /// The first five identifiers, each with its note.
  private static func list(_ entries: [(id: String, note: String)]) -> String {
    let shown = entries.prefix(5).map { "'\($0.id)'" + ($0.note.isEmpty ? "" : " (\($0.note))") }
    let rest = entries.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}
