// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

/// What a test looks for.
struct Query<View: UIView> {
  let type: View.Type

  /// The name that is looked for; nil for any.
  let name: String?

  /// By what names a view may be called.
  let names: (UIView) -> [String?]

  /// The one view that fits in `window`, or in a part of it.
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

  /// What might have been meant: a view of this name but another type, or a similar name.
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
  /// This view and those inside of it that a person perceives one by one, each before its subviews.
  var perceivedViews: [UIView] {
    var found: [UIView] = []
    var stack = [self]
    while let view = stack.popLast() {
      found.append(view)
      if !view.isAccessibilityElement { stack.append(contentsOf: view.subviews.reversed()) }
    }
    return found
  }

  /// What a screen reader comes by in this view, one by one, in the order in which it reads.
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

  /// The view itself or the nearest one around it that keeps it from being seen; nil if none does.
  var hidingView: UIView? {
    sequence(first: self, next: \.superview).first { $0.isHidden || $0.alpha <= 0.01 }
  }
}
