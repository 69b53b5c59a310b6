// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// A document with views and other objects, without a controller of its own: a `.xib` file.
///
///     let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self)
///
/// The file is read once, and again after it has changed. Errors in it are logged to
/// `gossamer.documents`, and the rest is loaded.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor public final class UINib {
  private let place: DocumentPlace

  /// Creates a nib for a document among the resources. The document is read when it is instantiated.
  /// - Parameters:
  ///   - name: the name of the file, without its extension. A name can't lead out of the bundle.
  ///   - bundle: the bundle with the file; nil for the application's resources, as for
  ///     ``UIStoryboard/init(name:bundle:file:)``.
  ///   - file: the `#fileID` of the calling code. Its module is searched for the document's classes.
  public convenience init(nibName name: String, bundle: Bundle?, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: bundle)
    self.init(
      DocumentPlace(location: .named(name, type: "xib"), bundle: bundle, modules: modules))
  }

  /// Creates a nib for a document that was read already.
  package convenience init(_ document: Document, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    self.init(DocumentPlace(location: .read(document), bundle: nil, modules: modules))
  }

  /// Creates a nib for the document in a file, which may be anywhere.
  package convenience init(contentsOf url: URL, file: String) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    self.init(DocumentPlace(location: .file(url.path), bundle: nil, modules: modules))
  }

  init(_ place: DocumentPlace) {
    self.place = place
  }

  /// Creates the objects of the document, and connects them with each other and with `owner`.
  /// - Parameters:
  ///   - owner: the object for the placeholder File's Owner; nil to leave its connections out.
  ///   - options: see ``OptionsKey``.
  /// - Returns: the objects at the top level, in the order of the document. The caller has to retain the views. The
  ///   intentions, model containers and other custom objects live as long as one of these views: they are its
  ///   `intentions`. So a custom object refers to the views weakly; without a view the caller has to retain it.
  ///   Empty, with a message to the logger `gossamer.documents`, if the document can't be read.
  public func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do throws(StoryboardError) {
      return try load(owner: owner.map { $0 as AnyObject }, options: options).objects
    } catch {
      Messages.documents.error("\(error)")
      return []
    }
  }

  /// Creates the objects of the document.
  /// - Parameter viewsKeepObjects: whether the custom objects belong to the views. Otherwise the caller keeps them.
  package func load(
    owner: AnyObject?, options: [OptionsKey: Any]? = nil, viewsKeepObjects: Bool = true
  ) throws(StoryboardError) -> (objects: [AnyObject], scene: LoadedScene) {
    let source = try place.load()
    var placeholders = options?[.externalObjects] as? [String: AnyObject] ?? [:]
    placeholders["IBFilesOwner"] = owner
    let instantiation = Instantiation(source, placeholders: placeholders)
    let made = make(instantiation, owner: owner)
    if viewsKeepObjects { instantiation.giveObjectsToViews() }
    return made
  }

  /// Creates the objects of the document, and a controller as their owner, of the class that the document
  /// names for File's Owner. If it names none, or, with a message, one that isn't a controller's, the
  /// controller is a plain `UIViewController`.
  package func loadWithOwner() throws(StoryboardError) -> (
    owner: UIViewController, objects: [AnyObject], scene: LoadedScene
  ) {
    let instantiation = Instantiation(try place.load())
    let owner = instantiation.makeOwner()
    let (objects, scene) = make(instantiation, owner: owner)
    return (owner, objects, scene)
  }

  private func make(
    _ instantiation: Instantiation, owner: AnyObject?
  ) -> (objects: [AnyObject], scene: LoadedScene) {
    let source = instantiation.source
    let roots = source.document.scenes.flatMap(\.objects)
    let objects = instantiation.makeObjects(roots)
    instantiation.finish(roots)
    source.logNewDiagnostics()
    return (objects, LoadedScene(instantiation, controller: owner))
  }

  /// The keys of the options for instantiating a document.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uinib/optionskey
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from the name of an option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects for the document's other placeholders: a dictionary of type `[String: AnyObject]`. Its keys
    /// are the identifiers of the placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

// Cells, headers and footers in `.xib` files.
extension UITableView {
  /// Registers a document whose first top-level view becomes the cell for an identifier. Nil removes the
  /// registration.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerCells(forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }

  /// Registers a document whose first top-level view becomes the header or footer for an identifier. Nil
  /// removes the registration.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    registerHeaderFooterViews(forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }
}

extension UICollectionView {
  /// Registers a document whose first top-level view becomes the cell for an identifier. Nil removes the
  /// registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    registerCells(forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }

  /// Registers a document whose first top-level view becomes the supplementary view for a kind and an identifier.
  /// Nil removes the registration.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    registerSupplementaryViews(ofKind: kind, forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }
}
