// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A document with view controllers, designed in Interface Builder.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     window.rootViewController = storyboard.instantiateInitialViewController()
///
/// The document is the `.storyboard` file itself, among the application's resources. It is read once, and again after
/// it has changed. Errors in it are logged to `gossamer.documents`, and the rest is loaded.
///
/// If one of its controllers becomes the root of a window, the storyboard's global tint becomes the window's, unless the
/// window has a `tintColor` of its own.
///
/// A class without a module is searched for in the module that creates the storyboard, then in that of the bundle, that
/// of the application's delegate, and Gossamer's. For a class elsewhere, see ``InterfaceBuilder/classNames``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor public final class UIStoryboard {
  private let place: DocumentPlace

  /// Called with each scene after all its objects were created and connected, which is when its view is loaded.
  package var sceneDidLoad: ((LoadedScene) -> Void)?

  /// Creates a storyboard for a document among the resources. The document is read when it is first needed.
  /// - Parameters:
  ///   - name: the name of the file, without its extension. A name can't lead out of the bundle.
  ///   - bundle: the bundle with the file; nil for the application's resources. With SwiftPM these are in
  ///     the bundle of the calling module, which is beside the executable and which that module knows as
  ///     `Bundle.module`. If it has no such document, the bundles of the package's other modules are
  ///     searched, so that tests load the application's documents: for `ShopTests`, that of `Shop` first.
  ///   - file: the `#fileID` of the calling code. Its module is searched for the document's classes.
  public init(name: String, bundle: Bundle?, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: bundle)
    place = DocumentPlace(
      location: .named(name, type: "storyboard"), bundle: bundle, modules: modules)
  }

  /// Creates a storyboard for the document in a file, which may be anywhere. Images are searched for
  /// beside the file, and then in the application's resources.
  /// - Parameters:
  ///   - url: the file.
  ///   - file: the `#fileID` of the calling code. Its module is searched for the document's classes.
  public init(contentsOf url: URL, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    place = DocumentPlace(location: .file(url.path), bundle: nil, modules: modules)
  }

  /// Creates a storyboard for a document that was read already.
  package init(_ document: Document, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    place = DocumentPlace(location: .read(document), bundle: nil, modules: modules)
  }

  /// Loads the document. Its file is read again only if it has changed.
  package func load() throws(StoryboardError) -> DocumentSource {
    try place.load()
  }

  /// Another storyboard of the application, to which this one refers by its name.
  func referenced(_ name: String) -> UIStoryboard {
    let storyboard = UIStoryboard(place.sibling(name))
    storyboard.sceneDidLoad = sceneDidLoad
    return storyboard
  }

  private init(_ place: DocumentPlace) {
    self.place = place
  }
}
