// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

@testable import GossamerInterfaceBuilder

extension UIStoryboard {
  /// A storyboard with one scene, whose initial controller has this view and these connections, and
  /// with further objects. The view's element begins in line 4.
  static func scene(
    _ view: String, controller: String = "", objects: String = "", class name: String? = nil
  ) throws -> UIStoryboard {
    let customClass = name.map { #"customClass="\#($0)""# } ?? ""
    return UIStoryboard(
      try Document.storyboard(
        """
        <scene sceneID="s"><objects>
        <viewController id="vc" \(customClass) sceneMemberID="viewController">
        \(view)
        \(controller)</viewController>
        \(objects)
        </objects></scene>
        """, attributes: #"initialViewController="vc""#))
  }

  /// The first controller with its view loaded.
  func loaded() throws -> UIViewController {
    let controller: UIViewController = try initialViewController()
    controller.loadViewIfNeeded()
    return controller
  }

  /// The view of the first controller.
  func view() throws -> UIView { try loaded().view }

  /// The reports of loading the view.
  func reports() throws -> [String] {
    _ = try loaded()
    return try load().document.reports
  }
}
