// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A method with which a view controller creates the destination of a segue.
///
/// Semantics: https://developer.apple.com/documentation/uikit/ibsegueaction
package struct WiredSegueAction {
  private let make: (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  init<Root: AnyObject>(
    _ name: String, _ make: @escaping (Root, NSCoder, Any?, String?) -> UIViewController?
  ) {
    self.make = { object, coder, sender, identifier in
      if let root = object as? Root { return make(root, coder, sender, identifier) }
      Messages.views.error(
        """
        The segue action '\(name)' of \(type(of: object)) wasn't called: its wire is written for \
        \(Root.self). Give 'Wires' the class that the wires stand in.
        """)
      return nil
    }
  }

  /// Creates the destination; returns nil to leave it to `init(coder:)`.
  /// - Parameters:
  ///   - source: the view controller that the segue starts from.
  ///   - coder: the coder that the destination has to be initialised with.
  ///   - sender: the object that has triggered the segue; nil for none.
  ///   - identifier: the identifier of the segue; nil for none.
  package func callAsFunction(
    _ source: UIViewController, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    make(source, coder, sender, identifier)
  }
}
