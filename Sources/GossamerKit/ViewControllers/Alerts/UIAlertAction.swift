// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that a person can do about an alert: a button with a title, and what it does.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uialertaction
open class UIAlertAction: Hashable {
  /// What the action is about.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// The usual.
    case `default` = 0
    /// It leaves everything as it is. An alert has at most one; it has a place of its own, and Escape
    /// presses it.
    case cancel = 1
    /// It deletes or changes something for good, and is red.
    case destructive = 2
  }

  /// Creates an action.
  /// - Parameters:
  ///   - title: what the button says; nil for nothing.
  ///   - style: what the action is about.
  ///   - handler: called with the action when a person has chosen it and the alert is gone; nil for
  ///     nothing. It is let go of when the alert is gone, so that it may refer to the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  /// What the button says; nil for nothing.
  open var title: String? { storedTitle }

  /// What the action is about.
  open var style: Style { storedStyle }

  /// Whether it can be chosen. The button follows while the alert is shown.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } }
  }

  private let storedTitle: String?
  private let storedStyle: Style
  /// What is called when the action was chosen.
  var handler: ((UIAlertAction) -> Void)?
  /// The button that shows the action at the moment.
  weak var button: AlertButton?

  /// Whether both are the same object.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }

  /// Feeds the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
