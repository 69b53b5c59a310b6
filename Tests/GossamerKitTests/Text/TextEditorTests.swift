// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// A custom text view with several lines and a delegate of its own.
private final class NoteView: UIView, TextEditorClient {
  private(set) lazy var editor = TextEditor(for: self)
  var log: [String] = []
  var permits: (NoteView, TextChange) -> Bool = { _, _ in true }
  var onEvent: (NoteView, TextEditor.Event) -> Void = { _, _ in }

  func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool {
    log.append("\(change.range.location),\(change.range.length) \"\(change.replacement)\"?")
    return permits(self, change)
  }

  func textEditor(_ editor: TextEditor, didApply change: TextChange) { setNeedsDisplay() }

  func textEditor(_ editor: TextEditor, sends event: TextEditor.Event) {
    log.append("\(event)")
    onEvent(self, event)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// The text editor, which text fields use but which doesn't depend on them.
@Suite(.alone) struct TextEditorTests {
  private let note = NoteView()
  private var editor: TextEditor { note.editor }
  private var text: String { editor.edited.string }
  private var selection: NSRange { editor.edited.selection }

  @Test func editsSeveralLines_InAViewThatIsNoField() {
    for character in "Dear Ada,\n\nthank you" { editor.insertText(String(character)) }
    #expect(text == "Dear Ada,\n\nthank you")
    editor.select(NSRange(location: 9, length: 2))
    editor.insertText("\r\n")
    #expect(text == "Dear Ada,\r\nthank you")
    // A line break is one character, whatever code units it consists of.
    editor.deleteBackward()
    #expect(text == "Dear Ada,thank you")
    editor.undo()
    editor.undo()
    #expect(text == "Dear Ada,\n\nthank you")
    #expect(selection == NSRange(location: 9, length: 2))
    editor.undo()
    #expect(text == "")
    editor.redo()
    editor.redo()
    #expect(text == "Dear Ada,\r\nthank you")
    #expect(editor.canRedo)
  }

  @Test func asksThenTells_InOrder() {
    editor.begin()
    editor.insertText("a\nb")
    #expect(note.takeLog() == ["0,0 \"a\nb\"?", "text", "selection", "edit"])
    editor.setText("c")
    #expect(note.takeLog() == ["text", "selection"])
    editor.select(NSRange(location: 0, length: 1))
    #expect(note.takeLog() == ["selection"])
    editor.replaceUnasked(editor.edited.fullRange, with: "d")
    #expect(note.takeLog() == ["text", "selection", "edit"])
    editor.undo()
    #expect(text == "c")
    #expect(editor.state == .idle)
  }

  @Test func tellsNothingOfTheSelection_UnlessTheTextIsEdited() {
    editor.insertText("a")
    #expect(note.takeLog() == ["0,0 \"a\"?", "text", "edit"])
  }

  @Test func reportsChangesOneByOne_WhenAnObserverMakesAnother() {
    note.onEvent = { note, event in
      guard event == .edit, note.editor.edited.length % 5 == 4 else { return }
      // As the text field of a card number does.
      note.editor.insertText(" ")
      note.log.append("returned")
    }
    for character in "12345" { editor.insertText(String(character)) }
    #expect(text == "1234 5")
    #expect(
      note.log.suffix(10) == [
        "3,0 \"4\"?", "text", "edit", "4,0 \" \"?", "returned", "text", "edit", "5,0 \"5\"?",
        "text",
        "edit",
      ])
  }

  @Test func givesUpWithAMessage_WhenAnObserverAlwaysChangesTheText() {
    note.onEvent = { note, _ in note.editor.insertText("!") }
    let messages = messages { editor.insertText("a") }
    #expect(text.count == UpdateCycle.maximumRounds + 1)
    #expect(editor.state == .idle)
    #expect(
      messages == [
        """
        The text of \(note.shortDescription) doesn't come to rest: whenever a change is reported, an observer \
        changes it again, 100 times in a row. The last change isn't reported. Change the text only if it isn't \
        as it should be.
        """
      ])
    note.onEvent = { _, _ in }
    _ = note.takeLog()
    editor.insertText("b")
    #expect(note.log.last == "edit")
  }

  @Test func takesBackWhatWasTypedBefore_WhenTheQuestionUndoes() {
    editor.insertText("old")
    note.permits = { note, _ in
      note.editor.undo()
      return true
    }
    editor.insertText("new")
    #expect(text == "new")
    #expect(editor.state == .idle)
    note.permits = { _, _ in true }
    editor.undo()
    #expect(text == "")
  }

  @Test func undoesNothing_WhenTheQuestionWhetherToUndoSetsTheText() {
    editor.insertText("old")
    note.permits = { note, _ in
      note.editor.setText("set")
      return true
    }
    editor.undo()
    #expect(text == "set")
    #expect(!editor.canUndo && !editor.canRedo)
  }

  @Test func asksAboutTheChangeOnly_WhenTheQuestionProposesAShorterOne() {
    note.permits = { note, change in
      note.editor.propose(String(change.replacement.prefix(2)))
      return change.replacement.count <= 2
    }
    editor.insertText("abc")
    #expect(text == "ab")
    // Nobody is asked, so that nothing is proposed.
    editor.propose("x")
    editor.setText("")
    #expect(note.log.filter { $0.hasSuffix("?") } == ["0,0 \"abc\"?", "0,0 \"ab\"?"])
  }

  // MARK: - Composing

