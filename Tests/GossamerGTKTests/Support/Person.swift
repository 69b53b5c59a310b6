// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

/// A person's hands on a window of this process, through xdotool.
enum Person {
  private static var isThere = false

  /// Clicks the middle of the view.
  static func clicks(_ view: UIView, in shown: ShownWindow) async throws {
    let widget = try shown.widget(of: view)
    let window = try shown.gtkWindow
    var bounds = graphene_rect_t()
    try #require(gtk_widget_compute_bounds(widget, window, &bounds) != 0)
    // X counts from the border that the window draws around itself.
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(widget), &left, &top)
    let x = left + Double(bounds.origin.x) + Double(bounds.size.width) / 2
    let y = top + Double(bounds.origin.y) + Double(bounds.size.height) / 2
    isThere = true
    let id = try await run(
      "search", "--onlyvisible", "--pid", "\(ProcessInfo.processInfo.processIdentifier)")
    let last = try #require(id.split(separator: "\n").last, "xdotool finds no window.")
    try await run(
      "mousemove", "--window", String(last), "\(Int(x))", "\(Int(y))", "click", "1")
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

  @discardableResult
  private static func run(_ arguments: String...) async throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    try await Stage.eventually("xdotool ends") { !process.isRunning }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
