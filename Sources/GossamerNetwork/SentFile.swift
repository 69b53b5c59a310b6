// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// A file that is posted, which is read while it is sent.
nonisolated package struct SentFile: Sendable {
  let file: URL
  /// The media type of the file.
  let type: String
  /// Told how much of it was sent, from 0 to 1, on the network's thread.
  let sent: @Sendable (Double) -> Void

  /// Makes the file the body of a message.
  /// - Throws: an error of the file system.
  @Network func add(to message: WebMessage, _ patience: Patience) throws {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOENT)
    }
    // Whoever opens a pipe waits for its other end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw CocoaError(.fileReadUnknown) }
    let path = g_file_new_for_path(file.path)
    defer { if let path { g_object_unref(UnsafeMutableRawPointer(path)) } }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = NetworkObject(owning: g_file_read(path, nil, &error)) else {
      throw URLError(taking: error)
    }
    message.setBody(stream, count: status.st_size, of: type)
    message.tellProgress(SendingProgress(of: status.st_size, patience, sent))
  }
}

/// How much of a file was sent, counted on the network's thread.
nonisolated final class SendingProgress {
  private let total: Int
  private let patience: Patience
  private let sent: @Sendable (Double) -> Void
  private var count = 0

  init(of total: Int, _ patience: Patience, _ sent: @escaping @Sendable (Double) -> Void) {
    self.total = total
    self.patience = patience
    self.sent = sent
  }

  /// So many more bytes were sent.
  func add(_ count: Int) {
    patience.hasNews()
    self.count += count
    sent(min(1, Double(self.count) / Double(max(1, total))))
  }

  /// There is nothing more to be sent. If that is less than was promised, the server would wait for the rest.
  func end() {
    if count < total { patience.end(because: CocoaError(.fileReadCorruptFile)) }
  }
}