  @Test func dropsTheMarkedText_WhenTheTextChanges_ButNotTheSelection() {
    editor.begin()
    editor.setText("ab")
    editor.compose("に")
    #expect(editor.state == .composing("に"))
    editor.select(NSRange(location: 0, length: 1))
    #expect(editor.markedText == "に")
    editor.setText("c")
    #expect(editor.state == .idle)
    editor.compose("に")
    editor.end()
    #expect(editor.markedText == nil)
  }

  @Test func mayMarkText_WhenTheSelectionIsReported() {
    editor.begin()
    editor.setText("ab")
    note.onEvent = { note, _ in note.editor.compose("ほ") }
    editor.select(NSRange(location: 0, length: 1))
    #expect(editor.state == .composing("ほ"))
  }

  @Test func refusesMarkedText_WhileTheDelegateIsAsked() {
    note.permits = { note, _ in
      note.editor.compose("に")
      return true
    }
    let messages = messages { editor.insertText("a") }
    #expect(text == "a")
    #expect(editor.markedText == nil)
    #expect(
      messages == [
        """
        An input method can't compose 'に' in \(note.shortDescription) while the delegates are asked about a \
        change of its text, so it doesn't. Do it when the text has changed: in textFieldDidChangeText, or for \
        editingChanged.
        """
      ])
  }

  // MARK: - The mirror

  /// A widget that asks for a change while it is shown one, which it never may.
  private final class RestlessMirror: @MainActor ViewPeer, @MainActor TextMirror {
    weak var note: NoteView?

    var textMirror: (any TextMirror)? { self }

    func show(_ change: TextChange, removing removed: String) {
      note?.editor.replaceUnasked(NSRange(), with: "inside")
      note?.editor.setText("inside")
      note?.editor.compose("inside")
    }

    func showSelection() {}
    func abandonComposition() {}
    func pasteAtSelection() {}
    func reveal(_ range: NSRange) {}
    func update(_ changes: ViewChanges) {}
    func setSubpeers(_ subpeers: [any ViewPeer]) {}
    func makePicture() -> AnyObject? { nil }
    func focus() {}
  }

  @Test func refusesWithAMessage_WhatTheMirrorAsksForInTheMiddleOfAChange() {
    let mirror = RestlessMirror()
    mirror.note = note
    note.peer = mirror
    let messages = messages { editor.insertText("a") }
    note.peer = nil
    #expect(text == "a")
    #expect(messages.count == 3)
    #expect(
      messages.first == """
        'inside' can't be written into the text of \(note.shortDescription) while another change of it is being \
        written, so it isn't. Do it when the text has changed: in textFieldDidChangeText, or for editingChanged.
        """)
    #expect(editor.state == .idle)
  }

  @Test func changesNothing_WhenItsViewIsGone() {
    let editor = TextEditor(for: NoteView())
    editor.insertText("a")
    editor.undo()
    #expect(editor.edited.string == "")
    #expect(editor.state == .idle)
  }

  @Test func ends_WhenItsViewIsFreedDuringADelegateCall() {
    for frees in ["question", "news"] {
      var view: NoteView? = NoteView()
      weak let freed = view
      let editor = view?.editor
      view?.permits = { _, _ in
        if frees == "question" { view = nil }
        return true
      }
      view?.onEvent = { _, _ in view = nil }
      editor?.insertText("a")
      #expect(freed == nil)
      #expect(editor?.edited.string == "a")
      #expect(editor?.state == .idle)
    }
  }

  // MARK: - Beginning and ending

  @Test func refusesToBeginOrEnd_WhileTheDelegateIsAskedAboutIt() {
    var inside: [Bool] = []
    let mayBegin = editor.mayBegin {
      inside.append(editor.mayBegin { true })
      return true
    }
    #expect(mayBegin)
    #expect(editor.session == .ended)
    editor.begin()
    let mayEnd = editor.mayEnd {
      inside.append(editor.mayEnd { true })
      inside.append(editor.session.isEditing)
      return false
    }
    #expect(!mayEnd)
    #expect(inside == [false, false, true])
    #expect(editor.session == .editing)
    _ = editor.mayEnd {
      // Its view was taken out of its window.
      editor.end()
      return false
    }
    #expect(editor.session == .ended)
  }

  // MARK: - Undo

  @Test func undoesALongRunOfTypingAtOnce_AndRedoesIt() {
    let typed = (0..<3_000).map { $0 % 3 == 0 ? "😀" : "م" }
    for character in typed { editor.insertText(character) }
    for _ in 0..<1_000 { editor.deleteBackward() }
    editor.undo()
    #expect(text == typed.joined())
    editor.undo()
    #expect(text == "")
    editor.redo()
    editor.redo()
    #expect(text == typed.prefix(2_000).joined())
    editor.select(NSRange(location: 0, length: 0))
    for _ in 0..<500 { editor.deleteForward() }
    editor.undo()
    #expect(text == typed.prefix(2_000).joined())
    #expect(selection == NSRange(location: 0, length: 0))
  }

  @Test func deletesTheLastMarkOnly_WhereJoinersAndMarksWereTyped() {
    // Arabic with a zero-width non-joiner and vowel marks, in the middle of 20,000 lines.
    let lines = String(repeating: "سَلام می\u{200C}خواهم\n", count: 20_000)
    editor.setText(lines)
    let line = lines.utf16.count / 20_000
    editor.select(NSRange(location: 10_000 * line + 2, length: 0))
    editor.deleteBackward()
    #expect(selection.location == 10_000 * line + 1)
    #expect(
      editor.edited.substring(in: NSRange(location: 10_000 * line, length: 3)) == "سلا")
    editor.deleteForward()
    #expect(
      editor.edited.substring(in: NSRange(location: 10_000 * line, length: 2)) == "سا")
    editor.undo()
    #expect(text == lines)
  }
}
