// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads files, but only regular ones of a limited size: a device may deliver bytes without end.
nonisolated enum DocumentFile {
  /// The greatest size of a document in bytes. The largest of 829 published ones has half a million bytes, and
  /// the XML parser gives up at ten million.
  static let greatestSize = 8 << 20

  /// The bytes of a file.
  /// - Throws: ``DocumentFault`` if the file can't be read, isn't a regular file, is empty, or is larger than
  ///   ``greatestSize``.
  static func contents(of path: String) throws(DocumentFault) -> Data {
    // O_NONBLOCK, because opening a pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: systemReason()) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason: systemReason()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(status.st_size)
    guard size <= greatestSize else { throw .tooLarge(bytes: size) }
    do {
      let data = try handle.read(upToCount: greatestSize) ?? Data()
      guard !data.isEmpty else { throw DocumentFault.empty }
      return data
    } catch let fault as DocumentFault {
      throw fault
    } catch {
      throw .unreadable(reason: error.localizedDescription)
    }
  }

  private static func systemReason() -> String {
    String(cString: strerror(errno))
  }
}
