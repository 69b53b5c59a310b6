// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

/// Simulates a person's mouse and keyboard in a window of this process, with xdotool.
enum Person {
  private static var isThere = false

  /// Clicks the middle of the view.
  static func clicks(_ view: UIView, in shown: ShownWindow) async throws {
    try await clicks(CGPoint(x: view.bounds.midX, y: view.bounds.midY), of: view, in: shown)
  }

  /// Clicks a point of the view, in its own coordinates.
  static func clicks(_ point: CGPoint, of view: UIView, in shown: ShownWindow) async throws {
    try await pointer(at: point, of: view, in: shown, "click", "1")
  }

  /// Presses the button of the mouse over a point of the view, and holds it down.
  static func pressesDown(at point: CGPoint, of view: UIView, in shown: ShownWindow) async throws {
    try await pointer(at: point, of: view, in: shown, "mousedown", "1")
  }

  /// Moves the pointer to a point of the view.
  static func moves(to point: CGPoint, of view: UIView, in shown: ShownWindow) async throws {
    try await pointer(at: point, of: view, in: shown)
  }

  /// Turns the wheel by one step away from the person, over a point of the view, while Ctrl is held.
  static func zooms(at point: CGPoint, of view: UIView, in shown: ShownWindow) async throws {
    try await moves(to: point, of: view, in: shown)
    try await Stage.settle(shown)
    try await run("keydown", "ctrl", "click", "4", "keyup", "ctrl")
  }

  /// Turns the wheel by a number of steps over the centre of the view's visible part; negative steps go up.
  static func turnsTheWheel(_ steps: Int, over view: UIView, in shown: ShownWindow) async throws {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    try await pointer(
      at: middle, of: view, in: shown, "click", "--repeat", "\(abs(steps))", "--delay", "5",
      steps < 0 ? "4" : "5")
  }

  /// Clicks the middle of the view with the secondary button.
  static func clicksSecondarily(_ view: UIView, in shown: ShownWindow) async throws {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    try await pointer(at: middle, of: view, in: shown, "click", "3")
  }

  /// Moves the pointer by a distance.
  static func movesByPointer(right: Int, down: Int) async throws {
    try await run("mousemove_relative", "--", "\(right)", "\(down)")
  }

  /// Presses the button of the mouse over a point of the view, and moves at once: who rests before drags a
  /// scroll bar in small steps.
  static func beginsToDrag(
    at point: CGPoint, of view: UIView, down: Int, in shown: ShownWindow
  ) async throws {
    try await moves(to: point, of: view, in: shown)
    try await Stage.settle(shown)
    try await run("mousedown", "1", "mousemove_relative", "--", "0", "\(down)")
  }

  /// Moves to the vertical scroll bar of a view, which shows itself then.
  /// - Returns: the frame of its thumb, in the coordinates of the view.
  static func findsScrollBar(of view: UIScrollView, in shown: ShownWindow) async throws -> CGRect {
    let middle = CGPoint(x: view.bounds.maxX - 4, y: view.bounds.midY)
    var slider: CGRect?
    try await moves(to: middle, of: view, in: shown)
    try await Stage.eventually("the scroll bar is there") {
      slider = try shown.slider(of: view)
      return slider != nil
    }
    return try #require(slider)
  }

  /// Clicks where the pointer is.
  static func clicksThere() async throws {
    try await run("click", "1")
  }

  /// Lets go of the button of the mouse.
  static func letsGo() async throws {
    try await run("mouseup", "1")
  }

  private static func pointer(
    at point: CGPoint, of view: UIView, in shown: ShownWindow, _ action: String...
  ) async throws {
    let place = try place(of: view, in: shown)
    let x = Int(place.minX + point.x - view.bounds.minX)
    let y = Int(place.minY + point.y - view.bounds.minY)
    try await run(["mousemove", "--window", try await window(), "\(x)", "\(y)"] + action)
  }

