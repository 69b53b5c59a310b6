// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Controllers inside of controllers.
extension UIViewController {
  /// Makes `child` a child, unless it contains this controller.
  func adopt(_ child: UIViewController) {
    let ancestors = sequence(first: self, next: \.storedParent)
    guard !ancestors.contains(where: { $0 === child }) else {
      Messages.views.error(
        "\(type(of: child)) can't be a child of \(type(of: self)): it would contain itself.")
      return
    }
    if child.storedParent === self { return }
    child.leaveParentForAnother()
    child.noteMove(to: self)
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Takes the controller out of its parent, and tells it.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    if !appearance.isComing { transitions.remove(.fromParent) }
    didMove(toParent: nil)
    if !isChangingParent { endUnlessShownElsewhere() }
  }

  /// Takes the controller out of its parent, because it gets another one.
  func leaveParentForAnother() {
    isChangingParent = true
    removeFromParent()
    isChangingParent = false
  }
}
