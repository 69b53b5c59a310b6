// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

/// A screen, and the steps by which a user uses it from beginning to end. ``Hiker`` explains the calls of nodes.
nonisolated struct Walk: Sendable, CustomTestStringConvertible {
  /// The walk's name in messages.
  let name: String
  var program = "showcase"
  let arguments: [String]
  /// The call of the node that is focused first; nil for none.
  var start: String?
  /// The stops of the Tab key, in order.
  let stops: [String]
  /// The calls of the nodes that a screen reader reads, in order.
  let reading: [String]
  /// Uses all controls by keys. The first stop is focused when it is called.
  let byKeys: @MainActor @Sendable (Hiker) throws -> Void
  /// Uses all controls through the accessibility tree.
  let byTree: @MainActor @Sendable (Hiker) throws -> Void

  var testDescription: String { name }

  /// A walk through one screen of the showcase.
  init(
    _ screen: String, start: String? = nil, stops: [String], reading: [String],
    byKeys: @escaping @MainActor @Sendable (Hiker) throws -> Void,
    byTree: @escaping @MainActor @Sendable (Hiker) throws -> Void
  ) {
    (name, arguments) = (screen, ["--screen", screen])
    (self.start, self.stops, self.reading) = (start, stops, reading)
    (self.byKeys, self.byTree) = (byKeys, byTree)
  }

  /// A walk through a program.
  init(
    _ program: String, arguments: [String], start: String? = nil, stops: [String],
    reading: [String],
    byKeys: @escaping @MainActor @Sendable (Hiker) throws -> Void,
    byTree: @escaping @MainActor @Sendable (Hiker) throws -> Void
  ) {
    (name, self.program, self.arguments) = (
      ([program] + arguments).joined(separator: " "), program, arguments
    )
    (self.start, self.stops, self.reading) = (start, stops, reading)
    (self.byKeys, self.byTree) = (byKeys, byTree)
  }

  static let all = [
    intentions("intentions", title: "Intentions"),
    intentions("intentions-in-view", title: "Intentions in a View"),
    intentions("storyboard-intentions", title: "Intentions, without code"),
    emailForm, controls, scrolling, motion, messageForm, profile, photos, gallery, alarms,
  ]
}

// MARK: - Forms

