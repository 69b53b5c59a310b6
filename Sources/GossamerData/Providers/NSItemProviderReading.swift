// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A class of objects that an ``NSItemProvider`` can load. `UIImage`, `String` and `URL` are.
///
/// The object is made away from the main actor. In a module whose default isolation is the main
/// actor, declare the methods `nonisolated`.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemproviderreading
nonisolated public protocol NSItemProviderReading: SendableMetatype {
  /// The identifiers of the types from which an object can be made, the best ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object.
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type of the bytes: one of the types above, or one that conforms to it.
  /// - Throws: an error if the bytes can't be decoded.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object from which an ``NSItemProvider`` can be created. `UIImage`, `String` and `URL` are.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemproviderwriting
nonisolated public protocol NSItemProviderWriting: Sendable {
  /// The identifiers of the types as which the object can be written, the best ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  /// - Parameters:
  ///   - typeIdentifier: one of the types above.
  ///   - completionHandler: to be called with the bytes or an error, once, on any thread.
  /// - Returns: the progress of writing. It isn't used, so nil is fine.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

/// The bytes for an object can't be decoded. The provider turns it into an `ItemProviderError` that
/// says where they come from.
nonisolated package struct UnreadableData: Error {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

// MARK: - Text

nonisolated extension String: NSItemProviderReading, NSItemProviderWriting {
  /// Text without markup.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText].map(\.identifier)
  }

  /// Decodes a text: UTF-8, or UTF-16 if it begins with a byte order mark.
  /// - Throws: an error if it is neither.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> String
  {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
      throw UnreadableData(reason: "It isn't text in UTF-8.")
    }
    return text
  }

  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Encodes the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}

// MARK: - URLs

nonisolated extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// URLs of files, and other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL, .url].map(\.identifier)
  }

  /// Reads the first URL of a list in the format `text/uri-list`: one URL per line, comments after
  /// a `#`.
  /// - Throws: an error if the list is empty.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = list(in: data).first else {
      throw UnreadableData(reason: "There is no address in it.")
    }
    return url
  }

  /// URLs of any kind.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Encodes the URL.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data((absoluteString + "\r\n").utf8), nil)
    return nil
  }

  /// The URLs of a list in the format `text/uri-list` (RFC 2483).
  package static func list(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let address = line.trimmingCharacters(in: .whitespaces)
      return address.isEmpty || address.hasPrefix("#") ? nil : URL(string: address)
    }
  }
}
