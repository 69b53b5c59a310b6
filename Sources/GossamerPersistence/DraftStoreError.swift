// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB

/// Why a draft can't be kept, or can't be had again. The description says it in sentences for a person.
public enum DraftStoreError: Error, Equatable {
  /// The file, or the folder around it, can't be opened.
  case cannotOpen(URL, reason: String)
  /// The file can only be read.
  case readOnly(URL)
  /// The disk that the file is on is full.
  case full(URL)
  /// Another process writes to the file for longer than two seconds.
  case busy(URL)
  /// A later version of the application has written the file.
  case newer(URL)
  /// The file was no sound database. It is there where the URL says, and a new one was begun.
  case damaged(URL)
  /// The write-ahead log of the database was damaged, and what was written last may have been in it alone. Database and log
  /// were copied to where the URL says, as they were found.
  case logDamaged(URL)
  /// The file system can't lock drafts, so another process that writes the same one isn't kept from it.
  case cannotLock(URL, reason: String)
  /// The draft is open in another window, or another process. What is written here is a draft of its own.
  case openElsewhere(kind: String)
  /// A draft has another form than the application expects. It stays in the database, and a new one was begun.
  case unreadable(kind: String, reason: String)
  /// What is to be kept has no form as JSON, because of a number that isn't finite for instance.
  case unwritable(kind: String, reason: String)
  /// SQLite fails otherwise.
  case failed(URL, reason: String)

  /// What an error of the database means.
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
  /// Fact, place, and next step.
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
      "The draft '\(kind)' has a form that isn't known. It stays where it is, and a new one is begun. (\(reason))"
    case .unwritable(let kind, let reason):
      "The draft '\(kind)' can't be kept: it has no form as JSON. (\(reason))"
    case .failed(let url, let reason):
      "The draft can't be kept in '\(url.path)': \(reason). It is tried again."
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }
}
