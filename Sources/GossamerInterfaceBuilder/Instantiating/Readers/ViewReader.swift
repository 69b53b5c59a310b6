// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads one kind of view element: says which class it makes, and what its attributes mean.
///
/// To support another element, write a reader in a file of its own and name it in ``ViewReaders``.
protocol ViewReader {
  /// The class of UIKit that the element stands for.
  associatedtype View: UIView

  /// Sets what the element says, beyond what ``CommonViewReader`` reads.
  static func read(_ element: Element, into view: View, _ instantiation: Instantiation)

  /// Puts a subview into the view. Added as a subview unless the kind of view does something else.
  static func add(_ subview: UIView, from element: Element, to view: View)

  /// Makes a view of the base class. Of the class ``View`` unless the Kit has one of its own for it.
  static func makeBase(_ coder: NibCoder) -> UIView
}

extension ViewReader {
  static func add(_ subview: UIView, from element: Element, to view: View) {
    view.addSubview(subview)
  }

  static func makeBase(_ coder: NibCoder) -> UIView { View(coder: coder) ?? UIView() }
}

// What the loader calls: the same without the type.
extension ViewReader {
  static var baseName: String { "\(View.self)" }

  static func adopt(_ type: AnyClass) -> UIView.Type? { type as? View.Type }

  static func read(_ element: Element, intoView view: UIView, _ instantiation: Instantiation) {
    if let view = view as? View { read(element, into: view, instantiation) }
  }

  static func add(_ subview: UIView, from element: Element, toView view: UIView) {
    if let view = view as? View { add(subview, from: element, to: view) }
  }
}
