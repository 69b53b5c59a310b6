// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

nonisolated extension UITraitCollection {
  private static let shared = Mutex(UITraitCollection())

  /// The traits by which dynamic colours and preferred fonts are resolved where no other traits are given.
  ///
  /// UIKit keeps one such value per thread; here there is one for the process. It is that of the screen, of a window
  /// while something is done in that, and of a view while it draws itself: on other threads resolve dynamic colours by
  /// traits of your own.
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
