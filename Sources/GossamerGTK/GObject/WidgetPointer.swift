// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// A widget that somebody else owns, as GTK's functions take it.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension WidgetPointer {
  /// The children of a widget, from back to front. The one last delivered may be taken out on the way.
  var children: some Sequence<WidgetPointer> {
    sequence(state: gtk_widget_get_first_child(self)) { next -> WidgetPointer? in
      let child = next
      next = child.flatMap { gtk_widget_get_next_sibling($0) }
      return child
    }
  }

  /// Gives a widget its place in its parent, exactly, however large its minimum is.
  /// - Parameters:
  ///   - baseline: how far below its top the widget puts its text; -1 lets the widget choose.
  ///   - transform: how the widget is turned and scaled about its middle; nil for not at all.
  func allocate(_ rect: PixelRect, baseline: Int32 = -1, transform: CGAffineTransform? = nil) {
    // GTK wants to have been asked for the size before it is told.
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    let place = Placement(rect, transform: transform)
    gtk_widget_allocate(self, rect.width, rect.height, baseline, place.makeTransform())
  }
}