  /// Drags by a distance, starting a quarter of the view's width from its left.
  static func drags(_ view: UIView, right: Int, down: Int, in shown: ShownWindow) async throws {
    let place = try place(of: view, in: shown)
    let x = Int(place.minX + place.width / 4)
    try await run(
      "mousemove", "--window", try await window(), "\(x)", "\(Int(place.midY))", "mousedown", "1")
    // In steps, as a hand does: a drag begins some way from where it was pressed.
    for _ in 0..<5 {
      try await Stage.settle(shown)
      try await run("mousemove_relative", "\(right / 5)", "\(down / 5)")
    }
    try await Stage.settle(shown)
    try await run("mouseup", "1")
  }

  /// Presses at a point of the window, moves in steps, rests, and lets go.
  static func drags(
    from start: CGPoint, to end: CGPoint, in shown: ShownWindow,
    beforeLettingGo look: () async throws -> Void = {}
  ) async throws {
    let root = shown.window
    try await Person.pressesDown(at: start, of: root, in: shown)
    for step in 1...8 {
      let part = Double(step) / 8
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await Person.moves(to: point, of: root, in: shown)
      try await Stage.settle(shown)
    }
    try await look()
    // Rests for longer than the period in which a velocity is measured.
    let time = Interface.current.clock.now
    let clock = Interface.current.clock
    try await Stage.eventually("the hand has rested") { clock.now > time + 0.15 }
    try await Person.letsGo()
  }

  /// Where the window lies on the display, in pixels.
  static func findsWindow() async throws -> CGPoint {
    let lines = try await run("getwindowgeometry", "--shell", try await window()).split(
      separator: "\n")
    func value(_ name: String) -> Int {
      lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    return CGPoint(x: value("X"), y: value("Y"))
  }

  /// Where the view lies in the window, border included: X counts from the border that the window draws
  /// around itself.
  private static func place(of view: UIView, in shown: ShownWindow) throws -> CGRect {
    let widget = try shown.widget(of: view)
    var bounds = graphene_rect_t()
    try #require(gtk_widget_compute_bounds(widget, try shown.gtkWindow, &bounds) != 0)
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(widget), &left, &top)
    isThere = true
    return CGRect(
      x: left + Double(bounds.origin.x), y: top + Double(bounds.origin.y),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }

  /// The X window that is shown now.
  private static func window() async throws -> String {
    let id = try await run(
      "search", "--onlyvisible", "--pid", "\(ProcessInfo.processInfo.processIdentifier)")
    return String(try #require(id.split(separator: "\n").last, "xdotool finds no window."))
  }

  /// Takes the pointer to a corner of the display, if it was anywhere else: GTK keeps a window that is
  /// closed under the pointer until the pointer moves.
  static func leaves() async throws {
    guard isThere else { return }
    isThere = false
    try await run("mousemove", "1279", "1023")
  }

  /// Presses a key by its X name, such as "Escape".
  static func presses(_ key: String) async throws {
    try await run("key", key)
  }

  /// Holds a key down by its X name until `whileHeld` returns; the display server repeats it.
  static func holds(_ key: String, whileHeld: () async throws -> Void) async throws {
    try await run("keydown", key)
    do { try await whileHeld() } catch {
      try await run("keyup", key)
      throw error
    }
    try await run("keyup", key)
  }

  /// Types a text that a keyboard of the United States has.
  static func types(_ text: String) async throws {
    try await run("type", text)
  }

  @discardableResult
  private static func run(_ arguments: String...) async throws -> String {
    try await run(arguments)
  }

  @discardableResult
  private static func run(_ arguments: [String]) async throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    try await Stage.eventually("xdotool ends") { !process.isRunning }
    takeInput()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Has GTK handle what xdotool sent, but for the last motion, which waits for the next frame: the display server passed
  /// it on before xdotool ended, so that one round trip brings it here. A test can then expect all of a click's effects.
  private static func takeInput() {
    gdk_display_sync(gdk_display_get_default())
    // Input goes before painting, and no call of xdotool here sends as many events; a window that is painted without
    // an end would always be pending.
    for _ in 0..<300 where g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }
}
