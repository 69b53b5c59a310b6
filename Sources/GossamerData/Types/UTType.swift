// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGIO
import Foundation

/// A type of data: a picture, a PDF, a folder.
///
/// The constants below have Apple's identifiers. Other types come from the machine's shared MIME
/// database. They are created from a MIME type or an extension, and have an identifier that begins
/// with `dyn.` (see ``isDynamic``). Creating one of these reads the database, which takes some
/// microseconds.
///
/// - Making: ``init(_:)``, ``init(filenameExtension:)``, ``init(mimeType:)``
/// - Reading: ``preferredFilenameExtension``, ``preferredMIMEType``, ``localizedDescription``
/// - Comparing: ``conforms(to:)``, ``isSubtype(of:)``, ``isSupertype(of:)``
///
/// Semantics: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
nonisolated public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// The type with this identifier; nil if it is neither the identifier of a constant nor dynamic.
  public init?(_ identifier: String) {
    guard KnownType.all[identifier] != nil || Self.isDynamic(identifier) else { return nil }
    self.identifier = identifier
  }

  /// The type of files with this extension; a dynamic type if the extension is unknown.
  /// - Parameter filenameExtension: the extension without the dot, in upper or lower case. The
  ///   initialiser returns nil if it is empty or contains characters that an extension can't have.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "/.\0".contains($0) })
    else { return nil }
    let lowercased = filenameExtension.lowercased()
    if let known = KnownType.byExtension[lowercased] {
      identifier = known
    } else if let mime = Self.guessedMIMEType(ofFileNamed: "x." + filenameExtension, with: Data()),
      let type = UTType(mimeType: mime)
    {
      self = type
    } else {
      identifier = Self.extensionPrefix + lowercased
    }
  }

  /// The type of data with this MIME type.
  /// - Parameter mimeType: such as `image/png`. Parameters after a semicolon are ignored, except
  ///   for the character set of `text/plain;charset=utf-8`. The initialiser returns nil for text
  ///   that isn't a MIME type.
  public init?(mimeType: String) {
    let lowercased = mimeType.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
    let essence = lowercased.prefix { $0 != ";" }
    let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    identifier =
      KnownType.byMIMEType[lowercased] ?? KnownType.byMIMEType[String(essence)]
      ?? Self.mimePrefix + essence
  }

  /// One of the constants.
  package init(known identifier: String) { self.identifier = identifier }

  // MARK: - Reading

  /// The usual extension of files of this type, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? {
    if let known = KnownType.all[identifier] { return known.extensions.first }
    return tail(behind: Self.extensionPrefix)
  }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? {
    if let known = KnownType.all[identifier] { return known.mimeTypes.first }
    return tail(behind: Self.mimePrefix)
  }

  /// The type's name in the language of the machine, such as "PNG image"; nil if the shared MIME
  /// database has none.
  public var localizedDescription: String? {
    guard let mime = preferredMIMEType, let text = g_content_type_get_description(mime) else {
      return nil
    }
    defer { g_free(text) }
    let description = String(cString: text)
    return description == mime ? nil : description
  }

  /// Whether the type isn't one of the constants, but was created from a MIME type or an extension.
  /// Its identifier is only valid in this framework.
  public var isDynamic: Bool { Self.isDynamic(identifier) }

  // MARK: - Comparing

  /// Whether data of this type is also of the other type: a PNG is an image. Each type conforms to
  /// itself.
  public func conforms(to type: UTType) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      if next == type { return true }
      open += next.parents
    }
    return false
  }

  /// Whether this type conforms to the other one, and isn't the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the other type conforms to this one, and isn't the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The types to which this one conforms directly.
  private var parents: [UTType] {
    if let known = KnownType.all[identifier] { return known.parents.map(UTType.init(known:)) }
    guard let mime = tail(behind: Self.mimePrefix) else { return [.data] }
    if mime == "inode/directory" { return [.folder] }
    if let parent = Self.families.first(where: { mime.hasPrefix($0.prefix) })?.parent {
      return [parent]
    }
    return g_content_type_is_a(mime, "text/plain") != 0 ? [.text] : [.data]
  }

  /// Prefixes of MIME types, and the types to which all of these conform.
  package static let families: [(prefix: String, parent: UTType)] = [
    ("image/", .image), ("audio/", .audio), ("video/", .movie), ("text/", .text),
  ]

  // MARK: - Dynamic types

  private static let (mimePrefix, extensionPrefix) = ("dyn.mime.", "dyn.extension.")

  private static func isDynamic(_ identifier: String) -> Bool {
    [mimePrefix, extensionPrefix].contains {
      identifier.hasPrefix($0) && identifier.count > $0.count
    }
  }

  private func tail(behind prefix: String) -> String? {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  /// The MIME type of a file according to the shared MIME database; nil if it is unknown.
  /// - Parameters:
  ///   - name: without folders.
  ///   - beginning: the first bytes; empty if they aren't known.
  static func guessedMIMEType(ofFileNamed name: String, with beginning: Data) -> String? {
    let type = beginning.withUnsafeBytes { bytes in
      // A pointer, even to no bytes, would mean that the file is empty.
      let address = bytes.isEmpty ? nil : bytes.bindMemory(to: guchar.self).baseAddress
      return g_content_type_guess(name, address, gsize(bytes.count), nil)
    }
    guard let type else { return nil }
    defer { g_free(type) }
    guard g_content_type_is_unknown(type) == 0, let mime = g_content_type_get_mime_type(type)
    else { return nil }
    defer { g_free(mime) }
    return String(cString: mime)
  }
}

nonisolated extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
