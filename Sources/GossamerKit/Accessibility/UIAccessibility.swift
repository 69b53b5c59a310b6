// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The desktop's accessibility settings, and notifications to assistive technologies.
///
/// For the text size see ``UIApplication/preferredContentSizeCategory``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the person wants less motion, which means that the desktop's animations are turned off. False without a host.
  ///
  /// The host then shows the changes of the Kit's animations and of `UIView.animate` at once.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesMotion
  }

  /// Posted when ``isReduceMotionEnabled`` has changed.
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  /// Whether the person wants higher contrast: the desktop's setting, which is also
  /// `UITraitCollection.accessibilityContrast`. False without a host.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }

  /// Whether a screen reader, such as Orca, is on. False without a host or a session bus, and during the first moments of
  /// the application, because the desktop is asked asynchronously.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  public static var isVoiceOverRunning: Bool {
    UIApplication.shared.accessibilitySettings.hasScreenReader
  }

  /// Posted when ``isVoiceOverRunning`` has changed.
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  /// Converts a rectangle from the coordinates of a view to those of its window, for
  /// ``UIAccessibilityElement/accessibilityFrame``. Window coordinates stand for screen coordinates, because an application
  /// doesn't know where the desktop has placed its window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/converttoscreencoordinates(_:in:)
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A notification to assistive technologies.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for the notification.
    public let rawValue: UInt32

    /// Creates a notification from UIKit's number for it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed. The argument is the view to focus, or the text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed. The argument is the view to focus, or the text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// An announcement of something that the focused view doesn't show. The argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page. The argument is the text to speak: "Page 3 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies. A text is spoken, and interrupts what is being spoken. A view gets the
  /// keyboard focus. An element can't have the focus, so its label and value are spoken. After `layoutChanged` and
  /// `screenChanged` the views are asked again for their ``UIView/accessibilityElements``, which visits all visible views.
  /// - Parameter argument: a `String`, an `NSAttributedString`, a view or an element; nil for none.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/post(notification:argument:)
  public static func post(notification: Notification, argument: Any?) {
    if notification == .layoutChanged || notification == .screenChanged {
      for window in UIApplication.shared.visibleWindows {
        for view in window.descendants where view.hasElements {
          view.setNeedsCommit(.accessibility)
        }
      }
    }
    switch argument {
    case let text as String: UIApplication.shared.keyWindow?.announce(text)
    case let text as NSAttributedString: UIApplication.shared.keyWindow?.announce(text.string)
    case let view as UIView:
      view.window?.afterAppearance { [weak view] in
        if view?.becomeFirstResponder() == false { view?.peer?.focus() }
      }
    case let element as UIAccessibilityElement:
      let texts = [element.accessibilityLabel, element.accessibilityValue]
      element.responderWindow?.announce(texts.compactMap(\.self).joined(separator: ", "))
    default: break
    }
  }
}

/// The desktop's accessibility settings that aren't traits.
package struct AccessibilitySettings {
  /// Whether animations are turned off.
  package var reducesMotion = false
  /// Whether a screen reader is on.
  package var hasScreenReader = false

  package init(reducesMotion: Bool = false, hasScreenReader: Bool = false) {
    self.reducesMotion = reducesMotion
    self.hasScreenReader = hasScreenReader
  }

  func post(since previous: AccessibilitySettings) {
    if reducesMotion != previous.reducesMotion {
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if hasScreenReader != previous.hasScreenReader {
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }
}
