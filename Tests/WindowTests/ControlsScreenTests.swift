// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// The screen `controls`, used by a screen reader and by hand.
  @Suite struct ControlsScreenTests {
    @Test func controlsHaveRolesNamesAndValues_ForAScreenReader() throws {
      try RunningShowcase.open(screen: "controls") { showcase in
        let music = try showcase.node("check box", named: "Music")
        try showcase.expect(music, has: ATSPI_STATE_CHECKED)
        let volume = try showcase.node("slider", named: "Volume")
        #expect(try volume.value == 0.5)
        let room = try showcase.node("progress bar", named: "Room taken")
        #expect(try abs(room.value - 0.2) < 0.001)
        // GTK 4.8 exposes only the values of its own classes.
        _ = try showcase.node("spin button", named: "Guests")
        let evening = try showcase.node("radio button", named: "Evening")
        try showcase.expect(evening, has: ATSPI_STATE_CHECKED)
        let night = try showcase.node("radio button", named: "Night")
        try showcase.expect(night, hasNot: ATSPI_STATE_CHECKED)
        try night.press()
        try showcase.expect(night, has: ATSPI_STATE_CHECKED)
        try showcase.expect(evening, hasNot: ATSPI_STATE_CHECKED)
        try Screenshot.take("controls-light-393")
      }
    }

    @Test func controlsChangeTheModel_WhenAScreenReaderUsesThem() throws {
      try RunningShowcase.open(screen: "controls") { showcase in
        let summary = try showcase.node("label", named: "Summary")
        try showcase.node("radio button", named: "Night").press()
        try showcase.expect(summary, shows: "Night, 4 guests, music at 50%")
        try showcase.node("slider", named: "Volume").setValue(0.25)
        try showcase.expect(summary, shows: "Night, 4 guests, music at 25%")
        try showcase.node("push button", named: "Increment").press()
        try showcase.expect(summary, shows: "Night, 5 guests, music at 25%")
        try showcase.node("check box", named: "Music").press()
        try showcase.expect(summary, shows: "Night, 5 guests, no music")
      }
    }

    @Test func controlsChangeTheModel_WhenAUserClicksThem() throws {
      try RunningShowcase.open(screen: "controls") { showcase in
        let summary = try showcase.node("label", named: "Summary")
        try showcase.click(showcase.node("radio button", named: "Noon"))
        try showcase.expect(summary, shows: "Noon, 4 guests, music at 50%")
        try showcase.click(showcase.node("push button", named: "Decrement"))
        try showcase.expect(summary, shows: "Noon, 3 guests, music at 50%")
        try showcase.click(showcase.node("check box", named: "Music"))
        try showcase.expect(summary, shows: "Noon, 3 guests, no music")
      }
    }

    @Test func controlsCanBeUsedByTheKeyboardAlone() throws {
      try RunningShowcase.open(screen: "controls") { showcase in
        let summary = try showcase.node("label", named: "Summary")
        try showcase.hands.press("Tab", "space", "Tab", "Tab", "Tab", "space")
        try showcase.expect(summary, shows: "Noon, 4 guests, no music")
      }
    }

    @Test func screenOpensAndResizes_InDarkMode() throws {
      let dark = ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"]
      try RunningShowcase.open(screen: "controls", environment: dark) { showcase in
        _ = try showcase.node("slider", named: "Volume")
        try Screenshot.take("controls-dark-393")
        try showcase.resize(width: 1000)
        try Screenshot.take("controls-dark-1000")
      }
    }
  }
}
