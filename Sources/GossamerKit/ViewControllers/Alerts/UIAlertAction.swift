// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An action of an alert: a button with a title and a handler.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: Hashable {
  /// The styles of actions.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default` = 0
    /// For an action that changes nothing. An alert has at most one. Escape chooses it; for its position see
    /// ``UIAlertController/actions``.
    case cancel = 1
    /// For an action that deletes or changes something for good. Its title is red.
    case destructive = 2
  }

  /// Creates an action.
  /// - Parameters:
  ///   - title: the title of the button; nil for none.
  ///   - style: the style.
  ///   - handler: called with the action after a person has chosen it and the alert is dismissed; nil for none. It is
  ///     released when the alert is dismissed, so it may refer to the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  /// The title of the button; nil for none.
  open var title: String? { storedTitle }

  /// The style.
  open var style: Style { storedStyle }

  /// Whether the action can be chosen. The button is updated while the alert is shown.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } }
  }

  private let storedTitle: String?
  private let storedStyle: Style
  /// The handler; nil for none.
  var handler: ((UIAlertAction) -> Void)?
  /// The button for the action, while it is shown.
  weak var button: AlertButton?

  /// Whether both are the same object.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
