// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// The desktop's text size and animation settings, in an open window.
  @Suite struct SystemTraitsTests {
    private func setting(_ name: String, _ value: gint, _ type: GType) {
      var new = GValue()
      g_value_init(&new, type)
      if type == GType.boolean {
        g_value_set_boolean(&new, value)
      } else {
        g_value_set_int(&new, value)
      }
      g_object_set_property(
        UnsafeMutableRawPointer(gtk_settings_get_default()).assumingMemoryBound(to: GObject.self),
        name, &new)
      g_value_unset(&new)
    }

    @Test func textGrowsAtOnce_WhenTheDesktopsDoes() async throws {
      let (label, field, fixed) = (UILabel(), UITextField(), UILabel())
      label.font = .preferredFont(forTextStyle: .body)
      field.font = .preferredFont(forTextStyle: .body)
      fixed.font = .systemFont(ofSize: 17)
      label.adjustsFontForContentSizeCategory = true
      field.adjustsFontForContentSizeCategory = true
      for view in [label, fixed] { view.text = "Text" }
      field.text = "Text"
      let root = UIStackView(arrangedSubviews: [label, field, fixed])
      root.axis = .vertical
      let shown = try await Stage.show(root)
      let usual = [label, field, fixed].map(\.intrinsicContentSize.width)
      let ink = try Picture(of: fixed, in: shown)
      defer { setting("gtk-xft-dpi", 96 * 1024, GType.int) }
      setting("gtk-xft-dpi", 2 * 96 * 1024, GType.int)
      try await Stage.settle(shown)
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
      let large = [label, field, fixed].map(\.intrinsicContentSize.width)
      #expect(large[0] > 1.8 * usual[0])
      #expect(large[1] > 1.8 * usual[1])
      #expect(large[2] == usual[2])
      // GTK doesn't scale what the Kit has measured.
      let laterInk = try Picture(of: fixed, in: shown)
      #expect(laterInk[5, 8] == ink[5, 8])
    }

    @Test func aScreenReaderIsTold_WhenTheDesktopTurnsItOn() async throws {
      _ = try Stage.host()
      #expect(!UIAccessibility.isVoiceOverRunning)
      defer { try? setScreenReader(false) }
      try setScreenReader(true)
      try await Stage.eventually("a screen reader is on") { UIAccessibility.isVoiceOverRunning }
      try setScreenReader(false)
      try await Stage.eventually("it is off again") { !UIAccessibility.isVoiceOverRunning }
    }

    /// Turns the screen reader on or off, as the desktop does for Orca.
    private func setScreenReader(_ isOn: Bool) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
        "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled",
        "<\(isOn)>",
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    @Test func lessMotionIsTold_WhenTheDesktopHasNoAnimations() throws {
      _ = try Stage.host()
      #expect(!UIAccessibility.isReduceMotionEnabled)
      defer { setting("gtk-enable-animations", 1, GType.boolean) }
      setting("gtk-enable-animations", 0, GType.boolean)
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }
}
