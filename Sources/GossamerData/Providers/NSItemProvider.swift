// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item that was chosen, dropped, pasted or copied. It tells the types as which it can be
/// loaded, and loads them.
///
/// Data is only read when it is loaded, and away from the main actor. Completion handlers are
/// called once, on the main actor. Most methods also have an `async` variant, which UIKit hasn't.
///
///     if provider.canLoadObject(ofClass: UIImage.self) {
///       let image = try await provider.loadObject(ofClass: UIImage.self)
///     }
///
/// A provider of a file offers its contents, and its URL: ``UTType/fileURL``. The file stays where
/// it is. If it was deleted before it is loaded, loading fails with an ``ItemProviderError``.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemprovider
@preconcurrency @MainActor public final class NSItemProvider {
  /// Creates a provider that offers nothing yet.
  public init() {
    (file, object) = (nil, nil)
  }

  /// Creates a provider of a file or a folder. The type follows from the name, or if that has no
  /// known extension from the first bytes.
  /// - Parameter fileURL: the URL of the file; the initialiser returns nil for a URL of another
  ///   kind. It doesn't check whether the file exists: loading does.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init(file: fileURL)
  }

  package init(file url: URL) {
    let file = LocalFile(url: url)
    (self.file, object) = (file, nil)
    suggestedName = (file.safeName as NSString).deletingPathExtension
  }

  /// Creates a provider of an object: a text, a URL, an image.
  public init(object: any NSItemProviderWriting) {
    (file, self.object) = (nil, object)
    registerObject(object)
  }

  /// The name, without an extension, for a file to which the data is written; nil if there is no
  /// suggestion. For a file it is the file's name, in which control and bidirectional characters
  /// are replaced.
  public var suggestedName: String?

  /// The maximum number of bytes that are loaded, by default 1 GB. Loading more fails with an
  /// ``ItemProviderError``.
  ///
  /// The limit holds whatever the source claims: for a file that is larger than its stated size,
  /// and for another application that sends without end. Copies of files may always be as large as
  /// the file system says. UIKit has no limit.
  public var greatestDataSize = LocalFile.usualLimit

  // MARK: - Offered types

  /// The identifiers of the types as which the item can be loaded, the best ones first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

  /// The types as which the item can be loaded, the best ones first. For a file, the first call
  /// reads its beginning.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// Whether the item can be loaded as a type, or as one that conforms to it; false for an unknown
  /// type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return representations.contains { $0.type.conforms(to: type) }
  }

  /// Offers data that is loaded on demand.
  /// - Parameters:
  ///   - contentType: the type of the data. Of two representations of the same type the first
  ///     counts.
  ///   - loadHandler: called on the main actor each time the data is loaded. It calls its
  ///     completion handler with the data or an error, on any thread; only the first call counts.
  ///     The returned progress isn't used.
  public func registerDataRepresentation(
    for contentType: UTType,
    loadHandler:
      @escaping (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(contentType) { [weak self] _ in
      let name = self?.shownName ?? ""
      return try await Representation.data(of: contentType, in: name, from: loadHandler)
    }
  }

  /// Offers an object as all types as which it can be written.
  public func registerObject(_ object: any NSItemProviderWriting) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      guard let type = UTType(identifier) else { continue }
      registerDataRepresentation(for: type) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  // MARK: - State

  /// One of the types as which the item can be loaded.
  struct Representation {
    let type: UTType
    /// Returns the bytes. It may stop reading as soon as it has more than `limit`.
    let load: (_ limit: Int) async throws -> Data
  }

  /// The file of the item; nil for other data.
  package let file: LocalFile?

  /// The object from which the provider was created; nil if there is none.
  package let object: (any NSItemProviderWriting)?

  private var registered: [Representation] = []
  private lazy var ofFile: [Representation] = fileRepresentations

  /// The types as which the item can be loaded, the best ones first.
  var representations: [Representation] { ofFile + registered }

  /// Offers data that `load` returns. It may stop reading as soon as it has more than `limit`
  /// bytes.
  package func register(_ type: UTType, load: @escaping (_ limit: Int) async throws -> Data) {
    registered.append(Representation(type: type, load: load))
  }

  /// The item's name in messages.
  var shownName: String { file?.shownName ?? suggestedName?.showingControls ?? "The item" }
}
