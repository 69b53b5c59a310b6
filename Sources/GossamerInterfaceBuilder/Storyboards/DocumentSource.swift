// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// A document that was read, with what is needed to instantiate it: the lookup of its classes, the folders
/// of its images, and the texts in the user's language.
package final class DocumentSource {
  package let document: Document
  let classes: ClassLookup

  /// The texts in the user's language, by object id and property, such as `5H1-X6-RDs.placeholder`.
  lazy var strings = DocumentFinder.strings(forDocument: document.file)

  /// The folders with images, in the order in which they are searched.
  private let folders: [String]

  /// Creates a source. Checks the document if that wasn't done before.
  /// - Parameters:
  ///   - document: the document.
  ///   - modules: the application's modules, for names of classes.
  ///   - folders: the folders with the application's resources.
  package init(_ document: Document, modules: [String], folders: [String]) {
    self.document = document
    classes = ClassLookup(modules: modules)
    self.folders = folders
    guard !document.isChecked else { return }
    DocumentCheck(document, supportedKinds: Instantiation.supportedKinds).run()
    document.isChecked = true
  }

  /// Reads the document in a file, or takes it from the cache.
  convenience package init(
    contentsOfFile path: String, modules: [String], folders: [String]
  ) throws(StoryboardError) {
    do throws(Diagnostic) {
      let document = try DocumentCache.document(contentsOfFile: path)
      self.init(document, modules: modules, folders: folders)
    } catch {
      throw .unreadable(error)
    }
  }

  /// What there is of an image with some name.
  enum FoundImage {
    /// The image.
    case image(UIImage)
    /// A file that can't be read as an image.
    case unreadable(path: String)
    /// None.
    case missing
  }

  /// The image with this name among the resources: in an asset catalog, or a file.
  func image(named name: String) -> FoundImage {
    for folder in folders {
      guard let asset = AssetCatalog.catalog(in: folder)?.image(named: name) else { continue }
      return UIImage(asset: asset, compatibleWith: nil).map(FoundImage.image)
        ?? .unreadable(path: asset.name)
    }
    guard DocumentFinder.isPlainName(name) else { return .missing }
    let files = ImageFileName(name).candidates(forScale: UITraitCollection.current.displayScale)
    let path = folders.lazy.flatMap { folder in files.lazy.map { "\(folder)/\($0)" } }
      .first { DocumentFinder.isResource($0, in: self.folders) }
    guard let path else { return .missing }
    return UIImage(cachingContentsOfFile: path).map(FoundImage.image) ?? .unreadable(path: path)
  }

  /// The colour with this name in the asset catalogs among the resources; nil if there is none.
  func color(named name: String) -> UIColor? {
    folders.lazy.compactMap { AssetCatalog.catalog(in: $0)?.color(named: name) }.first
  }

  /// Logs the diagnostics that were reported since the last call.
  func logNewDiagnostics() {
    for diagnostic in document.diagnostics.popNew() {
      switch diagnostic.severity {
      case .error: Messages.documents.error("\(diagnostic)")
      case .warning: Messages.documents.warning("\(diagnostic)")
      }
    }
  }
}
