// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The reuse queues of one kind of views, and how new ones are created.
struct ReusePool<View: UIView> {
  typealias Maker = () -> UIView?

  /// The closures that create views, by reuse identifier.
  var makers: [String: Maker] = [:]

  private var kept: [String: [View]] = [:]

  /// Registers a class for a reuse identifier; nil removes the registration. A class that isn't a subclass of `View` is
  /// reported and not registered.
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

  /// Removes a view from the reuse queue; nil if the queue is empty.
  mutating func dequeue(_ identifier: String) -> View? { kept[identifier]?.popLast() }

  /// Puts a view into its reuse queue.
  /// - Parameter limit: the maximum length of the queue.
  /// - Returns: false if the view won't be reused.
  mutating func enqueue(_ view: View, _ identifier: String?, limit: Int) -> Bool {
    guard let identifier, kept[identifier]?.count ?? 0 < limit else { return false }
    kept[identifier, default: []].append(view)
    return true
  }

  /// Removes all views from the queues, because none of them will be reused.
  mutating func takeAll() -> [View] {
    defer { kept = [:] }
    return kept.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Creates a view of what is registered for a reuse identifier; nil if nothing is registered, or if the view isn't a
  /// `View`, which is reported.
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
