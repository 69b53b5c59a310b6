// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A scene that shows windows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiwindowscene
open class UIWindowScene: UIScene {
  /// The windows of the scene, in the order of their creation.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The window of the scene that has the keyboard; nil for none.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The traits of the scene: those of the screen.
  open var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The coordinates of the scene: its first window; without one, a view with the default bounds.
  open var coordinateSpace: UIView { windows.first ?? UIView(frame: UIScreen.main.bounds) }

  /// Portrait, or landscape for windows that are wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = coordinateSpace.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// What a status bar would be like, of which a window has none.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The limits of the window's size. They have no effect: the desktop's window manager lets a person choose it.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  override func titleDidChange() {
    for window in windows { window.host?.updateChrome() }
  }
}

/// The status bar of a scene: a window has none.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor public final class UIStatusBarManager {
  /// An empty rectangle.
  public var statusBarFrame: CGRect { .zero }
  /// True.
  public var isStatusBarHidden: Bool { true }
  /// The default style.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// The limits of a scene's size, in points.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor public final class UISceneSizeRestrictions {
  /// The least size.
  public var minimumSize = CGSize.zero
  /// The greatest size.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
