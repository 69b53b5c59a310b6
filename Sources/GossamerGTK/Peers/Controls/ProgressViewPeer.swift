// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIProgressView, which the Kit draws, in a GtkProgressBar that shows nothing of its own:
/// assistive technologies read the number from it.
final class ProgressViewPeer: WidgetPeer {
  /// Creates a peer of `progressView`.
  init(progressView: UIProgressView, in windowHost: GTKWindowHost) {
    super.init(view: progressView, in: windowHost, base: gtk_progress_bar_get_type())
    for part in widget.children { gtk_widget_set_visible(part, 0) }
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard changes.contains(.accessibility), let progressView = view as? UIProgressView else {
      return
    }
    gtk_progress_bar_set_fraction(handle.opaque, Double(progressView.progress))
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
  }
}
