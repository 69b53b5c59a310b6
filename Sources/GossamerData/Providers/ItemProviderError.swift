// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why an ``NSItemProvider`` can't load something. `error.localizedDescription` is a sentence that
/// can be shown to a person.
nonisolated public enum ItemProviderError: Error, Hashable, Sendable {
  /// A file can't be read, for instance because it was deleted: its name and the system's reason.
  case unreadable(String, reason: String)
  /// The item to be read as a file is a folder.
  case isFolder(String)
  /// The item has more bytes than ``NSItemProvider/greatestDataSize``: its name, and how many it
  /// may have.
  case tooLarge(String, limit: Int)
  /// The provider doesn't offer a requested type: its name, the requested types, and those that it
  /// offers.
  case notOffered(String, wanted: [String], offered: [String])
  /// The bytes can't be decoded as the type that was offered: the provider's name, the type, and
  /// the reason.
  case undecodable(String, type: String, reason: String)
  /// The data was offered, but its source didn't deliver it: the provider's name, the type, and the
  /// reason.
  case undelivered(String, type: String, reason: String)
}

nonisolated extension ItemProviderError: LocalizedError, CustomStringConvertible {
  /// The place, the fact, what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "'\(name)' can't be read: \(reason) Choose it again, or leave it out."
    case .isFolder(let name):
      "'\(name)' is a folder, which has no bytes of its own. Choose the files in it."
    case .tooLarge(let name, let limit):
      "'\(name)' has more than \(limit) bytes, the most that are taken here. Choose something smaller."
    case .notOffered(let name, let wanted, let offered):
      """
      '\(name)' can't be loaded as \(wanted.joined(separator: " or ")): it is \
      \(offered.isEmpty ? "of no known type" : offered.joined(separator: ", ")). Choose something else.
      """
    case .undecodable(let name, let type, let reason):
      "'\(name)' is said to be \(type), and isn't: \(reason) Choose something else."
    case .undelivered(let name, let type, let reason):
      "'\(name)' was offered as \(type), and didn't come: \(reason) Copy or drag it again."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