nonisolated extension Walk {
  private static func intentions(_ screen: String, title: String) -> Walk {
    let controls = ["text Name", "push button Reverse", "push button Uppercase"]
    return Walk(
      screen, stops: controls, reading: ["label \(title)"] + controls + ["label Result"],
      byKeys: { hiker in
        try hiker.press("ctrl+a")
        try hiker.type("Anna")
        try hiker.expect(controls[0], shows: "Anna")
        try hiker.press("Tab", to: controls[1])
        try hiker.press("space")
        try hiker.expect("label Result", shows: "annA")
        try hiker.press("Right", to: controls[2])
        try hiker.press("Return")
        try hiker.expect("label Result", shows: "ANNA")
        try hiker.press("Up", to: controls[0])
        try hiker.press("Escape")
        try hiker.program.expect(hiker.element(controls[0]), hasNot: ATSPI_STATE_FOCUSED)
      },
      byTree: { hiker in
        try hiker.element(controls[0]).setText("Anna")
        try hiker.element(controls[1]).press()
        try hiker.expect("label Result", shows: "annA")
        try hiker.element(controls[2]).press()
        try hiker.expect("label Result", shows: "ANNA")
      })
  }

  private static let emailForm = Walk(
    "email-form", start: "text E-mail address", stops: ["text E-mail address"],
    reading: [
      "label E-mail form", "label Where shall we write to?", "text E-mail address",
      "label A short one, please: at most 10 characters.", "push button Send",
    ],
    byKeys: { hiker in
      try hiker.type("a@b.de")
      try hiker.program.expect(hiker.element("push button Send"), has: ATSPI_STATE_SENSITIVE)
      try hiker.press("Tab", to: "push button Send")
      try hiker.press("space")
      try hiker.press("shift+Tab", to: "text E-mail address")
      try hiker.press("End")
      try hiker.type("longer")
      try hiker.expect("text E-mail address", shows: "a@b.delong")
    },
    byTree: { hiker in
      try hiker.element("text E-mail address").setText("a@b.de")
      let send = try hiker.element("push button Send")
      try hiker.program.expect(send, has: ATSPI_STATE_SENSITIVE)
      try send.press()
    })

  private static let controls = Walk(
    "controls",
    stops: [
      "radio button Noon", "radio button Evening", "radio button Night", "check box Music",
      "slider Volume", "push button Decrement", "push button Increment",
    ],
    reading: [
      "label Party", "radio button Noon", "radio button Evening", "radio button Night",
      "label Music", "check box Music", "slider Volume", "label Guests", "spin button Guests",
      "push button Decrement", "push button Increment", "progress bar Room taken",
      "label Looking for a room", "label Summary",
    ],
    byKeys: { hiker in
      try hiker.press("space")
      try hiker.expect("label Summary", shows: "Noon, 4 guests, music at 50%")
      try hiker.press("Right", to: "radio button Evening")
      try hiker.press("Right", to: "radio button Night")
      try hiker.press("Return")
      try hiker.expect("label Summary", shows: "Night, 4 guests, music at 50%")
      try hiker.press("Tab", to: "check box Music")
      try hiker.press("Tab", to: "slider Volume")
      try hiker.press("End")
      try hiker.expect("label Summary", shows: "Night, 4 guests, music at 100%")
      try hiker.press("Left")
      try hiker.expect("label Summary", shows: "Night, 4 guests, music at 95%")
      try hiker.press("shift+Tab", to: "check box Music")
      try hiker.press("space")
      try hiker.expect("label Summary", shows: "Night, 4 guests, no music")
      try hiker.press("shift+Tab", to: "radio button Night")
      for stop in ["radio button Evening", "radio button Noon", "push button Increment"] {
        try hiker.press("shift+Tab", to: stop)
      }
      try hiker.press("Return")
      try hiker.expect("label Summary", shows: "Night, 5 guests, no music")
      try hiker.press("Left", to: "push button Decrement")
      try hiker.press("space")
      try hiker.expect("label Summary", shows: "Night, 4 guests, no music")
    },
    byTree: { hiker in
      try hiker.element("radio button Noon").press()
      try hiker.element("slider Volume").setValue(0.25)
      try hiker.element("spin button Guests").perform("Increment")
      try hiker.expect("label Summary", shows: "Noon, 5 guests, music at 25%")
      try hiker.element("push button Decrement").press()
      try hiker.element("check box Music").press()
      try hiker.expect("label Summary", shows: "Noon, 4 guests, no music")
    })

  private static let scrolling = Walk(
    "scrolling", stops: (1...20).map { "text Guest \($0)" },
    reading: ["label Guests"] + (1...20).map { "text Guest \($0)" },
    byKeys: { hiker in
      try hiker.type("Ada")
      try hiker.expect("text Guest 1", shows: "Ada")
      try hiker.press("shift+Tab", to: "text Guest 20")
      try hiker.type("Bob")
      try hiker.expect("text Guest 20", shows: "Bob")
    },
    byTree: { hiker in
      try hiker.element("text Guest 20").setText("Bob")
      try hiker.expect("text Guest 20", shows: "Bob")
    })

  private static let messageForm = Walk(
    "message-form", start: "text Subject",
    stops: [
      "push button Cancel", "text Subject", "push button Add Attachment",
      "push button Channel, General", "text Message",
    ],
    reading: [
      "push button Cancel", "heading New Thread", "push button Post", "text Message",
      "text Subject", "push button Add Attachment", "push button Channel, General",
    ],
    byKeys: { hiker in
      try hiker.press("Tab", to: "text Subject")
      try hiker.type("Hi")
      try hiker.press("Tab", to: "push button Add Attachment")
      try hiker.press("Tab", to: "push button Channel, General")
      try hiker.press("space", to: "radio menu item General")
      try hiker.press("Down", to: "radio menu item Announcements")
      try hiker.press("Return", to: "push button Channel, Announcements")
      try hiker.press("Tab", to: "text Message")
      try hiker.type("Hello")
      try hiker.expect("text Message", shows: "Hello")
      try hiker.press("ctrl+Tab", to: "push button Cancel")
      // The alert keeps the focus, and Escape dismisses it.
      try hiker.press("space", to: "push button Keep Writing")
      try hiker.press("Tab", to: "push button Delete Draft")
      try hiker.press("Tab", to: "push button Keep Writing")
      try hiker.press("Escape", to: "push button Cancel")
      try hiker.press("Tab", to: "push button Post")
      try hiker.press("Return")
      _ = try hiker.element("list item Hi...")
    },
    byTree: { hiker in
      try hiker.element("text Subject").setText("Hi")
      try hiker.element("text Message").setText("Hello")
      try hiker.element("push button Channel, General").press()
      try hiker.element("radio menu item Announcements").press()
      _ = try hiker.element("push button Channel, Announcements")
      try hiker.element("push button Cancel").press()
      try hiker.requireNames()
      try hiker.element("push button Keep Writing").press()
      try hiker.element("push button Post").press()
      try hiker.element("list item Hi...").press()
    })
}

