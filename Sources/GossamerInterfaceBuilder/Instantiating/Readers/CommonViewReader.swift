// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads the attributes that all views have. A missing attribute has Interface Builder's default,
/// which it leaves out of documents.
enum CommonViewReader {
  /// Sets the frame, the appearance, the state, the margins and the accessibility of `view`.
  static func read(_ element: Element, into view: UIView, _ instantiation: Instantiation) {
    if let frame = element.rect("frame") { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = self.mask(mask) }
    view.autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
    view.contentMode = element.choice("contentMode", from: contentModes) ?? view.contentMode
    view.semanticContentAttribute =
      element.choice("semanticContentAttribute", from: semantics) ?? .unspecified
    view.tag = element.integer("tag") ?? 0
    view.alpha = element.number("alpha") ?? 1
    view.isHidden = element.bool("hidden") ?? false
    view.clipsToBounds = element.bool("clipsSubviews") ?? false
    view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if element.bool("multipleTouchEnabled") == true { view.isMultipleTouchEnabled = true }
    if let color = instantiation.color("backgroundColor", of: element) {
      view.backgroundColor = color
    }
    if let color = instantiation.color("tintColor", of: element) { view.tintColor = color }
    readMargins(element, into: view)
    readAccessibility(element, into: view)
  }

  private static func readMargins(_ element: Element, into view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = element.bool("insetsLayoutMarginsFromSafeArea") ?? true
    view.preservesSuperviewLayoutMargins = element.bool("preservesSuperviewLayoutMargins") ?? false
    if let margins = element.edgeInsets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalEdgeInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
  }

  private static func readAccessibility(_ element: Element, into view: UIView) {
    guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
    if let identifier = accessibility.text("identifier") {
      view.accessibilityIdentifier = identifier
    }
    if let label = accessibility.text("label") { view.accessibilityLabel = label }
    if let hint = accessibility.text("hint") { view.accessibilityHint = hint }
    if let isElement = accessibility.child(key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = accessibility.child(key: "traits") else { return }
    let named = Self.traits.filter { traits.bool($0.key) == true }.values
    view.accessibilityTraits = named.reduce(into: .none) { $0.insert($1) }
  }

  private static func mask(_ element: Element) -> UIView.AutoresizingMask {
    let parts = masks.filter { element.bool($0.key) == true }.values
    return parts.reduce(into: []) { $0.insert($1) }
  }

  private static let masks: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "notEnabled": .notEnabled, "header": .header,
    "updatesFrequently": .updatesFrequently,
  ]
}
