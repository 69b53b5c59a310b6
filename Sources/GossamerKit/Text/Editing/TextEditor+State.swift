// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// What happens while something else does: the editor's states.

extension TextEditor {
  /// Where a change of a text stands.
  ///
  /// Whoever is asked or told may do anything from inside: set the text, type, select, undo, move the focus,
  /// remove the view. So all of these are transitions, and each state says what becomes of them.
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
  /// Selecting goes from idle or composing to telling, and back.
  ///
  /// - **A change made from inside of a question** is asked of nobody: who is being asked makes it. It
  ///   *overrules* what was asked about: if that is permitted all the same, its characters come in place of
  ///   what is selected then; a deletion, and what was to be undone, is dropped.
  /// - **News is told one after the other**, in the order of ``News``, never from inside of a question, and what
  ///   changes meanwhile is told afterwards: nobody is called again before they have returned. What a client
  ///   does with the selection while it is told of the selection isn't told.
  /// - **Each change of the text drops what is being composed.** Selecting doesn't.
  /// - **A deletion may wait for an insertion**, in any state: a host's widget replaces characters in two steps,
  ///   which are one question. What comes first says what becomes of it. An insertion in its place: both are one
  ///   change. One elsewhere, or the next event: it was meant by itself. The composing of an input method, or
  ///   another change: it is dropped. See ``TextEditor/pendingDeletion``.
  /// - **Nobody is called while a change is being applied** but the view, which brings its layout in line, and the
  ///   mirror, which shows it. Neither has anything to ask for then. A change or a composition that is asked for
  ///   all the same is refused, with a message; so is a composition from inside of a question.
  /// - **It ends**: after ``UpdateCycle/maximumRounds`` pieces of news in a row the rest is dropped, with a
  ///   message.
  package enum State: Equatable {
    /// Nothing is going on.
    case idle
    /// An input method composes this text at the selection.
    case composing(String)
    /// The client is asked.
    case asking(Question)
    /// The characters are being replaced, here and in the mirror.
    case applying
    /// The client is told this, while an input method may be composing.
    case telling(News, composed: String?)
  }

  /// A change that the client is asked about.
  package struct Question: Equatable {
    package var change: TextChange
    /// The shorter replacement that would be permitted.
    package var proposal: String?
    /// Whether the text was changed from inside of the question.
    package var isOverruled = false
  }

  /// What a client is told, in this order.
  package enum News: CaseIterable {
    /// Another text is there, whoever has changed it.
    case text
    /// Text or selection have changed.
    case selection
    /// The text was edited: by a person, or as by one.
    case edit
  }
}

extension TextEditor.State {
  /// What an input method is composing.
  var composed: String? {
    switch self {
    case .composing(let text): text
    case .telling(_, let composed): composed
    case .idle, .asking, .applying: nil
    }
  }

  /// The state in which an input method is composing `text`, or nothing; nil if it can't.
  func composing(_ text: String?) -> TextEditor.State? {
    switch self {
    case .idle, .composing: text.map(TextEditor.State.composing) ?? .idle
    case .telling(let news, _): .telling(news, composed: text)
    case .asking, .applying: nil
    }
  }

  /// The state to go back to when a change is made from inside of this one.
  var afterChange: TextEditor.State {
    guard case .asking(var question) = self else { return self }
    question.isOverruled = true
    return .asking(question)
  }
}

// MARK: - Complaining

extension TextEditor {
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
  /// Whether a text is being edited: apart from ``State``, since a person types only then, but a program
  /// whenever it likes.
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
  /// Editing can begin and end without a question; it ends so if the view is taken out of its window. Who is
  /// being asked whether it may begin, or end, can't have it begin, or end, from inside of the question.
  package enum Session {
    /// It isn't edited.
    case ended
    /// The client is asked whether editing may begin.
    case askingToBegin
    /// It is edited.
    case editing
    /// It is edited, and the client is asked whether that may end.
    case askingToEnd

    /// Whether the text is being edited.
    package var isEditing: Bool { self == .editing || self == .askingToEnd }
  }

  /// Asks whether editing may begin.
  /// - Parameter question: asks the delegates.
  package func mayBegin(_ question: () -> Bool) -> Bool {
    guard session == .ended else { return false }
    session = .askingToBegin
    let answer = question()
    if session == .askingToBegin { session = .ended }
    return answer
  }

  /// Editing begins.
  package func begin() {
    session = .editing
    history.endRun()
  }

  /// Asks whether editing may end. It may where it hasn't begun.
  /// - Parameter question: asks the delegates.
  package func mayEnd(_ question: () -> Bool) -> Bool {
    guard session == .editing else { return session == .ended }
    session = .askingToEnd
    let answer = question()
    if session == .askingToEnd { session = .editing }
    return answer
  }

  /// Editing ends.
  package func end() {
    session = .ended
    giveUpComposing()
    history.endRun()
  }
}
