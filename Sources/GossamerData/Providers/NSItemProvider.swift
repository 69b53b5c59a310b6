// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that was chosen, dropped, pasted or copied: what it can be loaded as, and how it is loaded.
///
/// Nothing is read before it is asked for, and then away from the main actor. Handlers are called on the main
/// actor, once. For each of them there is an `async` form too (ours; UIKit has none).
///
///     if provider.canLoadObject(ofClass: UIImage.self) {
///       let image = try await provider.loadObject(ofClass: UIImage.self)
///     }
///
/// A provider of a file offers what is in it, and its URL: ``UTType/fileURL``. The file stays where it is;
/// it may have vanished when it is loaded, which is an ``ItemProviderError``.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsitemprovider
public final class NSItemProvider {
  /// Creates a provider that offers nothing yet.
  public init() {
    (file, object) = (nil, nil)
  }

  /// Creates a provider of a file or a folder, whose type follows from its name, and if that says nothing from
  /// its first bytes.
  /// - Parameter fileURL: nil comes back if it is no file's. Whether there is a file shows when it is loaded.
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

  /// What a file is to be called that the data is written to, without an extension; nil for nothing special.
  /// That of a file is its name, with a replacement character for what would break or turn the line.
  public var suggestedName: String?

  /// How many bytes are loaded at most, 1 GB unless set before something is loaded; more is an ``ItemProviderError``.
  ///
  /// No more is read, whoever it comes from: a file that says that it is smaller, another application that sends without
  /// end. Copies of files may be as large as the file system says that the files are. Ours; UIKit has no limit.
  public var greatestDataSize = LocalFile.usualLimit

  // MARK: - What is offered

  /// The identifiers of the types that it can be loaded as, the best ones first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

  /// The types that it can be loaded as, the best ones first. The first call looks at a file.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// Whether it can be loaded as a type, or as a kind of that: false for one that isn't known.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return representations.contains { $0.type.conforms(to: type) }
  }

  /// Offers data, which comes when it is asked for.
  /// - Parameters:
  ///   - contentType: what it is; of two representations of one type the first counts.
  ///   - loadHandler: called on the main actor each time the data is wanted. It calls what it gets, with the
  ///     data or an error, from any thread; the first call counts. What it returns is not used.
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

  /// Offers an object in all forms that it has.
  public func registerObject(_ object: any NSItemProviderWriting) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      guard let type = UTType(identifier) else { continue }
      registerDataRepresentation(for: type) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  // MARK: - State

  /// One form that it can be loaded in.
  struct Representation {
    let type: UTType
    /// Gives the bytes; it needn't read more than this number and one.
    let load: (_ limit: Int) async throws -> Data
  }

  /// The file that it stands for; nil for other data.
  package let file: LocalFile?

  /// The object that it was made of; nil for none.
  package let object: (any NSItemProviderWriting)?

  private var registered: [Representation] = []
  private lazy var ofFile: [Representation] = fileRepresentations

  /// The forms that it can be loaded in, the best ones first.
  var representations: [Representation] { ofFile + registered }

  /// Offers data that `load` gives. It needn't read more than the number of bytes that it gets, and one.
  package func register(_ type: UTType, load: @escaping (_ limit: Int) async throws -> Data) {
    registered.append(Representation(type: type, load: load))
  }

  /// What messages call it.
  var shownName: String { file?.shownName ?? suggestedName?.showingControls ?? "The item" }
}
