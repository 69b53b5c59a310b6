// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads one kind of view element: it determines the class and the meaning of the attributes.
///
/// To support another element, write a reader in a file of its own and name it in ``ViewReaders``.
protocol ViewReader {
  /// UIKit's class for the element.
  associatedtype View: UIView

  /// Sets the attributes of the view, except for those that ``CommonViewReader`` reads.
  static func read(_ element: Element, into view: View, _ instantiation: Instantiation)

  /// Adds a subview. The default implementation calls `addSubview(_:)`.
  static func add(_ subview: UIView, from element: Element, to view: View)

  /// Creates a view for an element without a custom class: a ``View``, or a subclass of the Kit's own.
  static func makeBase(_ coder: NibCoder) -> UIView
}

extension ViewReader {
  static func add(_ subview: UIView, from element: Element, to view: View) {
    view.addSubview(subview)
  }

  static func makeBase(_ coder: NibCoder) -> UIView { View(coder: coder) ?? UIView() }
}

// The same without the associated type, for ``Instantiation``, which doesn't know the class statically.
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
