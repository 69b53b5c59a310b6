// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The subviews of a view, some of which are installed only under certain size classes.
final class InstalledSubviews {
  private weak var view: UIView?
  private let members: [(id: String?, view: UIView)]
  private let variations: Variations
  private var excluded: Set<String> = []

  init(
    of view: UIView, _ element: Element, _ variations: Variations, _ instantiation: Instantiation
  ) {
    self.view = view
    self.variations = variations
    members = element.members(of: "subviews").compactMap { child in
      (instantiation.object(for: child) as? UIView).map { (child.id, $0) }
    }
  }

  /// Adds and removes the subviews that are installed only under the new traits or only under the
  /// former ones.
  func apply(_ traits: UITraitCollection) {
    guard let view else { return }
    let former = excluded
    excluded = variations.excluded(by: "subviews", traits)
    var index = 0
    for (id, subview) in members {
      let isWanted = id.map { !excluded.contains($0) } ?? true
      let wasWanted = id.map { !former.contains($0) } ?? true
      switch (wasWanted, isWanted) {
      case (true, false): subview.removeFromSuperview()
      case (false, true): insert(subview, at: index, in: view)
      default: break
      }
      if subview.superview === view { index += 1 }
    }
  }

  private func insert(_ subview: UIView, at index: Int, in view: UIView) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: index)
    } else {
      view.insertSubview(subview, at: index)
    }
  }
}
