// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person has asked the desktop for, and what an application tells those who can't see it.
///
/// How large text is to be says `UIApplication`'s ``UIApplication/preferredContentSizeCategory``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public enum UIAccessibility {
  /// Whether the person wants less motion: on a desktop that animations are switched off. False headless.
  ///
  /// The host leaves out the Kit's animations by itself; `UIView.animate` sets what it changes at once.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesMotion
  }

  /// Posted when ``isReduceMotionEnabled`` has changed.
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  /// Whether the person wants colours that stand out more: the desktop's high contrast, which is also
  /// `UITraitCollection.accessibilityContrast`. False headless.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }

  /// Whether a screen reader is on, Orca for instance, as the desktop says. False headless, without a session bus, and
  /// for the first moments of the application: the desktop is asked, and not waited for.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  public static var isVoiceOverRunning: Bool {
    UIApplication.shared.accessibilitySettings.hasScreenReader
  }

  /// Posted when ``isVoiceOverRunning`` has changed.
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  /// The rectangle of a view's coordinates in those of its window, for ``UIAccessibilityElement/accessibilityFrame``. It
  /// stands for the rectangle on the screen: an application doesn't know where a desktop puts its window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/converttoscreencoordinates(_:in:)
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// What assistive technologies are told of.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public let rawValue: UInt32

    /// A notification by UIKit's number of it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed. The argument is the view to go to, or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed. The argument is the view to go to, or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something has happened that isn't seen where a person is. The argument is what to say.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by pages. The argument is what to say: "Page 3 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies of something: a text is said, in the key window, a view gets the keyboard focus in
  /// its own, and an element, which can't have that, is said. What is said breaks off what is being said. Where the
  /// layout or the screen has changed, views are asked anew for their ``UIView/accessibilityElements``, at the cost of a
  /// walk through all of them.
  /// - Parameter argument: a `String`, an `NSAttributedString`, a view, an element, or nil for nothing.
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

/// What the desktop says for people with other abilities, beside what is a trait.
package struct AccessibilitySettings {
  /// Whether animations are to be left out.
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
