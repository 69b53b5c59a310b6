// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIActivityIndicatorView as a GtkSpinner, as large as the view.
final class ActivityIndicatorPeer: NativeWidgetPeer {
  /// Creates a peer of `indicator`.
  init(indicator: UIActivityIndicatorView, in windowHost: GTKWindowHost) {
    super.init(view: indicator, native: gtk_spinner_new(), in: windowHost)
    gtk_widget_add_css_class(widget, "activity-indicator")
  }

  override func updateNative(of view: UIView) {
    guard let indicator = view as? UIActivityIndicatorView else { return }
    let size = indicator.intrinsicContentSize
    gtk_widget_set_size_request(nativeWidget, gint(size.width), gint(size.height))
    gtk_spinner_set_spinning(native.opaque, indicator.isAnimating ? 1 : 0)
  }

  override func rules(for view: UIView, _ traits: UITraitCollection) -> String {
    guard let color = (view as? UIActivityIndicatorView)?.color else { return "" }
    return "& > spinner { color: \(color.components(with: traits).css); }"
  }
}
