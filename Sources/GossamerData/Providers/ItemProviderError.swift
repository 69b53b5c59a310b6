// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why an ``NSItemProvider`` can't load something. The sentence is meant for a person:
/// `error.localizedDescription`.
nonisolated public enum ItemProviderError: Error, Hashable, Sendable {
  /// A file can't be read: its name and the system's reason. It has vanished, for instance.
  case unreadable(String, reason: String)
  /// What was to be read as a file is a folder.
  case isFolder(String)
  /// What is loaded has more bytes than ``NSItemProvider/greatestDataSize``: its name, and how many it may have.
  case tooLarge(String, limit: Int)
  /// The provider doesn't offer what is asked for: its name, the types that would do, and what it offers.
  case notOffered(String, wanted: [String], offered: [String])
  /// The bytes are not what they are said to be: the provider's name, the type, and what is wrong.
  case undecodable(String, type: String, reason: String)
  /// What offered the data doesn't deliver it: the provider's name, the type, and the reason.
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
