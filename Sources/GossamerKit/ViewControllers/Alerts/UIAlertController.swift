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
/// action sheet is at the lower edge of a window of compact width, and in the middle of a wider one.
///
/// An alert that appears while a person is typing leaves the keyboard focus to the text. It takes the focus when no key
/// was pressed for a second.
///
/// Escape chooses the cancel action, or the only action. Return presses the focused button. In the last text field,
/// Return chooses the ``preferredAction``, or else the first action of the default style. In other text fields, it
/// moves to the next one.
///
/// - What it says: ``title``, ``message``
/// - What can be done: ``addAction(_:)``, ``actions``, ``preferredAction``
/// - Text: ``addTextField(configurationHandler:)``, ``textFields``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uialertcontroller
open class UIAlertController: UIViewController {
  /// What kind of alert it is.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// A list of things to do with what a person has pressed.
    case actionSheet = 0
    /// A card in the middle of the window.
    case alert = 1
  }

  /// Creates an alert without actions.
  /// - Parameters:
  ///   - title: what it is about, in a few words; nil for none.
  ///   - message: what there is to say beyond that; nil for nothing.
  ///   - preferredStyle: what kind of alert it is.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    self.title = title
    self.message = message
  }

  // MARK: - What it says

  /// What it is about, in a few words; nil for none. It is no title of the window.
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// What there is to say beyond the title; nil for nothing.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  /// What kind of alert it is.
  open var preferredStyle: Style { storedStyle }

  // MARK: - What can be done

  /// The actions, in the order in which they were added. The buttons stand in this order, but for the
  /// cancel action: it is the first of two that stand side by side, else the last.
  open var actions: [UIAlertAction] { storedActions }

  /// Adds a button. A second cancel action is refused with a message, where UIKit raises.
  open func addAction(_ action: UIAlertAction) { add(action) }

  /// The action that Return chooses in a text field, and that has the keyboard in an alert without one; its
  /// title is bold. Nil for the first action of the default style, or else the cancel action. One that
  /// wasn't added before, and one of an action sheet, is refused with a message.
  open var preferredAction: UIAlertAction? {
    didSet { preferredActionDidChange(from: oldValue) }
  }

  // MARK: - Text

  /// Adds a text field below the message. In an action sheet it is refused with a message.
  /// - Parameter configurationHandler: gets the field before it is shown, to set its placeholder for
  ///   instance; nil for nothing.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    addField(configuredBy: configurationHandler)
  }

  /// The text fields, in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  // MARK: - UIViewController

  /// Makes the card.
  open override func loadView() { view = AlertView(of: self) }

  /// An alert fades in; an action sheet comes up where it lies at the lower edge. Setting it has no effect.
  open override var modalTransitionStyle: UIModalTransitionStyle {
    get { isAtBottom ? .coverVertical : .crossDissolve }
    set {}
  }

  /// Escape and Return.
  open override var keyCommands: [UIKeyCommand]? { alertCommands }

  override func makeOwnPresentationController() -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  package override var screenTitle: String? { nil }

  // MARK: - State that the chapters keep

  private var storedStyle = Style.actionSheet
  var storedActions: [UIAlertAction] = []
  var fields: [UITextField] = []
  /// Whether a person has chosen an action since the alert was presented.
  var isDecided = false
}
