// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Finds the `.xib` files of controllers. The Kit looks this class up by its name.
final class DocumentNibLoader: NibLoader {
  /// The classes for which no document was found. It isn't searched for again, because resources don't come
  /// while the application runs.
  private var classesWithoutDocument: Set<ClassInBundle> = []

  private struct ClassInBundle: Hashable {
    let type: ObjectIdentifier
    let bundle: Bundle?
  }

  init() {}

  func viewNib(
    named name: String?, in bundle: Bundle?, for controller: UIViewController
  ) -> (any ViewNib)? {
    let type = type(of: controller)
    let key = ClassInBundle(type: ObjectIdentifier(type), bundle: bundle)
    if name == nil, classesWithoutDocument.contains(key) { return nil }
    let modules = ApplicationModules.modules(file: nil, bundle: bundle, type: type)
    if let name {
      return ControllerNib(
        DocumentPlace(location: .named(name, type: "xib"), bundle: bundle, modules: modules))
    }
    let folders = ResourceFolders.folders(of: bundle, modules: modules)
    for name in Self.names(for: type)
    where DocumentFinder.path(of: name, type: "xib", in: folders) != nil {
      return ControllerNib(
        DocumentPlace(location: .named(name, type: "xib"), bundle: bundle, modules: modules))
    }
    classesWithoutDocument.insert(key)
    return nil
  }

  func initialViewController(ofStoryboard name: String) -> UIViewController? {
    initialViewController(of: UIStoryboard(name: name, bundle: nil, file: ""))
  }

  func initialViewController(of storyboard: AnyObject) -> UIViewController? {
    (storyboard as? UIStoryboard)?.instantiateInitialViewController()
  }

  /// The names that the document with a controller's view may have: `PersonView` for `PersonViewController`,
  /// then the name of the class.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
  private static func names(for type: UIViewController.Type) -> [String] {
    let name = "\(type)"
    let suffix = "Controller"
    return (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
  }
}
