// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

nonisolated extension UITraitCollection {
  private static let shared = Mutex(UITraitCollection())

  /// The traits with which dynamic colours and preferred fonts are resolved if no others are given.
  ///
  /// UIKit keeps one value per thread; here the whole process has one. It is the traits of a view
  /// while that draws itself, of a window while its views are updated or handle events, and otherwise
  /// of the screen. So on other threads resolve dynamic colours with traits of your own.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs `actions` while these traits are the current ones, and restores the earlier ones
  /// afterwards.
  @MainActor
  public func performAsCurrent(_ actions: () throws -> Void) rethrows {
    let earlier = Self.current
    Self.current = self
    defer { Self.current = earlier }
    try actions()
  }
}
