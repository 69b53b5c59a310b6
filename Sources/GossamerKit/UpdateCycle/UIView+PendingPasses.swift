// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The methods that the update cycle still has to call in these passes in this tree, for messages.
  func pendingMethods(_ passes: UpdatePasses) -> [String] {
    descendants.flatMap { view in
      let pending = view.pending.intersection(passes)
      let controller = view.controller.map { String(describing: type(of: $0)) } ?? ""
      let methods: [(pass: UpdatePasses, description: String)] = [
        (.controllerProperties, "\(controller).updateProperties()"),
        (.properties, "\(view.shortDescription).updateProperties()"),
        (.constraints, "\(view.shortDescription).updateConstraints()"),
        (.layout, "\(view.shortDescription).layoutSubviews()"),
      ]
      return methods.filter { pending.contains($0.pass) }.map(\.description)
    }
  }
}
