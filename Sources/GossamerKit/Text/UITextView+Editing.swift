// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// How a text view works with its text editor: it asks and notifies the delegates, and keeps lines and attributes in
// line with the text.
extension UITextView: TextEditorClient {
  package var mayEditText: Bool { isEditable && isSelectable }

  package var mayCopyText: Bool { isSelectable }

  package var typesTabs: Bool { mayEditText }

  package var placeToReact: String { "textViewDidChange" }

  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool {
    ask {
      $0.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
    }
  }

  package func textEditor(_ editor: TextEditor, didApply change: TextChange) {
    let edits = column.apply(change, in: edited)
    if peer != nil { shownEdits = edits }
    if keepAttributes(after: change) { setNeedsCommit(.content) }
    fittingHeight = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  package func textEditor(_ editor: TextEditor, sends event: TextEditor.Event) {
    switch event {
    case .text: tell { $0.textViewDidChangeText(self) }
    case .selection:
      storedTypingAttributes = nil
      if isFirstResponder, peer == nil { revealText(in: selectedRange) }
      tell { $0.textViewDidChangeSelection(self) }
    case .edit:
      tell { $0.textViewDidChange(self) }
      post(Self.textDidChangeNotification)
    }
  }

  /// Handles the Return key: commits the marked text if there is any, or else types a line break.
  package func pressReturn() {
    guard markedText == nil else { return editor.commitComposed() }
    if !ignoresReturnKey { insertText("\n") }
  }

  /// Whether the Return key does nothing now.
  package var ignoresReturnKey: Bool { enablesReturnKeyAutomatically && !hasText }
}

extension UITextView: StyledTextClient {
  var storedDefaultAttributes: [NSAttributedString.Key: Any] { [:] }

  func attributesDidChange() {
    column.forgetHeights(columnStyle)
    hostTextHeight = nil
    linesDidChange()
  }
}

extension UITextView {
  /// Proposes a shorter text to insert, inside `textView(_:shouldChangeTextIn:replacementText:)`, in place of the one
  /// that the delegate refuses. See ``UITextField/propose(_:)``.
  public func propose(_ replacement: String) {
    editor.propose(replacement)
  }

  /// Called when ``isEditable`` or ``isSelectable`` has changed.
  func permissionsDidChange() {
    setNeedsCommit(.state)
    if isFirstResponder, !mayEditText { resignFirstResponder() }
  }
}

// MARK: - Beginning and ending

extension UITextView {
  /// Asks the delegates whether editing may begin. A delegate that tries to begin editing this view inside that
  /// callback is refused.
  func mayBeginEditing() -> Bool {
    editor.mayBegin { ask { $0.textViewShouldBeginEditing(self) } }
  }

  func beginEditing() {
    guard mayEditText, isFirstResponder, !isEditing else { return }
    editor.begin()
    setNeedsCommit([.appearance, .state])
    tell { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  /// Asks the delegates whether editing may end. A delegate that tries to end it inside that callback, also by making
  /// another view first responder, is refused.
  func mayEndEditing() -> Bool {
    editor.mayEnd { ask { $0.textViewShouldEndEditing(self) } }
  }

  func finishEditing() {
    guard isEditing else { return }
    editor.end()
    setNeedsCommit([.appearance, .state])
    tell { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }
}

// MARK: - Undo

extension UITextView {
  /// Whether there is a change to undo.
  public var canUndo: Bool { editor.canUndo }

  /// Whether there is a change to redo.
  public var canRedo: Bool { editor.canRedo }

  /// Undoes the last change that a person made, if the delegate permits it. A run of typed characters is undone at
  /// once. Setting ``text`` clears the undo history.
  ///
  /// UIKit does this by `undoManager`, whose class Foundation lacks on Linux.
  public func undo() {
    editor.undo()
  }

  /// Redoes the change that ``undo()`` undid last, if the delegate permits it.
  public func redo() {
    editor.redo()
  }
}

// MARK: - Calling the delegates

extension UITextView {
  /// Asks the delegate and the further delegates: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextViewDelegate) -> Bool) -> Bool {
    furtherDelegates.ask { delegate in
      guard let delegate = delegate as? any UITextViewDelegate else { return nil }
      return WireActivity.ask(from: self, to: delegate) { question(delegate) }
    }
  }

  /// Notifies the delegate and the further delegates. That highlights no connection in the overlay of connections,
  /// because it reaches delegates that ignore it, too.
  func tell(_ call: (any UITextViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      if let delegate = delegate as? any UITextViewDelegate { call(delegate) }
    }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// MARK: - Notifications

extension UITextView {
  /// Posted when editing has begun, with the view as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingnotification
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted after each change that ``UITextViewDelegate/textViewDidChange(_:)`` is told of, with the view as its
  /// object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when editing has ended, with the view as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingnotification
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}
