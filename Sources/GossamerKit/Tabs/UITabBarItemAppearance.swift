// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The looks of a tab bar's items.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance {
  /// The looks of items that aren't selected.
  public let normal = UITabBarItemStateAppearance()
  /// The looks of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The looks of items that can't be selected.
  public let disabled = UITabBarItemStateAppearance()
  /// The looks of the item with the focus. It has no effect: a focused item has a ring around it.
  public let focused = UITabBarItemStateAppearance()

  /// Creates an appearance with the bar's colours.
  public init() {
    for state in states { state.whenChanged = { [weak self] in self?.whenChanged?() } }
  }

  /// A copy of this appearance.
  open func copy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) {
      state.iconColor = own.iconColor
      state.titleTextAttributes = own.titleTextAttributes
      state.badgeBackgroundColor = own.badgeBackgroundColor
    }
    return copy
  }

  /// Called after a change; nil for none.
  var whenChanged: (() -> Void)?

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// The looks of a tab bar's items in one state.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor public final class UITabBarItemStateAppearance {
  /// The colour of the image; nil for that of the bar.
  public var iconColor: UIColor? { didSet { whenChanged?() } }

  /// The attributes of the title: its font and its colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }

  /// The colour of the badge; nil for that of the item.
  public var badgeBackgroundColor: UIColor? { didSet { whenChanged?() } }

  /// Called after a change; nil for none.
  var whenChanged: (() -> Void)?

  init() {}
}
