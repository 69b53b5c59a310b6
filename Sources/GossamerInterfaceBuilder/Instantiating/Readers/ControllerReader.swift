// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads one kind of controller element: it determines the class and the meaning of the attributes.
///
/// To support another element, write a reader and name it in ``ControllerReaders``.
protocol ControllerReader {
  /// UIKit's class for the element.
  associatedtype Controller: UIViewController

  /// Sets the attributes of the element.
  static func read(
    _ element: Element, into controller: Controller, _ instantiation: Instantiation)
}

// The same without the associated type, for ``Instantiation``, which doesn't know the class statically.
extension ControllerReader {
  static var baseName: String { "\(Controller.self)" }

  static func adopt(_ type: AnyClass) -> UIViewController.Type? { type as? Controller.Type }

  static func makeBase(_ coder: NibCoder) -> UIViewController {
    Controller(coder: coder) ?? UIViewController()
  }

  static func read(
    _ element: Element, intoController controller: UIViewController, _ instantiation: Instantiation
  ) {
    if let controller = controller as? Controller { read(element, into: controller, instantiation) }
  }
}
