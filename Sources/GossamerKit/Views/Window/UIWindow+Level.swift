// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// The height of a window above others.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiwindow/level
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of the application's windows.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above everything.
    public static let alert = Level(rawValue: 2000)
  }
}
