// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<navigationController>`.
enum NavigationControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UINavigationController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    controller.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    if let bar = element.child(key: "navigationBar") {
      instantiation.register(controller.navigationBar, for: bar)
      controller.navigationBar.prefersLargeTitles = bar.bool("largeTitles") ?? false
    }
  }
}