// MARK: - Screens with pictures

nonisolated extension Walk {
  private static let motion = Walk(
    "motion", stops: ["push button Fade", "push button Home"],
    reading: [
      "label Motion", "label Drag or throw the card...", "image Card", "push button Fade",
      "push button Home",
    ],
    byKeys: { hiker in
      let card = try hiker.element("image Card")
      let home = try card.extents.x
      try hiker.press("Right")
      try hiker.expect(card, atX: home + 40)
      try hiker.press("plus")
      try hiker.expect(card, atX: home + 20)
      try hiker.press("minus", "t", "space")
      try hiker.press("Tab", to: "push button Home")
      try hiker.press("Return")
      try hiker.expect(card, atX: home)
    },
    byTree: { hiker in
      let card = try hiker.element("image Card")
      let home = try card.extents.x
      try card.perform("Move Right")
      try hiker.expect(card, atX: home + 40)
      try card.perform("Enlarge")
      try hiker.expect(card, atX: home + 20)
      try card.perform("Turn")
      try hiker.element("push button Fade").press()
      try hiker.element("push button Home").press()
      try hiker.expect(card, atX: home)
    })

  /// The fields only show text, and can't be edited.
  private static let profile = Walk(
    "profile", stops: [],
    reading: ["label Anna Example", "image Picture", "text Name", "text E-mail address"],
    byKeys: { _ in },
    byTree: { hiker in
      try hiker.expect("text Name", shows: "Anna Example")
      for call in ["text Name", "text E-mail address"] {
        try hiker.program.expect(hiker.element(call), hasNot: ATSPI_STATE_EDITABLE)
      }
    })

  private static let photos = Walk(
    "photos", stops: ["push button Refresh", "scroll pane Photos"],
    reading: [
      "heading MVVM Table View Example", "push button Refresh", "scroll pane Photos", "list Photos",
      "list item Noon over the two islands in April, Album 1",
      "list item Evening over a quiet bay after the rain, Album 1", "...",
    ],
    byKeys: { hiker in
      try hiker.press("Tab")
      try hiker.expectItem("Noon over the two islands in April, Album 1", of: "scroll pane Photos")
      try hiker.press("End")
      try hiker.expectItem("Evening over hills in April, Album 100", of: "scroll pane Photos")
      try hiker.press("Return")
      _ = try hiker.element("heading Evening over hills in April")
      try hiker.press("shift+Tab", to: "push button Refresh")
      try hiker.press("space")
      _ = try hiker.element("heading MVVM Table View Example")
    },
    byTree: { hiker in
      try hiker.element("list item Evening over a quiet bay...").press()
      _ = try hiker.element("heading Evening over a quiet bay after the rain")
      try hiker.element("push button Refresh").press()
      _ = try hiker.element("heading MVVM Table View Example")
    })
}

// MARK: - Lists

