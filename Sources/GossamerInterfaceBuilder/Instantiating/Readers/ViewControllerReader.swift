// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<viewController>`. Elements that aren't supported are read so too.
enum ViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UIViewController, _ instantiation: Instantiation
  ) {
    if let title = element.text("title") { controller.title = title }
    if let style = element.choice("modalPresentationStyle", from: UIModalPresentationStyle.names) {
      controller.modalPresentationStyle = style
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    instantiation.makeNavigationItem(of: element, for: controller)
    instantiation.makeTabBarItem(of: element, for: controller)
  }
}
