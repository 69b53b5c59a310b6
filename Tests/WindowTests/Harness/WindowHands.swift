// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A person's hands on one window, through xdotool.
struct WindowHands {
  /// The X window's number.
  let window: String

  /// The visible window of the process, once it has one.
  init?(processID: Int32) {
    guard
      let found = try? Command.run(
        "xdotool", "search", "--onlyvisible", "--pid", String(processID)),
      let window = found.split(separator: "\n").last
    else { return nil }
    self.window = String(window)
  }

  /// Its size in pixels, borders included.
  var size: (width: Int, height: Int) {
    get throws {
      let lines = try Command.run("xdotool", "getwindowgeometry", "--shell", window)
        .split(separator: "\n")
      func value(_ name: String) -> Int {
        lines.first { $0.hasPrefix(name + "=") }
          .flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
      }
      return (value("WIDTH"), value("HEIGHT"))
    }
  }

  func resize(width: Int, height: Int) throws {
    try Command.run("xdotool", "windowsize", window, String(width), String(height))
  }

  /// Clicks the point, in pixels from the window's top left corner.
  func click(x: Int, y: Int) throws {
    try Command.run(
      "xdotool", "mousemove", "--window", window, String(x), String(y), "click", "1")
  }

  /// Presses keys by their X names, one after the other: "ctrl+a", "Tab", "Return".
  func press(_ keys: String...) throws {
    for key in keys {
      try Command.run("xdotool", "key", key)
    }
  }

  /// Types characters that the keyboard has.
  func type(_ text: String) throws {
    try Command.run("xdotool", "type", "--delay", "10", text)
  }

  /// Types any characters through GTK's input method: Ctrl+Shift+U, the number, and Return, for each.
  func typeThroughInputMethod(_ text: String) throws {
    for scalar in text.unicodeScalars {
      try press("ctrl+shift+u")
      try type(String(scalar.value, radix: 16))
      try press("Return")
    }
  }
}
