// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An action that a swipe across a row offers, as before iOS 11. Better: ``UIContextualAction``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor open class UITableViewRowAction {
  /// The kind of an action.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum
  nonisolated public enum Style: Int, Sendable {
    /// An action that removes something.
    case destructive = 0
    /// Any other action.
    case normal = 1

    /// An action that removes something.
    public static let `default` = Style.destructive
  }

  /// The kind of the action.
  public let style: Style

  /// The title of the button; nil for none.
  open var title: String?

  /// The background colour of the button; nil for red if the action is destructive, otherwise for grey.
  open var backgroundColor: UIColor?

  /// Has no effect: the button has no room for an effect behind it.
  open var backgroundEffect: UIVisualEffect?

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  /// - Parameters:
  ///   - style: the kind of the action.
  ///   - title: the title of the button; nil for none.
  ///   - handler: performs the action, with the action and the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

extension UISwipeActionsConfiguration {
  /// The actions of a row, which closes after each. As in UIKit a swipe across the whole row performs none of them.
  convenience init(rowActions: [UITableViewRowAction], of row: IndexPath) {
    self.init(
      actions: rowActions.map { action in
        let style = action.style == .destructive ? UIContextualAction.Style.destructive : .normal
        let shown = UIContextualAction(style: style, title: action.title) { _, _, completion in
          action.handler(action, row)
          completion(true)
        }
        shown.backgroundColor = action.backgroundColor
        return shown
      })
    performsFirstActionWithFullSwipe = false
  }
}
