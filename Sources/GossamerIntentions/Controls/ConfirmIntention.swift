// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Asks before it lets an action through.
///
///     let question = ConfirmIntention.Question("Delete this draft?", confirm: "Delete Draft")
///     ConfirmIntention(on: cancelItem, asking: question, owner: self) { controller in
///       controller.viewModel.hasChanges
///     } perform: { controller in
///       controller.close()
///     }
///
/// The question is an alert that the intention's controller presents. Its button for yes has the destructive style.
/// Escape and Return both mean no, so that a key pressed without reading can't do what can't be undone.
///
/// **In a document** it is an Object with the attributes `question`, `message`, `confirmTitle`, `cancelTitle`, and those
/// of a ``GateIntention``.
open class ConfirmIntention: GateIntention {
  /// The texts of the alert.
  public struct Question: Equatable {
    /// The question, as `Delete this draft?`
    public var title: String
    /// What a person should know before they answer; nil for no message.
    public var message: String?
    /// The title of the button for yes.
    public var confirm: String
    /// The title of the button for no.
    public var cancel: String

    /// Creates a question.
    public init(
      _ title: String, message: String? = nil, confirm: String, cancel: String = "Cancel"
    ) {
      self.title = title
      self.message = message
      self.confirm = confirm
      self.cancel = cancel
    }
  }

  /// The question of the alert.
  public final var question = Question("Are you sure?", confirm: "OK")

  private var isNeeded: (() -> Bool)?

  /// The wires of gates, and the attributes `question`, `message`, `confirmTitle`, `cancelTitle`.
  open override class var wires: AnyWires {
    Wires<ConfirmIntention>(super.wires)
      .summary("Asks a question before an action is performed.")
      .attribute("question", \.question.title)
      .attribute("message", \.question.message)
      .attribute("confirmTitle", \.question.confirm)
      .attribute("cancelTitle", \.question.cancel)
  }

  /// Asks before it lets a control's action through.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - question: the question of the alert.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - isNeeded: whether to ask; else the action goes through at once.
  ///   - perform: the action. Both closures must capture controllers and views weakly.
  public convenience init(
    on control: UIControl, asking question: Question, file: String = #fileID, line: Int = #line,
    if isNeeded: @escaping () -> Bool = { true }, perform: @escaping () -> Void
  ) {
    self.init(on: control, file: file, line: line, perform: perform)
    self.question = question
    self.isNeeded = isNeeded
  }

  /// Asks before it lets a bar button's action through; see ``init(on:asking:file:line:if:perform:)-(UIControl,_,_,_,_,_)``.
  public convenience init(
    on item: UIBarButtonItem, asking question: Question, file: String = #fileID, line: Int = #line,
    if isNeeded: @escaping () -> Bool = { true }, perform: @escaping () -> Void
  ) {
    self.init(on: item, file: file, line: line, perform: perform)
    self.question = question
    self.isNeeded = isNeeded
  }

  /// Asks before it lets a control's action through; both closures get their owner.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - question: the question of the alert.
  ///   - owner: the controller or view that the closures get, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - isNeeded: whether to ask; else the action goes through at once.
  ///   - perform: the action. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    on control: UIControl, asking question: Question, owner: Owner, file: String = #fileID,
    line: Int = #line, if isNeeded: @escaping (Owner) -> Bool = { _ in true },
    perform: @escaping (Owner) -> Void
  ) {
    self.init(on: control, owner: owner, file: file, line: line, perform: perform)
    self.question = question
    self.isNeeded = { [weak owner] in owner.map(isNeeded) ?? false }
  }

  /// Asks before it lets a bar button's action through; both closures get their owner. See the initialiser for a
  /// control.
  public convenience init<Owner: AnyObject>(
    on item: UIBarButtonItem, asking question: Question, owner: Owner, file: String = #fileID,
    line: Int = #line, if isNeeded: @escaping (Owner) -> Bool = { _ in true },
    perform: @escaping (Owner) -> Void
  ) {
    self.init(on: item, owner: owner, file: file, line: line, perform: perform)
    self.question = question
    self.isNeeded = { [weak owner] in owner.map(isNeeded) ?? false }
  }

  /// Whether to ask. The base implementation asks the closure that the intention was created with, or says yes.
  open func isConfirmationNeeded() -> Bool { isNeeded?() ?? true }

  /// Asks, or lets the action through.
  open override func trigger() {
    guard isConfirmationNeeded() else { return letThrough() }
    guard let viewController else {
      return complain("can't ask, because no controller keeps it; nothing is done.")
    }
    let alert = UIAlertController(
      title: question.title, message: question.message, preferredStyle: .alert)
    let confirm = UIAlertAction(title: question.confirm, style: .destructive) { [weak self] _ in
      self?.letThrough()
    }
    let cancel = UIAlertAction(title: question.cancel, style: .cancel)
    for action in [confirm, cancel] { alert.addAction(action) }
    alert.preferredAction = cancel
    viewController.present(alert, animated: true)
  }
}
