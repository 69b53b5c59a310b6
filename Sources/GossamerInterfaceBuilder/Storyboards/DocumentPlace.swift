// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The location of a document, and the bundle and the modules of the application that it belongs to.
struct DocumentPlace {
  let location: Location
  /// The bundle with the resources; nil for the application's own, also if `Bundle.main` was given.
  let bundle: Bundle?

  /// The application's modules, for names of classes and for resources.
  let modules: [String]

  init(location: Location, bundle: Bundle?, modules: [String]) {
    self.location = location
    self.bundle = bundle == .main ? nil : bundle
    self.modules = modules
  }

  enum Location {
    /// A document that was read already.
    case read(Document)
    /// The path of a file.
    case file(String)
    /// A name among the resources, and the type: `storyboard` or `xib`.
    case named(String, type: String)
  }

  /// Loads the document. Its file is read again only if it has changed.
  func load() throws(StoryboardError) -> DocumentSource {
    let resources = ResourceFolders.folders(of: bundle, modules: modules)
    switch location {
    case .read(let document):
      return DocumentSource(document, modules: modules, folders: resources)
    case .file(let path):
      return try DocumentSource(
        contentsOfFile: path, modules: modules,
        folders: DocumentFinder.folders(around: path) + resources)
    case .named(let name, let type):
      if let path = DocumentFinder.path(of: name, type: type, in: resources) {
        return try DocumentSource(contentsOfFile: path, modules: modules, folders: resources)
      }
      return try loadFromAnotherModule(name, type: type, notIn: resources)
    }
  }

  /// Loads the document from another module of the same package, so that tests can load the
  /// application's documents.
  private func loadFromAnotherModule(
    _ name: String, type: String, notIn resources: [String]
  ) throws(StoryboardError) -> DocumentSource {
    let others = bundle == nil ? ResourceFolders.folders(testedFirstBy: modules) : []
    for folder in others {
      guard let path = DocumentFinder.path(of: name, type: type, in: [folder]) else { continue }
      return try DocumentSource(
        contentsOfFile: path,
        modules: modules + [ResourceFolders.module(ofFolder: folder)].compactMap(\.self),
        folders: [folder] + resources)
    }
    let folders = resources + others.filter { !resources.contains($0) }
    throw .notFound(name: name, type: type, folders: folders)
  }

  /// The place of another storyboard that this one refers to: beside this one if it is a file there,
  /// else among the resources.
  func sibling(_ name: String) -> DocumentPlace {
    let type = "storyboard"
    guard case .file(let path) = location,
      let found = DocumentFinder.path(
        of: name, type: type, in: DocumentFinder.folders(around: path))
    else {
      return DocumentPlace(location: .named(name, type: type), bundle: bundle, modules: modules)
    }
    return DocumentPlace(location: .file(found), bundle: bundle, modules: modules)
  }
}
