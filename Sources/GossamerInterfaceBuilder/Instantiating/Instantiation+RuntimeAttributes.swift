// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// User-defined runtime attributes.
extension Instantiation {
  /// Sets the user-defined runtime attributes of an element's object, in the order of the document.
  func setRuntimeAttributes(of element: Element) {
    let attributes = element.members(of: "userDefinedRuntimeAttributes")
    guard !attributes.isEmpty, let object = object(for: element) else { return }
    var localized = 0
    for attribute in attributes {
      var text: String?
      if attribute.string("type") == RuntimeValue.Kind.localizedString.rawValue {
        text = localizedRuntimeText(of: element, at: localized)
        localized += 1
      }
      set(attribute, of: object, element, text: text)
    }
  }

  /// Sets a runtime attribute. Reports a warning if that isn't possible.
  /// - Parameter text: the value in the user's language; nil for the value in the document.
  private func set(
    _ attribute: Element, of object: AnyObject, _ element: Element, text: String?
  ) {
    guard let keyPath = attribute.string("keyPath"), !keyPath.isEmpty else {
      diagnostics.warning(
        "The runtime attribute has no key path, so it is left out. Give it one, or delete it.",
        at: attribute)
      return
    }
    guard let value = text.map({ RuntimeValue(value: $0) }) ?? runtimeValue(of: attribute)
    else { return }
    guard let object = object as? any KeyValueCoding else {
      diagnostics.warning(
        """
        The runtime attribute '\(keyPath.excerpt)' isn't set, because \(type(of: object)) has no \
        wires. Let it conform to Wirable.
        """, at: attribute)
      return
    }
    do throws(KeyValueCodingError) {
      try object.setValue(value.value, forKeyPath: keyPath)
    } catch {
      if isNoted(error, .attribute, keyPath, of: object, element, at: attribute) { return }
      let fact = fact(error, about: element)
      diagnostics.warning(
        "The runtime attribute '\(keyPath.excerpt)' isn't set: \(fact)", at: attribute)
    }
  }

  /// Why a property wasn't set, in a sentence. A stand-in class lacks properties, so the missing class is
  /// reported, not the property.
  func fact(_ error: KeyValueCodingError, about element: Element) -> String {
    switch error {
    case .undefinedKey, .wrongType: unusableFact(about: element) ?? "\(error)"
    default: "\(error)"
    }
  }

  /// Why an element's object isn't the one that the document describes, in a sentence: its class can't be used, or
  /// its kind isn't supported. Nil if it is the one described.
  func unusableFact(about element: Element) -> String? {
    if let name = unusableClass(of: element) {
      return "the class '\(name.excerpt)' can't be used, as another message says."
    }
    return Self.supportedKinds.contains(element.name) ? nil : "<\(element.name)> isn't supported."
  }

  /// The value of a runtime attribute, in a box because the value itself may be nil. Returns nil, with a message,
  /// if the value is missing or can't be read.
  private func runtimeValue(of attribute: Element) -> RuntimeValue? {
    let type = attribute.string("type") ?? "string"
    guard let kind = RuntimeValue.Kind(rawValue: type) else {
      let names = RuntimeValue.Kind.allCases.map(\.rawValue)
      diagnostics.warning(
        """
        The type '\(type.excerpt)' of a runtime attribute is unknown, so the attribute isn't set. \
        It is one of \(names.joined(separator: ", ")).
        """, at: attribute)
      return nil
    }
    if kind == .nil { return RuntimeValue(value: nil) }
    if let value = value(of: attribute, kind) { return RuntimeValue(value: value) }
    if isReported(attribute, kind) { return nil }
    diagnostics.warning(
      """
      The runtime attribute '\(attribute.string("keyPath") ?? "")' of type '\(type)' has no value of \
      that type, so it isn't set. Give it one.
      """, at: attribute)
    return nil
  }

  private func value(of attribute: Element, _ kind: RuntimeValue.Kind) -> Any? {
    switch kind {
    case .nil: nil
    case .string, .localizedString: attribute.text("value")
    case .boolean: attribute.bool("value")
    case .number: number(of: attribute)
    case .point: attribute.point("value")
    case .size: attribute.size("value")
    case .rect: attribute.rect("value")
    case .range: attribute.range("value")
    case .color: color("value", of: attribute)
    case .image: image("value", of: attribute)
    }
  }

  /// Whether the attribute has a value. If it can't be read, a message has said so already.
  private func isReported(_ attribute: Element, _ kind: RuntimeValue.Kind) -> Bool {
    let child = attribute.child(key: "value")
    return switch kind {
    case .boolean, .image, .number: (child ?? attribute).string("value") != nil
    default: child?.name == kind.rawValue
    }
  }

  private func number(of attribute: Element) -> Any? {
    let holder = attribute.child(key: "value") ?? attribute
    let isInteger = holder.name == "integer" || holder.string("value").flatMap(Int.init) != nil
    guard let number = holder.number("value") else { return nil }
    return isInteger ? holder.integer("value") : Double(number)
  }
}

// Texts in the user's language.
extension Instantiation {
  /// Sets the texts of these elements' objects for which there are translations into the user's language, unless
  /// that was done before: the application may have set others since.
  func localize(_ elements: [Element]) {
    guard !source.strings.isEmpty else { return }
    let inside = Set(elements.map { ObjectIdentifier($0) }).subtracting(translated)
    translated.formUnion(inside)
    for (key, text) in source.strings.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let element = document.element(id: parts[0]),
        inside.contains(ObjectIdentifier(element)), let object = object(for: element)
      else { continue }
      set(text, parts[1], of: object)
    }
  }

  /// The text of a runtime attribute in the user's language; nil if there is none.
  /// - Parameter index: the index of the attribute among the element's localised runtime attributes.
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
      // An object without such a property has no use for the text.
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

/// The value of a runtime attribute, which may be nil.
private struct RuntimeValue {
  let value: Any?

  /// The types of runtime attributes, as documents write them.
  enum Kind: String, CaseIterable {
    case boolean
    case color
    case image
    case localizedString
    case `nil`
    case number
    case point
    case range
    case rect
    case size
    case string
  }
}
