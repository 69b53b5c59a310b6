// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A class of objects that an ``NSItemProvider`` can load. `UIImage`, `String` and `URL` are.
///
/// The object is made away from the main actor: where code is on the main actor unless it says otherwise, the
/// method is `nonisolated`.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemproviderreading
nonisolated public protocol NSItemProviderReading: SendableMetatype {
  /// The identifiers of the types that an object can be made of, the best ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object.
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: what the bytes are said to be: a kind of one of the types above.
  /// - Throws: why they aren't.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an ``NSItemProvider`` can be made of. `UIImage`, `String` and `URL` are.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemproviderwriting
nonisolated public protocol NSItemProviderWriting: Sendable {
  /// The identifiers of the types that the object can be written as, the best ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  /// - Parameters:
  ///   - typeIdentifier: one of the types above.
  ///   - completionHandler: to be called with the bytes or an error, once, on any thread.
  /// - Returns: how far it is; not used, nil will do.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

/// The bytes for an object are none; the provider adds where they come from.
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
  /// - Throws: that it is in neither.
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

// MARK: - Addresses

nonisolated extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses of files, and others.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL, .url].map(\.identifier)
  }

  /// Reads the first address of a list, as `text/uri-list` has it: one a line, comments behind a `#`.
  /// - Throws: that there is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = list(in: data).first else {
      throw UnreadableData(reason: "There is no address in it.")
    }
    return url
  }

  /// That of a file says so.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Writes the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data((absoluteString + "\r\n").utf8), nil)
    return nil
  }

  /// The addresses of a list as of RFC 2483 (`text/uri-list`).
  package static func list(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let address = line.trimmingCharacters(in: .whitespaces)
      return address.isEmpty || address.hasPrefix("#") ? nil : URL(string: address)
    }
  }
}
