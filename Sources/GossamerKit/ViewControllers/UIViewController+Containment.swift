// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Controllers inside of controllers.
extension UIViewController {
  /// The controllers whose views this one arranges, in the order in which they were added.
  public var children: [UIViewController] { storedChildren }

  /// The controller that this one was added to, or nil.
  public var parent: UIViewController? { storedParent }

  /// Adds a controller. Add its view to the view too, then call its `didMove(toParent:)`.
  public func addChild(_ child: UIViewController) {
    let ancestors = sequence(first: self, next: \.storedParent)
    guard !ancestors.contains(where: { $0 === child }) else {
      Messages.views.error(
        "\(type(of: child)) can't be a child of \(type(of: self)): it would contain itself.")
      return
    }
    if child.storedParent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Takes the controller out of its parent. Call its `willMove(toParent: nil)` and remove its view
  /// before.
  public func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }
}
