// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The screen that windows are shown on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscreen
public final class UIScreen {
  /// The screen of the application.
  public static var main: UIScreen { Interface.current.screen }

  private unowned let interface: Interface

  init(of interface: Interface) {
    self.interface = interface
  }

  /// What the desktop says of light and dark, direction, density and the size of text. The host sets it; windows start
  /// from it.
  ///
  /// Setting it tells the windows, then those that follow `UIContentSizeCategory.didChangeNotification` or a
  /// notification of ``UIAccessibility``.
  public package(set) var traitCollection = UITraitCollection() {
    didSet {
      guard traitCollection != oldValue else { return }
      UITraitCollection.current = traitCollection
      interface.application.systemTraitsDidChange(since: oldValue)
    }
  }

  /// The size that a screen's content gets by default: a phone's, 393 by 852 points, within the
  /// area that the real screen has for a window.
  public var bounds: CGRect {
    let phone = CGSize(width: 393, height: 852)
    guard let available = interface.host?.screenBounds.size else {
      return CGRect(origin: .zero, size: phone)
    }
    let size = CGSize(
      width: min(phone.width, available.width), height: min(phone.height, available.height))
    return CGRect(origin: .zero, size: size)
  }

  /// Physical pixels per point; 1 headless.
  public var scale: CGFloat {
    interface.host?.screenScale ?? 1
  }
}
