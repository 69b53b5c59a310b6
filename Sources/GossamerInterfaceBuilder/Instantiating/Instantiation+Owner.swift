// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Makes the controller that File's Owner stands for; a plain one, with a message, if the document
  /// names a class that is unknown or no controller's.
  func makeOwner() -> UIViewController {
    let placeholder = document.scenes.lazy.compactMap { $0.placeholder("IBFilesOwner") }.first
    let owner = placeholder.flatMap(makeNamedOwner) ?? UIViewController()
    if let placeholder { register(owner, for: placeholder) }
    return owner
  }

  private func makeNamedOwner(_ placeholder: Element) -> UIViewController? {
    guard let name = placeholder.string("customClass"),
      let type = knownClass(
        name, of: placeholder, orElse: "a UIViewController stands in for File's Owner")
    else { return nil }
    if let type = type as? UIViewController.Type { return type.init(coder: NibCoder { _ in }) }
    diagnostics.warning(
      """
      File's Owner is a '\(name.excerpt)', which is no UIViewController, so a UIViewController stands \
      in for it, without its outlets and actions. Run the application to see it with its owner.
      """, at: placeholder)
    noteUnusableClass(name, of: placeholder)
    return nil
  }
}
