// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// A file to post. It is read while it is sent.
nonisolated package struct SentFile: Sendable {
  let file: URL
  /// The media type of the file.
  let type: String
  /// Called with the progress, from 0 to 1, on the network's thread.
  let sent: @Sendable (Double) -> Void

  /// Sets the file as the body of a message.
  /// - Throws: an error of the file system.
  @Network func add(to message: WebMessage, _ timeout: RequestTimeout) throws {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOENT)
    }
    // Opening a pipe would wait for its other end, so only regular files are accepted.
    guard status.st_mode & S_IFMT == S_IFREG else { throw CocoaError(.fileReadUnknown) }
    let path = g_file_new_for_path(file.path)
    defer { if let path { g_object_unref(UnsafeMutableRawPointer(path)) } }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = NetworkObject(owning: g_file_read(path, nil, &error)) else {
      throw URLError(taking: error)
    }
    message.setBody(stream, count: status.st_size, of: type)
    message.reportProgress(SendingProgress(of: status.st_size, timeout, sent))
  }
}

/// Counts how much of a file was sent, on the network's thread.
nonisolated final class SendingProgress {
  private let total: Int
  private let timeout: RequestTimeout
  private let sent: @Sendable (Double) -> Void
  private var count = 0

  init(of total: Int, _ timeout: RequestTimeout, _ sent: @escaping @Sendable (Double) -> Void) {
    self.total = total
    self.timeout = timeout
    self.sent = sent
  }

  /// Notes that this many more bytes were sent.
  func add(_ count: Int) {
    timeout.noteActivity()
    self.count += count
    sent(min(1, Double(self.count) / Double(max(1, total))))
  }

  /// Notes that the file has ended. If it was shorter than announced the request is cancelled,
  /// because the server would wait for the rest.
  func end() {
    if count < total { timeout.end(because: CocoaError(.fileReadCorruptFile)) }
  }
}
