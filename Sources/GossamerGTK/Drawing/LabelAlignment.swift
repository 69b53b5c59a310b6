// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// What makes a GtkLabel show its lines where an alignment of the Kit's says.
///
/// GTK mirrors both settings in a right-to-left widget, and Pango mirrors the lines once more in
/// paragraphs that run from right to left; here the mirrors are undone.
struct LabelAlignment: Equatable {
  /// Where the text as a whole stands: 0 is where the widget's direction begins.
  let xalign: Float
  /// Where the lines stand among each other.
  let justification: GtkJustification

  /// What shows `alignment`.
  init(_ alignment: NSTextAlignment, isTextRightToLeft: Bool, isWidgetRightToLeft: Bool) {
    let isRight =
      switch alignment {
      case .left, .center: false
      case .right: true
      case .justified, .natural: isTextRightToLeft
      }
    switch alignment {
    case .center:
      xalign = 0.5
      justification = GTK_JUSTIFY_CENTER
    case .justified:
      xalign = isRight != isWidgetRightToLeft ? 1 : 0
      justification = GTK_JUSTIFY_FILL
    case .left, .right, .natural:
      xalign = isRight != isWidgetRightToLeft ? 1 : 0
      let isPangoRight = isRight != isTextRightToLeft
      justification = isPangoRight != isWidgetRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    }
  }
}
