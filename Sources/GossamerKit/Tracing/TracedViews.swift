// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The views of the windows, and what they showed last.
final class TracedViews {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var isFirst = true

  private struct Entry {
    weak var view: UIView?
    var values: [String]
  }

  /// A change of what a view shows.
  struct Change {
    let view: UIView
    /// The property; nil if views have appeared.
    let property: String?
    /// How many views of the class have appeared in the superview.
    var count = 1

    /// The change in words: `label 'Result'.text`.
    /// - Parameter isSecret: whether what a label shows must not be told.
    func text(isSecret: Bool) -> String {
      if let property { return "\(view.traceName(isSecret: isSecret)).\(property)" }
      return count == 1
        ? "\(view.traceName(isSecret: isSecret)) appears" : "\(count) \(type(of: view)) appear"
    }
  }

  /// The properties that a person sees, by their names among the wires and in Swift.
  private static let properties = [
    ("text", "text"), ("image", "image"), ("on", "isOn"), ("value", "value"),
    ("progress", "progress"), ("selectedSegmentIndex", "selectedSegmentIndex"),
    ("currentPage", "currentPage"), ("enabled", "isEnabled"), ("selected", "isSelected"),
    ("hidden", "isHidden"), ("alpha", "alpha"), ("placeholder", "placeholder"),
    ("textColor", "textColor"), ("backgroundColor", "backgroundColor"), ("tintColor", "tintColor"),
    ("animating", "isAnimating"),
  ]

  /// What has changed since the last call. The first call finds nothing.
  func changes(in roots: [UIView]) -> [Change] {
    var (changes, new): ([Change], [UIView]) = ([], [])
    for root in roots { compare(root, &changes, &new) }
    entries = entries.filter { $0.value.view != nil }
    if isFirst {
      isFirst = false
      return []
    }
    return changes + appearances(of: new)
  }

  /// The texts of the secure fields in a window.
  func secrets(in window: UIWindow) -> [String] {
    window.descendants.compactMap(\.secretText).filter { !$0.isEmpty }
  }

  private func compare(_ root: UIView, _ changes: inout [Change], _ new: inout [UIView]) {
    var stack: [(view: UIView, isNew: Bool)] = [(root, false)]
    while let (view, isInNew) = stack.popLast() {
      let former = entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.values : nil }
      let properties = shown(of: view)
      let values = properties.map(\.value)
      entries[ObjectIdentifier(view)] = Entry(view: view, values: values)
      if let former {
        for (index, property) in properties.enumerated()
        where !former.indices.contains(index) || former[index] != property.value {
          changes.append(Change(view: view, property: property.name))
        }
      } else if !isInNew {
        new.append(view)
      }
      // What is inside of a control belongs to it.
      if view is UIControl, view.isAccessibilityElement { continue }
      let isNew = isInNew || former == nil
      stack += view.subviews.reversed().map { ($0, isNew) }
    }
  }

  private func shown(of view: UIView) -> [(name: String, value: String)] {
    guard view.isMeantToBeTold else { return [] }
    let table = view.table.properties
    // A list hides and shows its cells as it reuses them.
    let isInList = view.superview is ListScrollView
    return Self.properties.compactMap { key, name in
      guard let wire = table[key], !(isInList && key == "hidden") else { return nil }
      return (name, TracedValue(wire.get(view)).identity)
    } + view.furtherShownValues.map { ($0.name, TracedValue($0.value).identity) }
  }

  /// One change for the new views of a kind in a superview.
  private func appearances(of views: [UIView]) -> [Change] {
    var changes: [Change] = []
    var (counts, order): ([String: Int], [(key: String, view: UIView)]) = ([:], [])
    for view in views
    where view.isMeantToBeTold && !view.isHidden
      && (type(of: view) != UIView.self || view.hasTraceName)
    {
      let key = "\(ObjectIdentifier(view.superview ?? view)) \(type(of: view))"
      if counts[key] == nil { order.append((key, view)) }
      counts[key, default: 0] += 1
    }
    for (key, view) in order {
      changes.append(Change(view: view, property: nil, count: counts[key] ?? 1))
    }
    return changes
  }
}

extension UIView {
  /// The view as a person would name it: its kind, and its accessibility label or identifier.
  package var traceName: String { traceName(isSecret: false) }

  /// The name of the view.
  /// - Parameter isSecret: whether the text of a label must not be a part of it.
  func traceName(isSecret: Bool) -> String {
    let label =
      isSecret && accessibilityLabel == (self as? UILabel)?.text ? nil : accessibilityLabel
    guard let name = label ?? accessibilityIdentifier, !name.isEmpty else {
      return traceKind
    }
    let line = name.replacing("\n", with: " ")
    return "\(traceKind) '\(line.count > 40 ? line.prefix(40) + "…" : line)'"
  }

  /// The words of the Kit's class that the view is one of: "text field". Those of a view that is of none of them are its class.
  private var traceKind: String {
    let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).map(
      \.subjectType)
    let kitClass = classes.first { String(reflecting: $0).hasPrefix("GossamerKit.UI") }
    let name = "\(kitClass ?? UIView.self)"
    guard name != "UIView" else { return "\(type(of: self))" }
    return String(name.dropFirst(2)).words
  }

  /// Whether a person would name the view by something else than its kind.
  var hasTraceName: Bool { (accessibilityLabel ?? accessibilityIdentifier)?.isEmpty == false }

  /// Whether the view is a view for applications, not a part of one of the Kit's.
  fileprivate var isMeantToBeTold: Bool {
    let name = String(reflecting: type(of: self))
    return ["GossamerKit.", "GossamerLive."].allSatisfy { !name.hasPrefix($0) }
      || name.hasPrefix("GossamerKit.UI")
  }

  /// Whether the view takes text that isn't shown.
  var isSecret: Bool { (self as? any UITextInputTraits)?.isSecureTextEntry == true }

  /// The text of a view whose text isn't shown; nil for another view.
  fileprivate var secretText: String? {
    guard isSecret, let input = self as? any UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return input.text(in: all)
  }
}
