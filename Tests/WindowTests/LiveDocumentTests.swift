// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// `gossamer run`, which shows a document again each time it is saved, used through the accessibility tree and by hand.
  @Suite struct LiveDocumentTests {
    @Test func showsTheSavedDocument_AndKeepsTheTypedTextAndTheFocus() throws {
      try LiveScreen.open { screen in
        try screen.program.expect(screen.result, shows: "Dominik")
        try screen.program.click(screen.field)
        try screen.program.hands.press("ctrl+a")
        try screen.program.hands.type("Ada")
        try screen.program.expect(screen.field, shows: "Ada")
        try screen.save(title: "Second")
        try screen.expect(title: "Second")
        try screen.program.expect(screen.field, shows: "Ada")
        try screen.program.expect(screen.result, shows: "Dominik")
        // The field still has the focus.
        try screen.program.hands.type(" L")
        try screen.program.expect(screen.field, shows: "Ada L")
      }
    }

    @Test(arguments: [[], ["--wires"]])
    func keepsTheModel_WhenTheDocumentIsSaved(arguments: [String]) throws {
      try LiveScreen.open(arguments.first ?? "--scene=vc") { screen in
        try screen.program.expect(screen.field, shows: "Dominik")
        // The view that draws the wires is in front, but doesn't receive clicks.
        try screen.program.click(screen.program.node("push button", named: "Reverse"))
        try screen.program.expect(screen.result, shows: "kinimoD")
        try Screenshot.take("live\(arguments.joined())")
        try screen.save(title: "Second")
        try screen.expect(title: "Second")
        try screen.program.expect(screen.result, shows: "kinimoD")
        try screen.program.expect(screen.field, shows: "kinimoD")
        try screen.program.click(screen.program.node("push button", named: "Reverse"))
        try screen.program.expect(screen.result, shows: "Dominik")
      }
    }

    @Test func showsTheErrorOfADocument_UntilAValidOneIsSaved() throws {
      try LiveScreen.open { screen in
        try screen.save("<document>")
        let error = "This save can't be shown: Main.storyboard:1: error: "
        var banner: AccessibleNode? {
          screen.program.window.first("push button") { $0.hasPrefix(error) }
        }
        try eventually("the error", seen: screen.program.window.tree) { banner != nil }
        try Screenshot.take("live-error")
        try screen.expect(title: "First")
        try screen.save(title: "Mended")
        try screen.expect(title: "Mended")
        try eventually("the error to go", seen: screen.program.window.tree) { banner == nil }
      }
    }
  }
}
