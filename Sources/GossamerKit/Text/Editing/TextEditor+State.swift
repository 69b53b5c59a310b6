// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The states of a text editor. They determine what may happen inside a callback.

extension TextEditor {
  /// The state of a change of the text.
  ///
  /// Delegates may do anything inside a callback: set the text, type, select, undo, move the focus, or remove the
  /// view. All of these are therefore transitions, and each state says what happens to them.
  ///
  ///                    compose(text)
  ///          +------+ --------------------> +-----------+
  ///     +--> | idle |                       | composing |
  ///     |    +------+ <-------------------- +-----------+
  ///     |       |       compose(nil), or any change
  ///     |       |
  ///     |       | a person replaces, undoes, redoes
  ///     |       v
  ///     |   +--------+    change from inside    +----------+
  ///     |<--| asking | -----------------------> | applying |
  ///     |   +--------+ <----------------------- +----------+
  ///     | refused |              overruled
  ///     |         | permitted
  ///     |         v
  ///     |   +----------+
  ///     |   | applying | <--- from idle: the program sets or replaces text
  ///     |   +----------+
  ///     |         |
  ///     |         v                        change from inside
  ///     |    +---------+ ---------------------> +------------------+
  ///     +<---| telling |                        | asking, applying |
  ///          +---------+ <--------------------- +------------------+
  ///         nothing left            more to tell
  ///
  /// Selecting during editing goes from idle or composing to telling, and back.
  ///
  /// - **A change made inside a `should…` callback** asks no delegate. It *overrules* the change that the callback is
  ///   about: if the callback permits that change, its characters replace the selection that there is by then. An
  ///   overruled deletion, undo or redo is dropped.
  /// - **Notifications are sent one after the other**, in the order of ``Event``, and never inside a `should…`
  ///   callback. What changes meanwhile is reported afterwards, so no callback is called again before it has
  ///   returned. A change of the selection inside a notification of the selection isn't reported.
  /// - **Each change of the text discards the marked text.** Selecting doesn't.
  /// - **A deletion may wait for an insertion**, in any state: a host's widget replaces characters in two steps, but
  ///   the client is asked once. It depends on what follows. After an insertion at the same place, both are one
  ///   change. After an insertion elsewhere, or before the next event, the deletion is a change of its own. Marked
  ///   text or another change drops the deletion. See ``TextEditor/pendingDeletion``.
  /// - **While a change is being applied** only the input delegate, which is told that the text will change, the view,
  ///   which updates its layout, and the mirror, which shows the change, are called. None has a reason to change the
  ///   text then. If one does, the change or the marked text is refused with a message. Marked text is refused inside
  ///   a `should…` callback, too.
  /// - **There is a limit**: after ``UpdateCycle/maximumRounds`` notifications in a row the rest are dropped, with a
  ///   message.
  package enum State: Equatable {
    /// Nothing is going on.
    case idle
    /// An input method is composing this marked text at the selection.
    case composing(String)
    /// The client is asked to permit a change.
    case asking(Question)
    /// The characters are being replaced, here and in the mirror; or the input delegate is told that the selection
    /// will change.
    case applying
    /// The client is notified of a change. `composed` is the marked text; nil if there is none.
    case telling(Event, composed: String?)
  }

  /// A change that the client is asked about.
  package struct Question: Equatable {
    package var change: TextChange
    /// The shorter replacement that the client has proposed; nil if it has proposed none.
    package var proposal: String?
    /// Whether the text was changed inside the callback that asks the question.
    package var isOverruled = false
  }

  /// The notifications that a client gets, in this order.
  package enum Event: CaseIterable {
    /// The text has changed, by a person or by the program.
    case text
    /// The selection has changed, or the text was edited. Sent only during editing.
    case selection
    /// A person has edited the text, or the program by a call that counts as editing.
    case edit
  }
}

extension TextEditor.State {
  /// The marked text; nil if there is none.
  var composed: String? {
    switch self {
    case .composing(let text): text
    case .telling(_, let composed): composed
    case .idle, .asking, .applying: nil
    }
  }

  /// This state with `text` as the marked text; nil for no marked text. Returns nil if the marked text can't be
  /// changed in this state.
  func composing(_ text: String?) -> TextEditor.State? {
    switch self {
    case .idle, .composing: text.map(TextEditor.State.composing) ?? .idle
    case .telling(let event, _): .telling(event, composed: text)
    case .asking, .applying: nil
    }
  }

  /// The state to return to after a change was made in this one. A question is overruled then.
  var afterChange: TextEditor.State {
    guard case .asking(var question) = self else { return self }
    question.isOverruled = true
    return .asking(question)
  }
}

// MARK: - Refusing

extension TextEditor {
  /// Logs that the current state doesn't allow something.
  /// - Parameter what: the beginning of the sentence, such as "'a' can't be written".
  func complain(_ what: String) {
    let name = client?.shortDescription ?? "a view that is gone"
    let place = client?.placeToReact ?? "a callback"
    switch state {
    case .applying:
      Messages.views.error(
        """
        \(what) into the text of \(name) while another change of it is being written, so it isn't. Do it \
        when the text has changed: in \(place).
        """)
    default:
      Messages.views.error(
        """
        \(what) in \(name) while the delegates are asked about a change of its text, so it doesn't. Do it \
        when the text has changed: in \(place).
        """)
    }
  }
}

// MARK: - Beginning and ending

extension TextEditor {
  /// Whether the text is being edited. This is independent of ``State``: a person types only during editing, but a
  /// program may change the text at any time.
  ///
  ///     +-------+   mayBegin    +---------------+
  ///     | ended | ------------> | askingToBegin |
  ///     +-------+ <------------ +---------------+
  ///         ^       answered            |
  ///         | end                       | begin
  ///         |                           v
  ///     +-------------+   mayEnd   +---------+
  ///     | askingToEnd | <--------- | editing |
  ///     +-------------+ ---------> +---------+
  ///                      answered
  ///
  /// Editing can also begin and end without a question: it ends so if the view is removed from its window. Inside a
  /// callback that asks whether editing may begin or end, a delegate can't begin or end it.
  package enum Session {
    /// The text isn't being edited.
    case ended
    /// The client is asked whether editing may begin.
    case askingToBegin
    /// The text is being edited.
    case editing
    /// The text is being edited, and the client is asked whether editing may end.
    case askingToEnd

    /// Whether the text is being edited.
    package var isEditing: Bool { self == .editing || self == .askingToEnd }
  }

  /// Asks whether editing may begin. Returns false without asking if editing has begun, or if a question is being
  /// asked already.
  /// - Parameter question: asks the delegates.
  package func mayBegin(_ question: () -> Bool) -> Bool {
    guard session == .ended else { return false }
    session = .askingToBegin
    let answer = question()
    if session == .askingToBegin { session = .ended }
    return answer
  }

  /// Begins editing. The next change is a new step of the undo history.
  package func begin() {
    session = .editing
    history.endRun()
  }

  /// Asks whether editing may end. Doesn't ask unless the text is being edited: it returns true if editing hasn't begun,
  /// and false if a question is being asked already.
  /// - Parameter question: asks the delegates.
  package func mayEnd(_ question: () -> Bool) -> Bool {
    guard session == .editing else { return session == .ended }
    session = .askingToEnd
    let answer = question()
    if session == .askingToEnd { session = .editing }
    return answer
  }

  /// Ends editing, and discards the marked text.
  package func end() {
    session = .ended
    giveUpComposing()
    history.endRun()
  }
}
