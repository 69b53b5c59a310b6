// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGIO
import Foundation

/// What kind of data something is: a picture, a PDF, a folder.
///
/// The constants below have Apple's identifiers. Other types are those of the machine's shared MIME database;
/// they are known by their MIME type or extension and have an identifier that begins with `dyn.` (see
/// ``isDynamic``). Asking for one of those reads the database, which takes some microseconds.
///
/// - Making: ``init(_:)``, ``init(filenameExtension:)``, ``init(mimeType:)``
/// - Reading: ``preferredFilenameExtension``, ``preferredMIMEType``, ``localizedDescription``
/// - Comparing: ``conforms(to:)``, ``isSubtype(of:)``, ``isSupertype(of:)``
///
/// Semantics: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
nonisolated public struct UTType: Hashable, Sendable {
  /// What tells the type from others, such as `public.png`.
  public let identifier: String

  /// The type with this identifier; nil if it is none of the constants and isn't dynamic.
  public init?(_ identifier: String) {
    guard KnownType.all[identifier] != nil || Self.isDynamic(identifier) else { return nil }
    self.identifier = identifier
  }

  /// The type of files whose names end like this; a dynamic one if nobody knows the extension.
  /// - Parameter filenameExtension: without the dot, in any case; nil comes back for nothing, and for what
  ///   can't be part of a file's name.
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
  /// - Parameter mimeType: such as `image/png`; parameters behind a semicolon don't count, but for the UTF-8
  ///   of a plain text. Nil comes back for what is no MIME type.
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

  /// The extension that files of this type have as a rule, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? {
    if let known = KnownType.all[identifier] { return known.extensions.first }
    return tail(behind: Self.extensionPrefix)
  }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? {
    if let known = KnownType.all[identifier] { return known.mimeTypes.first }
    return tail(behind: Self.mimePrefix)
  }

  /// What people call the type, in the language of the machine, such as "PNG image"; nil where the shared MIME
  /// database doesn't say.
  public var localizedDescription: String? {
    guard let mime = preferredMIMEType, let text = g_content_type_get_description(mime) else {
      return nil
    }
    defer { g_free(text) }
    let description = String(cString: text)
    return description == mime ? nil : description
  }

  /// Whether the type is none of the constants, but was made of a MIME type or an extension. Its identifier
  /// means something in this framework only.
  public var isDynamic: Bool { Self.isDynamic(identifier) }

  // MARK: - Comparing

  /// Whether what is of this type is also of that one: a PNG is an image, and each type is its own.
  public func conforms(to type: UTType) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      if next == type { return true }
      open += next.parents
    }
    return false
  }

  /// Whether this type conforms to that one, and is another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether that type conforms to this one, and is another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The types that this one is a kind of, each next to it.
  private var parents: [UTType] {
    if let known = KnownType.all[identifier] { return known.parents.map(UTType.init(known:)) }
    guard let mime = tail(behind: Self.mimePrefix) else { return [.data] }
    if mime == "inode/directory" { return [.folder] }
    if let parent = Self.families.first(where: { mime.hasPrefix($0.prefix) })?.parent {
      return [parent]
    }
    return g_content_type_is_a(mime, "text/plain") != 0 ? [.text] : [.data]
  }

  /// MIME types that begin alike, and what they are.
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

  /// What the shared MIME database says of a file; nil if it doesn't know.
  /// - Parameters:
  ///   - name: without folders.
  ///   - beginning: the first bytes; empty if they aren't at hand.
  static func guessedMIMEType(ofFileNamed name: String, with beginning: Data) -> String? {
    let type = beginning.withUnsafeBytes { bytes in
      // An address, even with no bytes behind it, would mean that the file is empty.
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
