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

  /// The default bounds of a window, limited by the size of the real screen: those of a phone, 393 by 852 points, or of a
  /// tablet, 820 by 1180 points, if `UIDeviceFamily` in the Info.plist is 2 alone. An application that supports only landscape
  /// has them on their side.
  public var bounds: CGRect {
    let phone = interface?.application.launchInfo.windowSize ?? LaunchInfo().windowSize
    guard let available = interface?.host?.screenBounds.size else {
      return CGRect(origin: .zero, size: phone)
    }
    let size = CGSize(
      width: min(phone.width, available.width), height: min(phone.height, available.height))
    return CGRect(origin: .zero, size: size)
  }

  /// The default bounds of a window in physical pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The brightness from 0 to 1. Setting it has no effect: it is the person's, not an application's.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// Physical pixels per point; 1 without a host.
  public var scale: CGFloat {
    interface?.host?.screenScale ?? 1
  }
}
