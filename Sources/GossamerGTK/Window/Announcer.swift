// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Makes assistive technologies speak an announcement.
///
/// GTK 4.8 has no announcements (`gtk_accessible_announce` came with 4.14). But a screen reader speaks every change of the
/// focused widget's description. So the announcement becomes this description until the focus moves. If nothing has the
/// focus, it becomes the accessible name of the window for a second.
final class Announcer {
  private let gtkWindow: ObjectHandle
  private let focus: FocusFollower
  private var connection: SignalConnection?
  private var alarm: Alarm?
  /// Restores the description or the name; nil while there is no announcement.
  private var takeBack: (() -> Void)?

  init(in gtkWindow: ObjectHandle, _ focus: FocusFollower) {
    self.gtkWindow = gtkWindow
    self.focus = focus
    connection = SignalConnection(gtkWindow.raw, "notify::focus-widget") { [weak self] _ in
      self?.end()
    }
  }

  /// Announces `text`. The previous announcement is removed first, so that the same text is spoken again.
  func announce(_ text: String) {
    end()
    if let peer = focus.focusedView?.peer as? WidgetPeer {
      peer.tellDescription(text)
      takeBack = { [weak peer] in peer?.tellDescription(nil) }
    } else {
      let window = gtkWindow
      window.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: text)
      takeBack = {
        // GTK sets the accessible name only when the title is set.
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
