// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// A widget that somebody else owns, as GTK's functions take it.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension WidgetPointer {
  /// The children of a widget, from back to front. The loop's current child may be removed while iterating.
  var children: some Sequence<WidgetPointer> {
    sequence(state: gtk_widget_get_first_child(self)) { next -> WidgetPointer? in
      let child = next
      next = child.flatMap { gtk_widget_get_next_sibling($0) }
      return child
    }
  }

  /// Allocates exactly `rect` in the parent to the widget, even if its minimum size is larger.
  /// - Parameters:
  ///   - baseline: the distance of the text's baseline from the top, in points; -1 lets the widget choose.
  ///   - transform: rotates and scales the widget about its centre; nil for the identity.
  func allocate(_ rect: PixelRect, baseline: Int32 = -1, transform: CGAffineTransform? = nil) {
    // GTK warns if a widget is allocated before it was measured.
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    let place = Placement(rect, transform: transform)
    gtk_widget_allocate(self, rect.width, rect.height, baseline, place.makeTransform())
  }
}
