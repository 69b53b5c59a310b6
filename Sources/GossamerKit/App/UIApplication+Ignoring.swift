// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Input that is ignored for a while. Better: `isUserInteractionEnabled` of the view that is busy.
extension UIApplication {
  /// Whether the windows take no input.
  public var isIgnoringInteractionEvents: Bool { ignoring.count > 0 }

  /// Lets the windows take no input until ``endIgnoringInteractionEvents()`` has been called as often as this method.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/beginignoringinteractionevents()
  public func beginIgnoringInteractionEvents() {
    ignoring.count += 1
    guard ignoring.count == 1 else { return }
    ignoring.windows = windows.filter(\.isUserInteractionEnabled).map { Weak($0) }
    for window in windows { window.isUserInteractionEnabled = false }
  }

  /// Lets the windows take input again.
  public func endIgnoringInteractionEvents() {
    guard ignoring.count > 0 else { return }
    ignoring.count -= 1
    guard ignoring.count == 0 else { return }
    for window in ignoring.windows { window.wrappedValue?.isUserInteractionEnabled = true }
    ignoring.windows = []
  }

  private var ignoring: IgnoredInput { Interface.current.part(IgnoredInput.self) }
}

/// How often input has been asked to be ignored, and the windows that take none therefore.
private final class IgnoredInput: InterfacePart {
  var count = 0
  var windows: [Weak<UIWindow>] = []

  init() {}
}
