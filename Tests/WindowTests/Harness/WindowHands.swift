// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A user's mouse and keyboard on one window, through xdotool.
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

  /// Turns the mouse wheel over a point, down if the number of notches is positive.
  func turnWheel(_ notches: Int, x: Int, y: Int) throws {
    try Command.run(
      "xdotool", "mousemove", "--window", window, String(x), String(y), "click", "--repeat",
      String(abs(notches)), notches > 0 ? "5" : "4")
  }

  /// Presses the mouse button at a point, moves the mouse in steps, as a hand does, and releases the button.
  func drag(fromX x: Int, y: Int, right: Int, down: Int) throws {
    try Command.run("xdotool", "mousemove", "--window", window, String(x), String(y))
    try Command.run("xdotool", "mousedown", "1")
    for _ in 0..<10 {
      try Command.run(
        "xdotool", "mousemove_relative", "--", String(right / 10), String(down / 10))
    }
    try Command.run("xdotool", "mouseup", "1")
  }

  /// Drags from the middle of this window to a point of another window, and drops there.
  func drag(onto other: WindowHands, x: Int, y: Int) throws {
    let size = try size
    try Command.run(
      "xdotool", "mousemove", "--window", window, String(size.width / 2), String(size.height / 2),
      "mousedown", "1")
    // GTK begins a drag when the pointer has moved some points, and looks for the window below it at each further step.
    for step in 1...10 {
      try Command.run("xdotool", "mousemove_relative", "--", "2", "2")
      try Command.run(
        "xdotool", "mousemove", "--window", other.window, String(x + 10 - step), String(y))
    }
    try Command.run("xdotool", "mouseup", "1")
  }

  /// Moves the window's top left corner to a point of the display.
  func move(toX x: Int, y: Int) throws {
    try Command.run("xdotool", "windowmove", window, String(x), String(y))
  }

  /// Presses keys by their X names, one after the other: "ctrl+a", "Tab", "Return".
  func press(_ keys: String...) throws {
    for key in keys {
      try Command.run("xdotool", "key", key)
    }
  }

  /// Types `text`: ASCII by keys, the rest through GTK's input method.
  ///
  /// For a character without a key, xdotool would change the keyboard map for a moment, and GTK sometimes reads
  /// the map too late.
  func type(_ text: String) throws {
    var keys = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        keys.unicodeScalars.append(scalar)
      } else {
        try typeKeys(keys)
        keys = ""
        try compose(scalar)
      }
    }
    try typeKeys(keys)
  }

  /// Begins to type ASCII `keys` with `delay` milliseconds between them, and returns at once.
  func startTyping(_ keys: String, delay: Int) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool", "type", "--delay", String(delay), keys]
    try process.run()
    return process
  }

  private func typeKeys(_ keys: String) throws {
    guard !keys.isEmpty else { return }
    try Command.run("xdotool", "type", "--delay", "10", keys)
  }

  /// Types Ctrl+Shift+U, the scalar's number, and Return.
  private func compose(_ scalar: Unicode.Scalar) throws {
    try press("ctrl+shift+u")
    try typeKeys(String(scalar.value, radix: 16))
    try press("Return")
  }
}
