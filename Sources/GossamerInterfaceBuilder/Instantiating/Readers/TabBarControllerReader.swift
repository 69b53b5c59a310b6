// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<tabBarController>`.
enum TabBarControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UITabBarController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    guard let bar = element.child(key: "tabBar") else { return }
    instantiation.register(controller.tabBar, for: bar)
    if let tint = instantiation.color("tintColor", of: bar) { controller.tabBar.tintColor = tint }
    controller.tabBar.barTintColor = instantiation.color("barTintColor", of: bar)
    controller.tabBar.unselectedItemTintColor = instantiation.color(
      "unselectedItemTintColor", of: bar)
  }
}
