// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The properties of a type that has a constant in `UTType`.
///
/// Identifiers and conformances are Apple's
/// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers),
/// further MIME types the aliases of the shared MIME database.
nonisolated package struct KnownType: Sendable {
  package let identifier: String
  /// The identifiers of the types to which it conforms directly.
  let parents: [String]
  /// In lower case; the preferred one comes first.
  package let extensions: [String]
  /// In lower case; the preferred one comes first.
  package let mimeTypes: [String]

  private init(
    _ identifier: String, _ parents: [String], _ extensions: [String] = [],
    _ mimeTypes: [String] = []
  ) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }

  /// All known types, by their identifiers.
  static let all: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.identifier, $0) })

  /// The identifiers, by the extensions of files.
  static let byExtension: [String: String] = Dictionary(
    uniqueKeysWithValues: list.flatMap { type in type.extensions.map { ($0, type.identifier) } })

  /// The identifiers, by MIME types.
  static let byMIMEType: [String: String] = Dictionary(
    uniqueKeysWithValues: list.flatMap { type in type.mimeTypes.map { ($0, type.identifier) } })

  /// All known types, in the order of the constants.
  package static let list: [KnownType] = [
    KnownType("public.item", []),
    KnownType("public.content", []),
    KnownType("public.composite-content", ["public.content"]),
    KnownType("public.data", ["public.item"], [], ["application/octet-stream"]),
    KnownType("public.directory", ["public.item"]),
    KnownType("public.folder", ["public.directory"], [], ["inode/directory"]),
    KnownType("public.archive", ["public.data"]),
    KnownType(
      "public.zip-archive", ["public.archive"], ["zip"],
      ["application/zip", "application/x-zip-compressed"]),
    KnownType(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"]),
    KnownType("public.url", ["public.data"], ["url"]),
    KnownType("public.file-url", ["public.url"]),
    KnownType("public.text", ["public.data", "public.content"]),
    KnownType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    KnownType("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    KnownType("public.comma-separated-values-text", ["public.plain-text"], ["csv"], ["text/csv"]),
    KnownType("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    KnownType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    KnownType("public.json", ["public.text"], ["json"], ["application/json"]),
    KnownType("public.rtf", ["public.text"], ["rtf"], ["application/rtf", "text/rtf"]),
    KnownType("public.source-code", ["public.plain-text"]),
    KnownType("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
    KnownType("public.image", ["public.data", "public.content"]),
    KnownType("public.png", ["public.image"], ["png"], ["image/png"]),
    KnownType(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    KnownType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    KnownType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    KnownType("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
    KnownType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    KnownType(
      "com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp", "image/x-bmp"]),
    KnownType("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    KnownType(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    KnownType("public.audiovisual-content", ["public.data", "public.content"]),
    KnownType("public.audio", ["public.audiovisual-content"]),
    KnownType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
    KnownType(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
      ["audio/vnd.wave", "audio/x-wav", "audio/wav"]),
    KnownType("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
    KnownType("public.movie", ["public.audiovisual-content"]),
    KnownType("public.video", ["public.movie"]),
    KnownType("public.mpeg-4", ["public.movie"], ["mp4", "m4v"], ["video/mp4"]),
    KnownType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    KnownType("public.spreadsheet", ["public.content"]),
    KnownType("public.presentation", ["public.content"]),
    KnownType(
      "public.email-message", ["public.data", "public.content"], ["eml"], ["message/rfc822"]),
  ]
}
