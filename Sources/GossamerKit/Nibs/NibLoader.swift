// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A document with the view of a view controller.
package protocol ViewNib: AnyObject {
  /// Creates the view, sets it, and makes the connections of the controller.
  /// - Returns: whether `controller` has a view now.
  func loadView(of controller: UIViewController) -> Bool
}

/// Finds documents by name. GossamerInterfaceBuilder has the only implementation.
package protocol NibLoader {
  init()

  /// The document with the view of a controller.
  /// - Parameters:
  ///   - name: the document's name without its extension; nil for the name of the controller's class.
  ///   - bundle: the bundle that contains the document; nil for the application's.
  /// - Returns: the document; nil if there is none, with a message if `name` was given.
  func viewNib(
    named name: String?, in bundle: Bundle?, for controller: UIViewController
  ) -> (any ViewNib)?

  /// The initial controller of the application's storyboard with this name; nil, with a message, if it can't be made.
  func initialViewController(ofStoryboard name: String) -> UIViewController?

  /// The initial controller of a storyboard; nil, with a message, if it can't be made.
  func initialViewController(of storyboard: AnyObject) -> UIViewController?
}

/// The loader that is linked into the process.
package enum LinkedNibLoader {
  /// The loader, which is looked up by its name, so that the Kit doesn't depend on it and it needn't be registered. Nil if
  /// its module isn't linked.
  package static let shared =
    (_typeByName("GossamerInterfaceBuilder.DocumentNibLoader") as? any NibLoader.Type)?.init()

  /// The document with the view of `controller`; nil if there is none.
  package static func viewNib(
    for controller: UIViewController, from loader: (any NibLoader)? = shared
  ) -> (any ViewNib)? {
    let name = controller.nibName
    guard name != nil || type(of: controller) != UIViewController.self else { return nil }
    if let loader {
      return loader.viewNib(named: name, in: controller.nibBundle, for: controller)
    }
    if let name {
      Messages.views.error(
        """
        \(type(of: controller)) can't load its view from '\(name)': no loader of Interface Builder \
        documents is linked. Import Gossamer, or GossamerInterfaceBuilder.
        """)
    }
    return nil
  }
}
