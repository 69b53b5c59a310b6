// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a cell of a list. Assistive technologies activate it; the keyboard is the list's.
final class CellPeer: WidgetPeer {
  /// Creates a peer of `cell`.
  init(cell: UIView, in windowHost: GTKWindowHost) {
    super.init(view: cell, in: windowHost, base: PressableWidgetClass.type)
  }
}
