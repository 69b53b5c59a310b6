// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The running application: its delegate, its windows and the host that shows them.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplication
public final class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()

  /// What the application is told of its life. Held strongly: it lives as long as the process.
  public var delegate: (any UIApplicationDelegate)?

  /// What shows the windows; nil headless. Set before the first window is made visible.
  package var host: (any ApplicationHost)? {
    didSet { UpdateCycle.shared.hostDidChange() }
  }

  private var weakWindows: [WeakWindow] = []

  private override init() {
    super.init()
  }

  /// There is one application, which nobody else makes.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The windows that exist, in the order in which they were made.
  public var windows: [UIWindow] {
    weakWindows.compactMap(\.window)
  }

  /// The window that gets what is typed, or nil.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// The direction of the interface, from the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate, if it is a responder.
  public override var next: UIResponder? {
    delegate
  }

  var visibleWindows: [UIWindow] {
    windows.filter(\.isVisible)
  }

  func add(_ window: UIWindow) {
    weakWindows.removeAll { $0.window == nil }
    weakWindows.append(WeakWindow(window: window))
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
