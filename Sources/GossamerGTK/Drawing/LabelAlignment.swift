// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The two GtkLabel settings that together show a text alignment.
///
/// GTK mirrors both settings in a right-to-left widget, and Pango mirrors the lines again in right-to-left paragraphs.
/// The values here compensate for both.
struct LabelAlignment: Equatable {
  /// The position of the text as a whole: 0 at the leading edge of the widget, 1 at the trailing edge.
  let xalign: Float
  /// How the lines are aligned relative to each other.
  let justification: GtkJustification

  /// The settings for `alignment`.
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
