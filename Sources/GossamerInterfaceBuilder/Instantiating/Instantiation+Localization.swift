// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Sets the texts of these elements' objects that there are in the user's language.
  func localize(_ elements: [Element]) {
    guard !source.strings.isEmpty else { return }
    let inside = Set(elements.map { ObjectIdentifier($0) })
    for (key, text) in source.strings.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let element = document.element(id: parts[0]),
        inside.contains(ObjectIdentifier(element)), let object = object(for: element)
      else { continue }
      set(text, parts[1], of: object)
    }
  }

  /// The text in the user's language of a runtime attribute; nil if there is none.
  /// - Parameter index: which one it is of the element's runtime attributes that are localised.
  func localizedRuntimeText(of element: Element, at index: Int) -> String? {
    element.id.flatMap {
      source.strings["\($0).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"]
    }
  }

  private func set(_ text: String, _ property: String, of object: AnyObject) {
    if let state = Self.titles[property] {
      (object as? UIButton)?.setTitle(text, for: state)
    } else if property == "configuration.title" {
      (object as? UIButton)?.configuration?.title = text
    } else if let segment = property.wholeMatch(of: /segmentTitles\[(\d{1,4})\]/) {
      let index = Int(segment.1) ?? 0
      guard let control = object as? UISegmentedControl, index < control.numberOfSegments else {
        return
      }
      control.setTitle(text, forSegmentAt: index)
    } else if let section = object as? StaticTableSection {
      if property == "headerTitle" { section.headerTitle = text }
      if property == "footerTitle" { section.footerTitle = text }
    } else if Self.localized.contains(property) {
      // What has no wire isn't shown either.
      try? (object as? any Wirable)?.setValue(text, forKey: property)
    }
  }

  private static let titles: [String: UIControl.State] = [
    "normalTitle": .normal, "highlightedTitle": .highlighted, "disabledTitle": .disabled,
    "selectedTitle": .selected,
  ]

  private static let localized: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "backButtonTitle", "placeholder", "text", "title",
  ]
}
