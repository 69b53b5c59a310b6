// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A screen with a message and a choice of actions: a card in the middle of the window, or an action sheet.
///
///     let alert = UIAlertController(
///       title: "Delete the list?", message: "It can't be brought back.", preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in store.delete() })
///     present(alert, animated: true)
///
/// Each action dismisses the alert; then its handler is called, once. `dismiss(animated:)` in code calls no handler. An
/// action sheet is at the lower edge of a window of compact width. In a wider one it is beside the source of its
/// ``popoverPresentationController``, or else in the middle.
///
/// An alert that appears while a person is typing takes the keyboard focus only when no key was pressed for a second.
///
/// Escape chooses the cancel action, or the only action. Return presses the focused button. In the last text field,
/// Return chooses the ``preferredAction``, or else the first action of the default style, or else the cancel action. In
/// other text fields, it moves to the next one.
///
/// - What it says: ``title``, ``message``
/// - What can be done: ``addAction(_:)``, ``actions``, ``preferredAction``
/// - Text: ``addTextField(configurationHandler:)``, ``textFields``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uialertcontroller
open class UIAlertController: UIViewController {
  /// The kinds of alerts.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// A list of actions, for instance for the object that a person has pressed.
    case actionSheet = 0
    /// A card in the middle of the window.
    case alert = 1
  }

  /// Creates an alert without actions.
  /// - Parameters:
  ///   - title: the title, a few words; nil for none.
  ///   - message: the text below the title; nil for none.
  ///   - preferredStyle: the kind of alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    self.title = title
    self.message = message
  }

  // MARK: - What it says

  /// The title, a few words; nil for none. The window's title doesn't change to it.
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The text below the title; nil for none.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  /// The kind of alert.
  open var preferredStyle: Style { storedStyle }

  // MARK: - What can be done

  /// The actions, in the order in which they were added. The buttons have the same order, except for the cancel button:
  /// it is the first of two buttons side by side, and otherwise the last.
  open var actions: [UIAlertAction] { storedActions }

  /// Adds an action. A second cancel action is refused with a message, while UIKit raises an exception. So is an action
  /// that was added already.
  open func addAction(_ action: UIAlertAction) { add(action) }

  /// The preferred action of an alert. Its title is bold. In an alert without text fields, its button gets the keyboard
  /// focus. In the last text field, Return chooses it.
  ///
  /// If it is nil, the cancel action's title is bold. For the focus and for Return, the first action of the default
  /// style takes its place, or else the cancel action. Setting an action that wasn't added before, or an action of an
  /// action sheet, is refused with a message.
  open var preferredAction: UIAlertAction? {
    didSet { preferredActionDidChange(from: oldValue) }
  }

  // MARK: - Text

  /// Adds a text field below the message. In an action sheet, this is refused with a message.
  /// - Parameter configurationHandler: called at once with the text field, for instance to set its placeholder; nil for
  ///   none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    addField(configuredBy: configurationHandler)
  }

  /// The text fields, in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  // MARK: - UIViewController

  /// Creates the view of the alert.
  open override func loadView() { view = AlertView(of: self) }

  /// An action sheet at the lower edge of the window slides up; every other alert fades in. Setting it has no effect.
  open override var modalTransitionStyle: UIModalTransitionStyle {
    get { isAtBottom ? .coverVertical : .crossDissolve }
    set {}
  }

  /// The key commands of Escape and Return.
  open override var keyCommands: [UIKeyCommand]? { alertCommands }

  /// Where an action sheet stands in a window of regular width: beside this source, without one in the middle. In a window of
  /// compact width it is at the lower edge. Nil for an alert.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? sheetAnchor : nil
  }

  private(set) lazy var sheetAnchor = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)

  override func makeOwnPresentationController() -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  package override var screenTitle: String? { nil }

  // MARK: - State, used in the extensions

  private var storedStyle = Style.actionSheet
  var storedActions: [UIAlertAction] = []
  var fields: [UITextField] = []
  /// Whether a person has chosen an action since the alert was presented.
  var isDecided = false
}
