// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The images and colours that a document describes in `<resources>`.
nonisolated package struct Resources {
  private var elements: [String: [String: Element]] = [:]

  init(_ resources: [Element]) {
    for resource in resources {
      guard let name = resource.attributes["name"] else { continue }
      elements[resource.name, default: [:]][name] = resource
    }
  }

  /// The size of the image with this name, in points, as Xcode has stored it; nil if it has stored none.
  package func imageSize(named name: String) -> CGSize? {
    guard let image = elements["image"]?[name], let width = image.number("width"),
      let height = image.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The element `<color>` that Xcode has stored for a colour of the asset catalogue; nil for none.
  package func namedColor(_ name: String) -> Element? {
    elements["namedColor"]?[name]?.child(named: "color")
  }

  /// The element `<color>` that Xcode has stored for a system colour, such as `systemBackgroundColor`; nil for none.
  package func systemColor(_ name: String) -> Element? {
    elements["systemColor"]?[name]?.child(named: "color")
  }
}
