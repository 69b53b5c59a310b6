// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A form with texts and files in the format `multipart/form-data`, as browsers send it.
///
/// It is written to a file, part by part, so that it needs no more memory than its largest part.
///
///     var form = MultipartForm()
///     form.append("Hello", as: "subject")
///     form.append(as: "file", named: "picture.png", of: "image/png") { try Data(contentsOf: picture) }
///     let file = try form.unnamedFile()
///     let answer = try await send(file, as: form.contentType, to: address)
///
/// Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
nonisolated public struct MultipartForm: Sendable {
  private struct Part: Sendable {
    let head: String
    let load: @Sendable () throws -> Data
  }

  private var parts: [Part] = []
  private let boundary = "gossamer-\(UUID().uuidString)"

  /// Creates an empty form.
  public init() {}

  /// The media type of the form, for the header `Content-Type`.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// Adds a text.
  public mutating func append(_ text: String, as name: String) {
    parts.append(Part(head: "name=\"\(Self.escaped(name))\"\r\n") { Data(text.utf8) })
  }

  /// Adds a file.
  /// - Parameters:
  ///   - name: the name of the field.
  ///   - fileName: the name of the file. Quotation marks and line breaks in it are written as `%22`, `%0D` and `%0A`.
  ///   - type: its media type. A type that doesn't have the form `type/subtype` is sent as
  ///     `application/octet-stream`.
  ///   - load: returns the contents of the file. It is called when the form is written.
  public mutating func append(
    as name: String, named fileName: String, of type: String,
    load: @escaping @Sendable () throws -> Data
  ) {
    let isType = type.wholeMatch(of: /[\w.+-]+\/[\w.+-]+/) != nil
    parts.append(
      Part(
        head: """
          name="\(Self.escaped(name))"; filename="\(Self.escaped(fileName))"\r
          Content-Type: \(isType ? type : "application/octet-stream")\r

          """, load: load))
  }

  /// Writes the form to an unnamed file, which nobody else can read, and which leaves nothing on
  /// the disk.
  /// - Throws: what a part's closure throws, or an error of the file system.
  public func unnamedFile() throws -> UnnamedFile {
    let file = try UnnamedFile()
    try write(to: file.url)
    return file
  }

  /// Writes the form to a file, and replaces an existing file. A new file can only be read by the
  /// user who runs the process.
  /// - Throws: what a part's closure throws, or an error of the file system.
  public func write(to file: URL) throws {
    let descriptor = open(file.path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor)
    defer { try? handle.close() }
    for part in parts {
      let head = "--\(boundary)\r\nContent-Disposition: form-data; \(part.head)\r\n"
      try handle.write(contentsOf: Data(head.utf8))
      try handle.write(contentsOf: part.load())
      try handle.write(contentsOf: Data("\r\n".utf8))
    }
    try handle.write(contentsOf: Data("--\(boundary)--\r\n".utf8))
  }

  private static func escaped(_ name: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": escaped += "%22"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
