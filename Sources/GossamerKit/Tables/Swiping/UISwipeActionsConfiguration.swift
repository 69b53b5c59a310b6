// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a person can do with a row that is swiped aside.
///
///     func tableView(
///       _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
///     ) -> UISwipeActionsConfiguration? {
///       let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
///         completion(self.flag(indexPath))
///       }
///       return UISwipeActionsConfiguration(actions: [flag])
///     }
///
/// Without a finger: by dragging with the mouse, by a wheel that turns sideways, and in the menu of the row.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
open class UISwipeActionsConfiguration {
  /// What can be done; the first one stands at the edge of the row.
  public let actions: [UIContextualAction]

  /// Whether a swipe across the row performs the first action. True unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration. Without actions the row can't be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// One thing that can be done with a row.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextualaction
open class UIContextualAction {
  /// Does it.
  /// - Parameters:
  ///   - action: the action.
  ///   - sourceView: the button that was pressed; the cell, or the table, where it was chosen otherwise.
  ///   - completionHandler: to be called, at any time, with whether it was done: the row closes.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// What kind of thing an action does.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
  nonisolated public enum Style: Int, Sendable {
    /// Anything.
    case normal = 0
    /// It takes the row away: the Delete key does it too.
    case destructive = 1
  }

  /// What kind of thing it does.
  public let style: Style

  /// Does it.
  public let handler: Handler

  /// What the button says; nil for its image only.
  open var title: String?

  /// What the button shows, in white; nil for nothing. In low rows it takes the place of the title.
  open var image: UIImage?

  /// The colour of the button; unless set, and when set to nil, grey, or red if it is destructive.
  // UIKit's type, which takes nil and never gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  /// - Parameters:
  ///   - style: what kind of thing it does.
  ///   - title: what the button says; nil for nothing.
  ///   - handler: does it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
