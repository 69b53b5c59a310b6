// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UISegmentedControl, which the Kit draws: to assistive technologies it is a group of radio
/// buttons.
final class SegmentedControlPeer: WidgetPeer {
  /// Creates a peer of `control`.
  init(control: UISegmentedControl, in windowHost: GTKWindowHost) {
    super.init(view: control, in: windowHost)
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_RADIO_GROUP
  }
}
