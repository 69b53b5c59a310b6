// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The orientation of a device.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uideviceorientation
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// Flat, with the screen upwards.
  case faceUp = 5
  /// Flat, with the screen downwards.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface: portrait, or landscape in a window that is wider than high.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiinterfaceorientation
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the home button on the left.
  case landscapeLeft = 4
  /// With the home button on the right.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of an interface.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscapes.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The style of a phone's status bar, which a window doesn't have.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistatusbarstyle
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// By light or dark mode.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation with which a phone's status bar would come and go.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistatusbaranimation
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// None.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
