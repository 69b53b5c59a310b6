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

  /// The path of the image with this name among the resources; nil if there is none.
  func imagePath(of name: String) -> String? {
    guard DocumentFinder.isPlainName(name) else { return nil }
    let files = ImageFileName(name).candidates(forScale: UITraitCollection.current.displayScale)
    return folders.lazy.flatMap { folder in files.lazy.map { "\(folder)/\($0)" } }
      .first { DocumentFinder.isResource($0, in: self.folders) }
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
