// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The readers of controller elements, by the elements' names.
enum ControllerReaders {
  static let readers: [String: any ControllerReader.Type] = [
    "navigationController": NavigationControllerReader.self,
    "tabBarController": TabBarControllerReader.self,
    "viewController": ViewControllerReader.self,
  ]

  /// The reader of an element; that of a plain controller for one that isn't supported.
  static func reader(for element: Element) -> any ControllerReader.Type {
    readers[element.name] ?? ViewControllerReader.self
  }
}
