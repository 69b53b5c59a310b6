// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Views of one kind that aren't seen any more and are used again, and what makes others.
struct ReusePool<View: UIView> {
  typealias Maker = () -> UIView?

  /// How views are made, by their identifiers.
  var makers: [String: Maker] = [:]

  private var kept: [String: [View]] = [:]

  /// Has views of a class made for an identifier; of none any more for nil. A class of other views is refused with a
  /// message.
  mutating func register(
    _ aClass: AnyClass?, _ identifier: String, at list: UIView,
    making make: @escaping (View.Type) -> View
  ) {
    guard let aClass else {
      makers[identifier] = nil
      return
    }
    guard let type = aClass as? View.Type else {
      return Messages.views.error(
        """
        \(aClass) can't be registered for '\(identifier)' at \(list.shortDescription), since it is no \
        \(View.self). Nothing was registered.
        """)
    }
    makers[identifier] = { make(type) }
  }

  /// Takes a view that isn't shown any more.
  mutating func dequeue(_ identifier: String) -> View? { kept[identifier]?.popLast() }

  /// Keeps a view to be used again.
  /// - Parameter limit: how many of its kind are kept.
  /// - Returns: false if the view won't be reused.
  mutating func enqueue(_ view: View, _ identifier: String?, limit: Int) -> Bool {
    guard let identifier, kept[identifier]?.count ?? 0 < limit else { return false }
    kept[identifier, default: []].append(view)
    return true
  }

  /// Takes all views, which nobody uses again.
  mutating func takeAll() -> [View] {
    defer { kept = [:] }
    return kept.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Makes a view of what is registered for an identifier; nil for nothing, or for a view of another kind, which a
  /// message tells.
  func make(_ identifier: String, for list: UIView) -> View? {
    guard let made = makers[identifier]?() else { return nil }
    if let view = made as? View { return view }
    Messages.views.error(
      """
      What is registered for '\(identifier)' at \(list.shortDescription) makes a \(type(of: made)), which is \
      no \(View.self). Register a subclass of that, or a document whose first object is one.
      """)
    return nil
  }
}
