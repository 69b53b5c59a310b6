// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads files, but only regular ones, because a device may never end, and only those of a sensible size.
nonisolated enum DocumentFile {
  /// How many bytes a document may have; the largest of 829 published ones has half a million. The XML
  /// parser gives up at ten million.
  static let greatestSize = 8 << 20

  /// The bytes of the file.
  static func contents(of path: String) throws(DocumentFault) -> Data {
    // Without blocking, because opening a pipe waits for its other end.
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
