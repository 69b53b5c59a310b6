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
/// If one of its controllers becomes the root of a window, its global tint becomes the window's, unless the window has
/// a `tintColor` of its own. A class without a module is searched in the module that creates the storyboard, then in
/// that of the application's delegate, then in Gossamer's; see ``InterfaceBuilder/classNames`` for others.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistoryboard
public final class UIStoryboard {
  private let place: DocumentPlace

  /// Called with each scene whose view was loaded.
  package var sceneDidLoad: ((LoadedScene) -> Void)?

  /// A storyboard among the resources.
  /// - Parameters:
  ///   - name: the name of the file, without its extension. A name can't lead out of the bundle.
  ///   - bundle: the bundle that has it; nil for the application's resources. With SwiftPM these are in
  ///     the bundle of the calling module, beside the executable, or `Bundle.module` there. If that module
  ///     has no such document, the bundles of the package's other modules are searched, for `ShopTests`
  ///     that of `Shop` first, so that tests load the application's documents.
  ///   - file: the module that has the classes, by its `#fileID`.
  public init(name: String, bundle: Bundle?, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: bundle)
    place = DocumentPlace(
      location: .named(name, type: "storyboard"), bundle: bundle, modules: modules)
  }

  /// The storyboard in a file, which may be anywhere. Images are looked for beside it, and then in the
  /// application's resources.
  /// - Parameters:
  ///   - url: the file.
  ///   - file: the module that has the classes, by its `#fileID`.
  public init(contentsOf url: URL, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    place = DocumentPlace(location: .file(url.path), bundle: nil, modules: modules)
  }

  /// A storyboard that was read already.
  package init(_ document: Document, file: String = #fileID) {
    let modules = ApplicationModules.modules(file: file, bundle: nil)
    place = DocumentPlace(location: .read(document), bundle: nil, modules: modules)
  }

  /// The document with its resources, read again if the file has changed.
  package func load() throws(StoryboardError) -> DocumentSource {
    try place.load()
  }

  /// Another storyboard of the application, which this one refers to.
  func referenced(_ name: String) -> UIStoryboard {
    let storyboard = UIStoryboard(place.sibling(name))
    storyboard.sceneDidLoad = sceneDidLoad
    return storyboard
  }

  private init(_ place: DocumentPlace) {
    self.place = place
  }
}
