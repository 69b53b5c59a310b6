// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerInterfaceBuilder

nonisolated extension Document {
  /// The reports of the check, if views, labels, view controllers and custom objects are supported.
  func checked() -> [String] {
    DocumentCheck(
      self, supportedKinds: ["view", "label", "button", "viewController", "customObject"]
    ).run()
    return reports
  }

  /// The scene of a view controller with this view and these further objects; three lines long.
  static func scene(_ id: String, _ view: String = "", objects: String = "") -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view">\(view)</view></viewController>
    \(objects)</objects></scene>
    """
  }

  /// A view that embeds another view controller.
  static func embedding(_ id: String, segue: String? = nil) -> String {
    """
    <view><connections><segue id="\(segue ?? "to-\(id)")" kind="embed" destination="\(id)"/></connections></view>
    """
  }
}
