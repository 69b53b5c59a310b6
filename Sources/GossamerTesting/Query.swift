// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

/// A search for a view by type and name.
struct Query<View: UIView> {
  let type: View.Type

  /// The name to search for; nil for any.
  let name: String?

  /// Returns the names of a view.
  let names: (UIView) -> [String?]

  /// The single matching view in `window`, or under `root`.
  func result(in window: UIWindow, under root: UIView? = nil) throws(ScreenError) -> View {
    let views = (root ?? window).perceivedViews
    let fitting = views.filter { name == nil || names($0).contains(name) }.compactMap {
      $0 as? View
    }
    let visible = fitting.filter { $0.hidingView == nil && !$0.isUnderAnotherScreen }
    let candidates = visible.isEmpty ? fitting : visible
    guard let first = candidates.first else {
      throw .notFound(sought, hint: hint(among: views), picture: window.picture(limit: 100))
    }
    guard candidates.count == 1 else {
      throw .ambiguous(sought, count: candidates.count, picture: window.picture(limit: 100))
    }
    return first
  }

  private var sought: String {
    name.map { "\(type) named '\($0)'" } ?? "\(type)"
  }

  /// A suggestion: a view with this name but of another type, or a similar name.
  private func hint(among views: [UIView]) -> String? {
    guard let name else { return nil }
    if let other = views.first(where: { names($0).contains(name) }) {
      return "'\(name)' is a \(Swift.type(of: other))."
    }
    let known = views.filter { $0 is View }.flatMap { names($0).compactMap { $0 } }
    return closestName(to: name, in: known).map { "Did you mean '\($0)'?" }
  }
}

extension UIView {
  /// This view and its descendants, each before its subviews, without the contents of accessibility
  /// elements.
  var perceivedViews: [UIView] {
    var found: [UIView] = []
    var stack = [self]
    while let view = stack.popLast() {
      found.append(view)
      if !view.isAccessibilityElement { stack.append(contentsOf: view.subviews.reversed()) }
    }
    return found
  }

  /// The elements that a screen reader visits in this view, in its reading order.
  var readElements: [any Accessible] {
    var found: [any Accessible] = []
    var stack: [any Accessible] = [self]
    while let next = stack.popLast() {
      guard let view = next as? UIView else {
        found.append(next)
        continue
      }
      guard !view.isHidden, view.alpha > 0.01, !view.isCovered, !view.accessibilityElementsHidden
      else { continue }
      if view.isAccessibilityElement || view is UITextView { found.append(view) }
      guard !view.isAccessibilityElement else { continue }
      stack.append(contentsOf: (view.namedElements ?? view.readSubviews).reversed())
    }
    return found
  }

  /// The view itself, or the nearest superview, that is hidden or transparent; nil if none is.
  var hidingView: UIView? {
    sequence(first: self, next: \.superview).first { $0.isHidden || $0.alpha <= 0.01 }
  }
}
