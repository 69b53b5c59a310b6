// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The screen that windows are shown on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen {
  /// The screen of the application.
  public static var main: UIScreen { Interface.current.screen }

  private weak var interface: Interface?

  init(of interface: Interface) {
    self.interface = interface
  }

  /// The desktop's settings: light or dark, layout direction, display scale and text size. The host sets them; windows
  /// inherit them.
  ///
  /// Setting it updates the windows, and then posts `UIContentSizeCategory.didChangeNotification` and the notifications of
  /// ``UIAccessibility``, as far as these settings have changed.
  public package(set) var traitCollection = UITraitCollection() {
    didSet {
      guard traitCollection != oldValue else { return }
      UITraitCollection.current = traitCollection
      interface?.application.systemTraitsDidChange(since: oldValue)
    }
  }

  /// The default bounds of a window: those of a phone, 393 by 852 points, limited by the size of the real screen.
  public var bounds: CGRect {
    let phone = CGSize(width: 393, height: 852)
    guard let available = interface?.host?.screenBounds.size else {
      return CGRect(origin: .zero, size: phone)
    }
    let size = CGSize(
      width: min(phone.width, available.width), height: min(phone.height, available.height))
    return CGRect(origin: .zero, size: size)
  }

  /// Physical pixels per point; 1 without a host.
  public var scale: CGFloat {
    interface?.host?.screenScale ?? 1
  }
}
