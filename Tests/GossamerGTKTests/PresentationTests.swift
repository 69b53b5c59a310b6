// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct PresentationTests {
    private let list = ButtonScreen("List")
    private let sheet = ButtonScreen("Sheet")

    @Test func aSheetTakesTheClicks_UntilEscapeClosesIt() async throws {
      list.whenPressed = { [list, sheet] in list.present(sheet, animated: true) }
      sheet.modalPresentationStyle = .formSheet
      let shown = try await Stage.show(list, size: CGSize(width: 800, height: 700))
      try await Person.clicks(list.button, in: shown)
      try await Stage.eventually("the sheet is shown") { sheet.viewIfLoaded?.peer != nil }
      try await Stage.settle(shown)
      sheet.isModalInPresentation = true
      try await Person.clicks(list.button, in: shown)
      try await Person.clicks(sheet.button, in: shown)
      try await Stage.eventually("the sheet's button is pressed") { sheet.presses == 1 }
      #expect(list.presses == 1)
      sheet.isModalInPresentation = false
      try await Person.presses("Escape")
      try await Stage.eventually("the sheet is closed") { sheet.view.window == nil }
      try await Stage.settle(shown)
      try await Person.clicks(list.button, in: shown)
      try await Stage.eventually("the list is used again") { list.presses == 2 }
      list.whenPressed = {}
    }

    @Test func escapeEndsEditingFirst_ThenClosesTheSheet() async throws {
      let shown = try await Stage.show(list)
      list.present(sheet, animated: true)
      try await Stage.settle(shown)
      try await Person.clicks(sheet.field, in: shown)
      try await Stage.eventually("the field is edited") { sheet.field.isEditing }
      try await Person.presses("Escape")
      try await Stage.eventually("editing has ended") { !sheet.field.isEditing }
      #expect(list.presentedViewController === sheet)
      try await Person.presses("Escape")
      try await Stage.eventually("the sheet is closed") { list.presentedViewController == nil }
    }

    @Test func tabStaysOnTheSheet_AndTheFocusComesBack() async throws {
      let shown = try await Stage.show(list)
      try shown.peer(of: list.button).focus()
      list.present(sheet, animated: true)
      #expect(try shown.focusedView == nil)
      try await Stage.settle(shown)
      for expected in [sheet.button, sheet.field, sheet.button] {
        try pressTab(in: shown)
        #expect(try shown.focusedView === expected)
      }
      try shown.peer(of: list.button).focus()
      #expect(try shown.focusedView !== list.button)
      sheet.dismiss(animated: true)
      try await Stage.eventually("the button has the focus") {
        try shown.focusedView === list.button
      }
    }

    /// Moves the focus to the next view, past the window's own buttons.
    private func pressTab(in shown: ShownWindow) throws {
      for _ in 0..<10 {
        gtk_widget_child_focus(try shown.gtkWindow, GTK_DIR_TAB_FORWARD)
        if try shown.focusedView != nil { return }
      }
    }

    @Test func whatLiesBelowIsHiddenFromAssistiveTechnologies() async throws {
      let shown = try await Stage.show(list)
      list.present(sheet, animated: true)
      try await Stage.settle(shown)
      let below = try ObjectHandle(
        referencing: UnsafeMutableRawPointer(shown.widget(of: list.view)))
      #expect(gtk_test_accessible_has_state(below.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
      let card = try #require(sheet.view.superview)
      let dialog = try ObjectHandle(referencing: UnsafeMutableRawPointer(shown.widget(of: card)))
      #expect(gtk_accessible_get_accessible_role(dialog.opaque) == GTK_ACCESSIBLE_ROLE_DIALOG)
      sheet.dismiss(animated: true)
      try await Stage.settle(shown)
      #expect(gtk_test_accessible_has_state(below.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) == 0)
    }

    @Test func aFullScreenTakesThePlaceOfTheOneBelow_AndGivesItBack() async throws {
      sheet.modalPresentationStyle = .fullScreen
      let shown = try await Stage.show(list)
      list.field.becomeFirstResponder()
      list.present(sheet, animated: true)
      try await Stage.settle(shown)
      try await Stage.eventually("the list has gone") { list.view.peer == nil }
      #expect(try shown.place(of: sheet.view) == shown.place(of: shown.window))
      sheet.dismiss(animated: true)
      try await Stage.eventually("the field has the focus") {
        try list.field.isFirstResponder && shown.focusedView === list.field
      }
    }
  }
}
