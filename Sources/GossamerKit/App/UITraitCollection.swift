// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What a view's surroundings say about how it is to be shown: light or dark, the direction of the
/// language, the density of the display, much or little room.
///
/// A trait is unspecified where nobody has said anything about it: the enumerations have a case for
/// that, an unspecified display scale is 0. In UIKit this is an immutable class; here it
/// is a value, which reads the same.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitcollection>
nonisolated public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The direction of the interface's language.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Pixels per point: 1, 2 or 3 as a rule. 0 means unspecified.
  public private(set) var displayScale: CGFloat = 0

  /// Whether there is much or little width, by the window's size.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Whether there is much or little height, by the window's size.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Whether the surface lies on the ground or is lifted from it.
  public private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// Traits of which none is specified.
  public init() {}

  /// Traits that only say whether the interface is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Traits that only say in which direction the language runs.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Traits that only say how many pixels a point has; a scale that is not a positive, finite
  /// number is unspecified.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale.isFinite ? max(displayScale, 0) : 0
  }

  /// Traits that only say whether the surface is lifted from the ground.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Traits that only say whether there is much or little width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Traits that only say whether there is much or little height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// All that the given traits specify; where two say something about the same trait, the later wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified {
        userInterfaceStyle = traits.userInterfaceStyle
      }
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      if traits.userInterfaceLevel != .unspecified {
        userInterfaceLevel = traits.userInterfaceLevel
      }
      if traits.displayScale != 0 { displayScale = traits.displayScale }
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified {
        verticalSizeClass = traits.verticalSizeClass
      }
    }
  }

  /// Whether a dynamic colour may look different under `traits` than under these.
  ///
  /// `nil` counts as traits of which none is specified.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traits?.userInterfaceStyle ?? .unspecified)
      || userInterfaceLevel != (traits?.userInterfaceLevel ?? .unspecified)
  }
}

nonisolated extension UITraitCollection {
  private static let shared = Mutex(UITraitCollection())

  /// The traits by which dynamic colours are resolved where no other traits are given.
  ///
  /// UIKit keeps one such value per thread; here there is one for the process. The host sets it when the
  /// desktop changes between light and dark, and it is that of the view while a view draws itself: on other
  /// threads resolve dynamic colours by traits of your own.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs `actions` while these traits are the current ones, and puts the earlier ones back.
  @MainActor
  public func performAsCurrent(_ actions: () throws -> Void) rethrows {
    let earlier = Self.current
    Self.current = self
    defer { Self.current = earlier }
    try actions()
  }
}

/// How far a surface is lifted from the ground. In dark interfaces, where a shadow can't be seen, what is
/// lifted is lighter.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>
nonisolated public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Nothing is said; where a colour must be chosen, the base level is taken.
  case unspecified = -1
  /// The ground: a screen that fills its window.
  case base = 0
  /// Above the ground: a screen on the card of a sheet.
  case elevated = 1
}

nonisolated extension UITraitCollection {
  /// The size classes of a window, from its size as Apple's devices and their split screens have
  /// them; none for an empty window.
  ///
  /// A height below 480 points is that of a phone held sideways (at most 440), and compact: the
  /// lowest upright phone has 480. Beside it the width is regular on the large phones (414 points
  /// high, 736 wide) and compact on the others, even where those are wider (390 by 844). In higher
  /// windows the width is regular from 640 points: two thirds of the largest tablet upright (639)
  /// are compact, a half of it sideways (678) is regular.
  ///
  /// Semantics: <https://developer.apple.com/design/human-interface-guidelines/layout>, "Device size
  /// classes"
  package init(windowSize size: CGSize) {
    guard size.width > 0, size.height > 0 else {
      self.init()
      return
    }
    let isLow = size.height < 480
    let isWide = isLow ? size.width >= 736 && size.height >= 414 : size.width >= 640
    self.init(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
    ])
  }

  /// Whether views look the same under these traits and under `other`: they differ in no more than
  /// size classes, which change the layout.
  func looksLike(_ other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
  }
}

/// Whether an interface is shown in light or in dark colours.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Nothing is said; where a colour must be chosen, light is taken.
  case unspecified = 0
  /// Dark text on light surfaces.
  case light = 1
  /// Light text on dark surfaces.
  case dark = 2
}

/// Whether there is much or little room in one direction.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
nonisolated public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room: the width of a phone held upright, the height of one held sideways.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction of an interface.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The direction in which an interface's language runs.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As English: leading is left.
  case leftToRight = 0
  /// As Arabic and Hebrew: leading is right.
  case rightToLeft = 1
}