nonisolated extension Walk {
  private static let gallery = Walk(
    "showcase", arguments: [], start: "scroll pane Screens",
    stops: [
      "scroll pane Screens", "push button Wires", "text Name", "push button Reverse",
      "push button Uppercase", "scroll pane IntentionsViewController.swift",
    ],
    reading: [
      "heading Gossamer", "scroll pane Screens", "list Screens", "heading Intentions",
      "list item intentions, one behaviour...", "list item intentions-in-view, the same...",
      "list item storyboard-intentions, the same...", "heading intentions",
      "push button Wires", "text Name", "push button Reverse", "push button Uppercase",
      "label Result", "label IntentionsViewController.swift", "label 27 lines...",
      "scroll pane IntentionsViewController.swift", "label // Copyright...",
    ],
    byKeys: { hiker in
      let list = "scroll pane Screens"
      try hiker.press("Down")
      try hiker.expectItem("intentions-in-view", of: list)
      try hiker.press("End")
      try hiker.expectItem("photos", of: list)
      try hiker.press("Return")
      _ = try hiker.element("heading photos")
      try hiker.press("Home", "Return")
      _ = try hiker.element("heading intentions")
      try hiker.press("F6", to: "text Name")
      try hiker.press("shift+Tab", to: "push button Wires")
      try hiker.press("space")
      let source = "scroll pane IntentionsViewController.swift"
      for stop in ["text Name", "push button Reverse", "push button Uppercase", source] {
        try hiker.press("Tab", to: stop)
      }
      let text = try hiker.element("label // Copyright...")
      let place = try text.extents
      try hiker.press("Right", "Down")
      try eventually("the source to be scrolled", seen: "it at \(place)") {
        try text.extents.x < place.x && text.extents.y < place.y
      }
      try hiker.expectFocus(on: source)
      try hiker.press("Tab")
      try hiker.expectItem("intentions", of: list)
    },
    byTree: { hiker in
      // Only visible rows have nodes. A user with a screen reader reaches the others by the
      // keyboard.
      for screen in ["storyboard-intentions", "intentions-in-view", "intentions"] {
        try hiker.element("list item \(screen),...").press()
        _ = try hiker.element("heading \(screen)")
        try hiker.requireNames()
      }
    })

  private static let alarms = Walk(
    "Desk", arguments: ["alarms"],
    stops: ["push button Edit", "scroll pane Alarms", "check box Alarm 1"],
    reading: [
      "heading 0 of 200", "push button Edit", "scroll pane Alarms", "list Alarms",
      "list item Alarm 1", "check box Alarm 1", "list item Alarm 2", "check box Alarm 2", "...",
    ],
    byKeys: { hiker in
      let list = "scroll pane Alarms"
      try hiker.press("Tab")
      try hiker.expectItem("Alarm 1", of: list)
      try hiker.press("Down")
      try hiker.expectItem("Alarm 2", of: list)
      try hiker.press("Tab", to: "check box Alarm 2")
      try hiker.press("space")
      _ = try hiker.element("heading 1 of 200")
      try hiker.press("Escape")
      try hiker.expectItem("Alarm 2", of: list)
      try hiker.press("End")
      try hiker.expectItem("Alarm 200", of: list)
      try hiker.press("Right", to: "check box Alarm 200")
      try hiker.press("space")
      _ = try hiker.element("heading 2 of 200")
      try hiker.press("Left")
      try hiker.expectItem("Alarm 200", of: list)
      try hiker.press("Return")
      _ = try hiker.element("heading Alarm 200")
      try hiker.press("alt+Left")
      _ = try hiker.element("heading 2 of 200")
      try hiker.expectItem("Alarm 200", of: list)
      // Performs the actions of a row by its menu and by keys.
      try hiker.press("Home")
      try hiker.expectItem("Alarm 1", of: list)
      try hiker.press("Menu", to: "menu item Delete")
      try hiker.press("Down", to: "menu item Flag")
      try hiker.press("Return")
      try hiker.expectItem("Alarm 1, flagged", of: list)
      try hiker.press("Delete")
      try hiker.expectItem("Alarm 2", of: list)
      try hiker.press("shift+Tab", to: "push button Edit")
      try hiker.press("space", to: "push button Done")
      try hiker.press("Tab")
      try hiker.expectItem("Alarm 2", of: list)
      try hiker.press("alt+Down")
      try hiker.expectItem("Alarm 2", at: "2 of 199", of: list)
      try hiker.press("Tab", to: "push button Delete Alarm 2")
      try hiker.press("space", to: "push button Delete")
      try hiker.press("Return")
      _ = try hiker.element("heading 1 of 198")
      try hiker.expectItem("Alarm 4", at: "2 of 198", of: list)
    },
    byTree: { hiker in
      try hiker.element("check box Alarm 2").press()
      _ = try hiker.element("heading 1 of 200")
      try hiker.element("list item Alarm 1").perform("Flag")
      try hiker.element("list item Alarm 1, flagged").perform("Delete")
      _ = try hiker.element("heading 1 of 199")
      try hiker.element("list item Alarm 3").press()
      _ = try hiker.element("heading Alarm 3")
      try hiker.element("push button 1 of 199").press()
      try hiker.element("push button Edit").press()
      _ = try hiker.element("push button Delete Alarm 2")
      try hiker.requireNames()
      try hiker.element("list item Alarm 2").perform("Move Down")
      try eventually("the row to be moved", seen: hiker.program.window.tree) {
        try hiker.element("list item Alarm 2").details == "2 of 199"
      }
      try hiker.element("push button Delete Alarm 2").press()
      try hiker.element("push button Delete").press()
      _ = try hiker.element("heading 0 of 198")
      try hiker.element("push button Done").press()
    })
}
