// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of this machine, by its URL.
///
/// File names are bytes, and not always UTF-8. Foundation finds no path in the URL of such a file,
/// and can't open it, so this reads the bytes of the path from the URL itself. It keeps no state
/// between calls, because a file may be deleted at any time.
nonisolated package struct LocalFile: Sendable {
  package let url: URL

  package init(url: URL) {
    self.url = url
  }

  /// What a path leads to.
  enum Kind {
    case file(size: Int)
    case folder
    /// A device, a socket or a pipe, whose data may never end.
    case other
  }

  /// The bytes of the path, with a zero at the end; nil if it isn't a file URL.
  private var path: [CChar]? {
    guard url.isFileURL else { return nil }
    var bytes: [CChar] = []
    var rest = url.absoluteURL.path(percentEncoded: true).utf8[...]
    while let byte = rest.popFirst() {
      var value = byte
      if byte == UInt8(ascii: "%"),
        let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        value = escaped
        rest = rest.dropFirst(2)
      }
      guard value != 0 else { return nil }
      bytes.append(CChar(bitPattern: value))
    }
    return bytes + [0]
  }

  /// The last component of the path, with invalid UTF-8 replaced. For showing it use ``shownName``.
  var name: String {
    let bytes = (path ?? []).dropLast().map { UInt8(bitPattern: $0) }
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return String(decoding: name, as: UTF8.self)
  }

  /// The name for messages, in which control and bidirectional characters are replaced.
  var shownName: String { name.isEmpty ? url.absoluteString : name.showingControls }

  /// What the path leads to.
  /// - Throws: ``ItemProviderError/unreadable(_:reason:)``.
  func kind() throws(ItemProviderError) -> Kind {
    guard let path else { throw .unreadable(shownName, reason: Self.noPath) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure() }
    return kind(of: status)
  }

  /// Whether the path itself is a pipe, a socket or a device, not a link to one.
  private var isOther: Bool {
    guard let path else { return false }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return false }
    if case .other = kind(of: status) { return true }
    return false
  }

  private func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: status.st_size)
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The first bytes, from which the type can be guessed; empty if the file can't be read.
  func beginning() -> Data {
    let data = try? reading { descriptor, _ in try read(atMost: 4096, from: descriptor) }
    return data ?? Data()
  }

  /// The default limit on the bytes of a file: 1 GB.
  package static let usualLimit = 1 << 30

  /// All bytes of the file. Reads at most one chunk beyond the limit, whatever size the file system
  /// reports: for many files of the kernel it reports 0.
  /// - Parameter limit: the most bytes that the file may have.
  /// - Throws: ``ItemProviderError``; a `CancellationError` if the task is cancelled meanwhile.
  func contents(limit: Int) throws -> Data {
    try reading { descriptor, size in
      guard size <= limit else { throw ItemProviderError.tooLarge(shownName, limit: limit) }
      // The file isn't mapped into memory, so if another program truncates it meanwhile it just
      // ends earlier.
      var data = Data()
      while data.count <= limit {
        try Task.checkCancellation()
        // The chunks always have the same size, because some files of the kernel only return whole
        // entries.
        let chunk = try read(atMost: 1 << 16, from: descriptor)
        if chunk.isEmpty { return data }
        data.append(chunk)
      }
      throw ItemProviderError.tooLarge(shownName, limit: limit)
    }
  }

  /// Opens the file.
  /// - Parameter read: gets the descriptor, and the size that the file system reports.
  /// - Throws: ``ItemProviderError``, also if it isn't a regular file; what `read` throws.
  private func reading<Result>(_ read: (_ descriptor: CInt, _ size: Int) throws -> Result) throws
    -> Result
  {
    // Checks the kind before opening the file, because opening a device may have effects.
    _ = try size(of: try kind())
    guard let path else { throw ItemProviderError.unreadable(shownName, reason: Self.noPath) }
    // O_NONBLOCK, because a pipe that has replaced the file meanwhile would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    return try read(descriptor, try size(of: kind(of: status)))
  }

  private func size(of kind: Kind) throws(ItemProviderError) -> Int {
    switch kind {
    case .file(let size): return size
    case .folder: throw .isFolder(shownName)
    case .other: throw .unreadable(shownName, reason: Self.noFile)
    }
  }

  /// The next bytes; none at the end.
  private func read(atMost count: Int, from descriptor: CInt) throws(ItemProviderError) -> Data {
    var data = Data(count: count)
    while true {
      let received = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, count) }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw failure() }
      return data.prefix(received)
    }
  }

  // MARK: - Copying

  /// Copies the file, or the folder with its contents, under the same name. A failed copy leaves
  /// nothing behind.
  /// - Parameters:
  ///   - folder: the destination, an existing folder.
  ///   - limit: the maximum number of bytes of a file that delivers more than the file system
  ///     reports.
  /// - Returns: the copy.
  /// - Throws: ``ItemProviderError``; a `CancellationError` if the task is cancelled meanwhile.
  package func copy(into folder: URL, limit: Int) throws -> URL {
    let target = folder.appending(path: safeName)
    do {
      if case .folder = try kind() {
        try copyFolder(to: target)
      } else {
        try copyFile(to: target, limit: limit)
      }
      return target
    } catch {
      try? FileManager.default.removeItem(at: target)
      throw error
    }
  }

  private func copyFile(to target: URL, limit: Int) throws {
    try reading { source, size in
      let copy = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard copy >= 0 else { throw failure() }
      defer { close(copy) }
      let most = max(size, limit)
      var count = 0
      while count <= most {
        try Task.checkCancellation()
        let chunk = try read(atMost: 1 << 18, from: source)
        if chunk.isEmpty { return }
        try write(chunk, to: copy)
        count += chunk.count
      }
      throw ItemProviderError.tooLarge(shownName, limit: most)
    }
  }

  private func write(_ data: Data, to descriptor: CInt) throws(ItemProviderError) {
    var rest = data
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw failure() }
      rest = rest.dropFirst(written)
    }
  }

  private func copyFolder(to target: URL) throws {
    let items = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    // Foundation would wait for ever for the data of a pipe.
    while let item = items?.nextObject() as? URL {
      try Task.checkCancellation()
      if LocalFile(url: item).isOther {
        throw ItemProviderError.unreadable(
          "\(shownName)/\(LocalFile(url: item).shownName)", reason: Self.noFile)
      }
    }
    do {
      try FileManager.default.copyItem(at: url, to: target)
    } catch {
      throw ItemProviderError.unreadable(shownName, reason: error.localizedDescription)
    }
  }

  /// The name for a copy of the file: valid text without control characters.
  var safeName: String {
    let name = name.showingControls
    return name.isEmpty || name == "." || name == ".." ? "File" : name
  }

  private func failure() -> ItemProviderError {
    .unreadable(shownName, reason: String(cString: strerror(errno)) + ".")
  }

  private static let noPath = "Its URL has no path on this machine."
  private static let noFile = "It is a device or a pipe, and no file."
}

nonisolated extension String {
  /// The text with a replacement character for each control, separator and bidirectional character.
  /// These could break a line or change the direction of text, so that a name looks like another
  /// one.
  var showingControls: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let breaksLine =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      shown.append(breaksLine || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}

nonisolated extension UTType {
  /// The type of a file or a folder, from its name, or if that has no known extension from its
  /// first bytes. If the file doesn't exist, only the name counts.
  init(of file: LocalFile) {
    if case .folder? = try? file.kind() {
      self = .folder
      return
    }
    let name = file.name
    let type = UTType(filenameExtension: (name as NSString).pathExtension)
    if let type, !type.isDynamic {
      self = type
    } else {
      let guessed = Self.guessedMIMEType(ofFileNamed: name, with: file.beginning())
      self = guessed.flatMap { UTType(mimeType: $0) } ?? type ?? .data
    }
  }
}
