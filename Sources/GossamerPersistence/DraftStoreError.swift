// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB

/// Why a draft can't be saved or loaded. The description can be shown to a person.
public enum DraftStoreError: Error, Equatable {
  /// The file, or the folder around it, can't be opened.
  case cannotOpen(URL, reason: String)
  /// The file can only be read.
  case readOnly(URL)
  /// The disk that the file is on is full.
  case full(URL)
  /// Another process has been writing to the file for more than two seconds.
  case busy(URL)
  /// A later version of the application has written the file.
  case newer(URL)
  /// The database was damaged. It was moved to the URL, and a new one was created.
  case damaged(URL)
  /// The write-ahead log of the database was damaged, so the last changes may be lost. Unchanged
  /// copies of the database and the log were saved at the URL.
  case logDamaged(URL)
  /// The file system has no locks, so another process can't be kept from writing the same draft.
  case cannotLock(URL, reason: String)
  /// The draft is open in another window or process. What is written here becomes a separate draft.
  case openElsewhere(kind: String)
  /// A draft can't be decoded as the content type that the application expects. It stays in the
  /// database, and a new one is begun.
  case unreadable(kind: String, reason: String)
  /// The content can't be encoded as JSON, for instance because a number isn't finite.
  case unwritable(kind: String, reason: String)
  /// Another error of SQLite.
  case failed(URL, reason: String)

  /// Converts an error of the database.
  init(_ error: any Error, at url: URL) {
    guard let error = error as? DatabaseError else {
      self = .failed(url, reason: "\(error)")
      return
    }
    let isThere = FileManager.default.fileExists(atPath: url.path)
    switch error.resultCode {
    // SQLite can't make its log beside a file that can only be read.
    case .SQLITE_CANTOPEN where isThere && !FileManager.default.isWritableFile(atPath: url.path):
      self = .readOnly(url)
    case .SQLITE_CANTOPEN, .SQLITE_PERM:
      self = .cannotOpen(url, reason: error.message ?? "SQLite can't open it")
    case .SQLITE_READONLY: self = .readOnly(url)
    case .SQLITE_FULL: self = .full(url)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(url)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(url)
    default: self = .failed(url, reason: error.description)
    }
  }
}

extension DraftStoreError: CustomStringConvertible, LocalizedError {
  /// What went wrong, where, and the next step.
  public var description: String {
    switch self {
    case .cannotOpen(let url, let reason):
      "Drafts can't be kept, because '\(url.path)' can't be opened: \(reason). Check the folder and its permissions."
    case .readOnly(let url):
      "Drafts can't be kept, because '\(url.path)' can only be read. Make the file and its folder writable."
    case .full(let url):
      "The draft can't be kept, because the disk of '\(url.path)' is full. Make room; it is tried again."
    case .busy(let url):
      "The draft can't be kept at the moment, because another program uses '\(url.path)'. It is tried again."
    case .newer(let url):
      "Drafts can't be kept, because a later version of this program has written '\(url.path)'. Use that version."
    case .damaged(let url):
      "The drafts were damaged. They are set aside in '\(url.path)', and new ones are kept from now on."
    case .logDamaged(let url):
      """
      The log of the drafts was damaged, so what was written last may be missing. They are set aside as they were found, \
      in '\(url.path)'.
      """
    case .cannotLock(let url, let reason):
      """
      Drafts can't be locked on the disk of '\(url.path)': \(reason). They are kept, but write each in one program only: \
      another one would overwrite it.
      """
    case .openElsewhere:
      "This draft is open in another window. What you write here is kept as a draft of its own."
    case .unreadable(let kind, let reason):
      "The draft '\(kind)' has an unknown format. It stays in the database, and a new one is begun. (\(reason))"
    case .unwritable(let kind, let reason):
      "The draft '\(kind)' can't be kept, because it can't be encoded as JSON. (\(reason))"
    case .failed(let url, let reason):
      "The draft can't be kept in '\(url.path)': \(reason). It is tried again."
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }
}
