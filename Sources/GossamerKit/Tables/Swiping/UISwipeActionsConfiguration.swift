// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that appear when a row is swiped.
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
/// Without a touch screen, a row is swiped by dragging it with the mouse or by scrolling horizontally. The actions are
/// in the row's context menu, too.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration {
  /// The actions. The button of the first one is at the edge of the row.
  public let actions: [UIContextualAction]

  /// Whether a swipe across the whole row performs the first action. True unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration. An empty array means that the row can't be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action on a row that its swipe, or its context menu, offers.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction {
  /// Performs the action.
  /// - Parameters:
  ///   - action: the action.
  ///   - sourceView: the button that was pressed; the cell or the table if the action was performed by other means.
  ///   - completionHandler: must be called, at any time, with whether the action was performed. The row closes then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The kind of an action.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
  nonisolated public enum Style: Int, Sendable {
    /// Any other action.
    case normal = 0
    /// An action that removes the row. The Delete key performs it, too.
    case destructive = 1
  }

  /// The kind of the action.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The title of the button; nil for a button with an image only.
  open var title: String?

  /// The image of the button, drawn in white; nil for none. In low rows only the image is shown, not the title.
  open var image: UIImage?

  /// The background colour of the button. Unless set, or if set to nil, it is red for a destructive action and grey for
  /// others.
  // UIKit's type, which takes nil and never gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  /// - Parameters:
  ///   - style: the kind of the action.
  ///   - title: the title of the button; nil for none.
  ///   - handler: performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
