// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What a text view has to do with its text editor: the delegates are asked and told, lines and attributes follow the
// text.
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

  package func textEditor(_ editor: TextEditor, tells news: TextEditor.News) {
    switch news {
    case .text: tell { $0.textViewDidChangeText(self) }
    case .selection:
      if isFirstResponder, peer == nil { revealText(in: selectedRange) }
      tell { $0.textViewDidChangeSelection(self) }
    case .edit:
      tell { $0.textViewDidChange(self) }
      post(Self.textDidChangeNotification)
    }
  }

  /// Presses the Return key: finishes what an input method is composing, and else types a line break.
  package func pressReturn() {
    guard markedText == nil else { return editor.commitComposed() }
    if !ignoresReturnKey { insertText("\n") }
  }

  /// Whether the Return key does nothing now.
  package var ignoresReturnKey: Bool { enablesReturnKeyAutomatically && !hasText }
}

extension UITextView: StyledTextClient {
  func attributesDidChange() {
    column.forgetHeights(columnStyle)
    hostTextHeight = nil
    linesDidChange()
  }
}

extension UITextView {
  /// Says, from inside of `textView(_:shouldChangeTextIn:replacementText:)`, which shorter text the delegate would
  /// permit in place of the one that it refuses, see ``UITextField/propose(_:)``.
  public func propose(_ replacement: String) {
    editor.propose(replacement)
  }

  /// What a person can do with the text has changed.
  func permissionsDidChange() {
    setNeedsCommit(.state)
    if isFirstResponder, !mayEditText { resignFirstResponder() }
  }
}

// MARK: - Beginning and ending

extension UITextView {
  /// Asks the delegate. A delegate that begins editing this view from inside of the question is refused.
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

  /// Asks the delegate. A delegate that ends this view's editing from inside of the question is refused, and so is
  /// one that would have another view take over from there.
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
  /// Whether ``undo()`` has something to take back.
  public var canUndo: Bool { editor.canUndo }

  /// Whether ``redo()`` has something to do again.
  public var canRedo: Bool { editor.canRedo }

  /// Takes back the last change that a person made, if the delegate permits the change; what was typed in one go at
  /// once. Setting ``text`` leaves nothing to take back.
  ///
  /// UIKit does this by `undoManager`, whose class Foundation lacks on Linux.
  public func undo() {
    editor.undo()
  }

  /// Does again what ``undo()`` took back last, if the delegate permits the change.
  public func redo() {
    editor.redo()
  }
}

// MARK: - Calling the delegates

extension UITextView {
  /// Asks the delegate and the further ones: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextViewDelegate) -> Bool) -> Bool {
    furtherDelegates.ask { delegate in
      guard let delegate = delegate as? any UITextViewDelegate else { return nil }
      WireActivity.fire(from: self, to: delegate)
      return question(delegate)
    }
  }

  /// Tells the delegate and the further ones. News lights no wire: it reaches those too whom it doesn't concern.
  func tell(_ news: (any UITextViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      if let delegate = delegate as? any UITextViewDelegate { news(delegate) }
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
