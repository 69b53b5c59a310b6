// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIView {
  /// Creates a view from a `.xib` file.
  ///
  ///     private lazy var cardView = CardView.loadFromNib()
  ///
  /// An error ends the program, with a message that names the place, as with a storyboard's
  /// `instantiateViewController(identifier:)`; use ``fromNib(named:bundle:owner:)`` if the document may be
  /// missing.
  /// - Parameters:
  ///   - name: the name of the file, without its extension; nil for the name of the class.
  ///   - bundle: where it is; nil for the resources of the application, and of the class's module.
  ///   - owner: the object for the placeholder File's Owner; nil to leave its connections out.
  /// - Returns: the first view of this class at the top level of the document.
  public static func loadFromNib(
    named name: String? = nil, bundle: Bundle? = nil, owner: AnyObject? = nil
  ) -> Self {
    do throws(StoryboardError) {
      return try fromNib(named: name, bundle: bundle, owner: owner)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Creates a view from a `.xib` file, or throws the reason why it can't.
  /// - Parameters:
  ///   - name: the name of the file, without its extension; nil for the name of the class.
  ///   - bundle: where it is; nil for the resources of the application, and of the class's module.
  ///   - owner: the object for the placeholder File's Owner; nil to leave its connections out.
  /// - Returns: the first view of this class at the top level of the document.
  /// - Throws: ``StoryboardError`` if there is no such document, it can't be read, or has no such view.
  public static func fromNib(
    named name: String? = nil, bundle: Bundle? = nil, owner: AnyObject? = nil
  ) throws(StoryboardError) -> Self {
    let place = DocumentPlace(
      location: .named(name ?? "\(self)", type: "xib"), bundle: bundle,
      modules: ApplicationModules.modules(file: nil, bundle: bundle, type: self))
    let (objects, scene) = try UINib(place).load(owner: owner)
    if let view = objects.lazy.compactMap({ $0 as? Self }).first { return view }
    throw .noView(
      file: scene.file, expected: "\(self)", found: objects.map { "\(type(of: $0))" })
  }
}
