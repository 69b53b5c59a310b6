// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// The gallery, which `make run` opens.
  @Suite struct GalleryTests {
    @Test func runsTheScreenOfTheSelectedRow() throws {
      try RunningShowcase.open("showcase", arguments: []) { gallery in
        let name = try gallery.node("text", named: "Name")
        try gallery.expect(name, shows: "Dominik")
        try gallery.click(gallery.node("push button", named: "Wires"))
        try gallery.click(gallery.node("push button", named: "Reverse"))
        try gallery.expect(name, shows: "kinimoD")
        let list = try gallery.node("scroll pane", named: "Screens")
        let row = "controls, a switch, a slider, a stepper, segments, bound to one model"
        try eventually("rows to be in a list", seen: gallery.window.tree) {
          list.first("list")?.first("list item", named: row) != nil
        }
        try gallery.click(gallery.node("list item", named: row))
        _ = try gallery.node("label", named: "ControlsViewController.swift")
        try gallery.node("push button", named: "Increment").press()
        try gallery.expect(
          gallery.node("label", named: "Summary"), shows: "Evening, 5 guests, music at 50%")
        try Screenshot.take("gallery")
        try gallery.hands.press("Down", "Return")
        _ = try gallery.node("text", named: "Guest 1")
      }
    }
  }
}
