// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Has assistive technologies say something in a window.
///
/// GTK 4.8 has no announcements yet (`gtk_accessible_announce` came with 4.14). But a screen reader says at once what
/// the description of the widget with the focus becomes; so that is the announcement, until the focus moves on. Where
/// nothing has the focus, it is the name of the window for a second.
final class Announcer {
  private let gtkWindow: ObjectHandle
  private let focus: FocusFollower
  private var connection: SignalConnection?
  private var alarm: Alarm?
  /// Takes the announcement back; nil while there is none.
  private var takeBack: (() -> Void)?

  init(in gtkWindow: ObjectHandle, _ focus: FocusFollower) {
    self.gtkWindow = gtkWindow
    self.focus = focus
    connection = SignalConnection(gtkWindow.raw, "notify::focus-widget") { [weak self] _ in
      self?.end()
    }
  }

  /// Has `text` said. The one before is taken back, so that the same text is said again.
  func announce(_ text: String) {
    end()
    if let peer = focus.focusedView?.peer as? WidgetPeer {
      peer.tellDescription(text)
      takeBack = { [weak peer] in peer?.tellDescription(nil) }
    } else {
      let window = gtkWindow
      window.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: text)
      takeBack = {
        // GTK sets the name when it gets the title, and not again.
        let title = gtk_window_get_title(window.pointer(to: GtkWindow.self))
        window.setAccessibleProperty(
          GTK_ACCESSIBLE_PROPERTY_LABEL, to: title.map { String(cString: $0) })
      }
      alarm = Interface.current.clock.setAlarm(in: 1) { [weak self] in self?.end() }
    }
  }

  private func end() {
    alarm?.cancel()
    alarm = nil
    takeBack?()
    takeBack = nil
  }
}
