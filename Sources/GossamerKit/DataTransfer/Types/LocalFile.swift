// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of this machine, by its URL.
///
/// Names of files are bytes, and not all of them are UTF-8: Foundation finds no path in the URL of such a
/// file, and so can't open it. Here its bytes are taken from the URL itself. Nothing is kept between calls: a
/// file may vanish at any time.
nonisolated struct LocalFile: Sendable {
  let url: URL

  /// What a file system has under a name.
  enum Kind {
    case file(size: Int)
    case folder
    /// A device, a socket, a pipe: what may never end.
    case other
  }

  /// The bytes of the path, with a zero at the end; nil if the URL is no file's.
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

  /// The name without the folders, as the file system has it, as far as it is text; for a person
  /// ``shownName``.
  var name: String {
    let bytes = (path ?? []).dropLast().map { UInt8(bitPattern: $0) }
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return String(decoding: name, as: UTF8.self)
  }

  /// The name, with everything made visible that would break or turn the line it stands in.
  var shownName: String { name.isEmpty ? url.absoluteString : name.showingControls }

  /// What is there.
  /// - Throws: ``ItemProviderError/unreadable(_:reason:)``.
  func kind() throws(ItemProviderError) -> Kind {
    guard let path else { throw .unreadable(shownName, reason: Self.noPath) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure() }
    return kind(of: status)
  }

  private func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: status.st_size)
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The first bytes, for a look at what it is; empty if it can't be read.
  func beginning() -> Data { (try? read(atMost: 4096)) ?? Data() }

  /// All bytes.
  /// - Throws: ``ItemProviderError``, also for a file that is larger than ``greatestSize``.
  func contents() throws(ItemProviderError) -> Data {
    let data = try read(atMost: Self.greatestSize + 1)
    guard data.count <= Self.greatestSize else { throw .tooLarge(shownName) }
    return data
  }

  /// No more is read into memory, in bytes.
  static let greatestSize = 1 << 30

  private func read(atMost count: Int) throws(ItemProviderError) -> Data {
    guard let path else { throw .unreadable(shownName, reason: Self.noPath) }
    // Opening a pipe would wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    switch kind(of: status) {
    case .file(let size) where size > Self.greatestSize && count > Self.greatestSize:
      throw .tooLarge(shownName)
    case .file: break
    case .folder: throw .isFolder(shownName)
    case .other: throw .unreadable(shownName, reason: "It is a device or a pipe, and no file.")
    }
    // A file that another program cuts off meanwhile just ends earlier: it isn't mapped into memory.
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < count {
      let wanted = min(chunk.count, count - data.count)
      let received = Glibc.read(descriptor, &chunk, wanted)
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw failure() }
      if received == 0 { break }
      data.append(contentsOf: chunk[..<received])
    }
    return data
  }

  /// Makes a copy of the file, or of the folder with all in it, under the same name.
  /// - Parameter folder: where; it exists.
  /// - Returns: the copy.
  func copy(into folder: URL) throws(ItemProviderError) -> URL {
    let target = folder.appending(path: safeName)
    guard let path, case .file = try kind() else {
      do {
        try FileManager.default.copyItem(at: url, to: target)
        return target
      } catch {
        throw .unreadable(shownName, reason: error.localizedDescription)
      }
    }
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw failure() }
    defer { close(source) }
    let copy = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw failure() }
    defer { close(copy) }
    var copied = 0
    repeat {
      copied = sendfile(copy, source, nil, 1 << 24)
    } while copied > 0
    guard copied == 0 else { throw failure() }
    return target
  }

  /// The name, for a file of our own: as it is, but text, and on one line.
  var safeName: String {
    let name = name.showingControls
    return name.isEmpty || name == "." || name == ".." ? "File" : name
  }

  private func failure() -> ItemProviderError {
    .unreadable(shownName, reason: String(cString: strerror(errno)) + ".")
  }

  private static let noPath = "Its URL has no path on this machine."
}

nonisolated extension String {
  /// The text with a replacement character for each one that would break the line it stands in, or turn the
  /// direction of what follows, so that a name can't look like another one.
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
  /// The type of a file or a folder: from its name, and if that says nothing from its first bytes. Of one
  /// that has vanished the name counts.
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
