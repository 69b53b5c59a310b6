// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerLayout

/// A document with view controllers, designed in Interface Builder.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     window.rootViewController = storyboard.instantiateInitialViewController()
///
/// The document is the `.storyboard` file itself, among the application's resources. It is read once, and again
/// after it has changed. What is wrong in it is told to the logger `gossamer.documents`, and the rest
/// is loaded. Classes without a module are looked for in the module that creates the storyboard, then in that of
/// the application's delegate, then among Gossamer's; see ``InterfaceBuilder/classNames`` for others.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistoryboard
public final class UIStoryboard {
  private let place: Place
  private let modules: [String]
  private let bundle: Bundle?

  /// Called when the view of a scene's controller was loaded, with what was made.
  package var sceneDidLoad: ((LoadedScene) -> Void)?

  /// A storyboard among the resources.
  /// - Parameters:
  ///   - name: the name of the file, without its extension. A name can't lead out of the bundle.
  ///   - bundle: where it is; nil for the application's resources. With SwiftPM these are in the bundle of
  ///     the module that calls, beside the executable, or `Bundle.module` there.
  ///   - file: the module that has the classes, by its `#fileID`.
  public init(name: String, bundle: Bundle?, file: String = #fileID) {
    place = .named(name)
    self.bundle = bundle
    modules = ApplicationModules.modules(file: file, bundle: bundle)
  }

  /// The storyboard in a file, which may be anywhere. Images are looked for beside it, and then in the
  /// application's resources.
  /// - Parameters:
  ///   - url: the file.
  ///   - file: the module that has the classes, by its `#fileID`.
  public init(contentsOf url: URL, file: String = #fileID) {
    place = .file(url.path)
    bundle = nil
    modules = ApplicationModules.modules(file: file, bundle: nil)
  }

  /// A storyboard that was read already.
  package init(_ document: Document, file: String = #fileID) {
    place = .document(document)
    bundle = nil
    modules = ApplicationModules.modules(file: file, bundle: nil)
  }

  private enum Place {
    case document(Document)
    case named(String)
    case file(String)
  }

  /// The document with its surroundings, read anew if the file has changed.
  package func load() throws(StoryboardError) -> DocumentSource {
    let resources = DocumentFinder.folders(of: bundle, modules: modules)
    switch place {
    case .document(let document):
      return DocumentSource(document, modules: modules, folders: resources)
    case .file(let path):
      let folder = (path as NSString).deletingLastPathComponent
      return try DocumentSource(
        contentsOfFile: path, modules: modules, folders: [folder] + resources)
    case .named(let name):
      guard let path = DocumentFinder.path(of: name, type: "storyboard", in: resources) else {
        throw .notFound(name: name, type: "storyboard", folders: resources)
      }
      return try DocumentSource(contentsOfFile: path, modules: modules, folders: resources)
    }
  }
}
