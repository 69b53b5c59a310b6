// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import Testing

@Suite @MainActor struct UndoManagerTests {
  private final class Document {
    let manager = UndoManager()
    var text = "" {
      didSet {
        manager.registerUndo(withTarget: self) { $0.text = oldValue }
        manager.setActionName("Typing")
      }
    }
  }

  @Test func takesBackAndMakesAgain() {
    let document = Document()
    document.manager.groupsByEvent = false
    document.text = "a"
    document.text = "ab"
    document.manager.undo()
    #expect(document.text == "a")
    document.manager.undo()
    #expect(document.text == "")
    #expect(!document.manager.canUndo)
    document.manager.redo()
    document.manager.redo()
    #expect(document.text == "ab")
    #expect(!document.manager.canRedo)
    #expect(document.manager.undoActionName == "Typing")
  }

  @Test func isOneStep_WhenItIsGrouped() {
    let document = Document()
    document.manager.beginUndoGrouping()
    document.text = "a"
    document.text = "ab"
    document.manager.endUndoGrouping()
    document.manager.undo()
    #expect(document.text == "")
    document.manager.redo()
    #expect(document.text == "ab")
  }

  @Test func forgetsWhatCouldBeMadeAgain_WhenSomethingElseIsDone() {
    let document = Document()
    document.manager.groupsByEvent = false
    document.text = "a"
    document.manager.undo()
    document.text = "b"
    #expect(!document.manager.canRedo)
    document.manager.removeAllActions(withTarget: document)
    #expect(!document.manager.canUndo)
  }
}
