// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UISwitch as a GtkSwitch.
final class SwitchPeer: NativeWidgetPeer {
  private var connection: SignalConnection?

  /// Creates a peer of `toggle`.
  init(toggle: UISwitch, in windowHost: GTKWindowHost) {
    super.init(view: toggle, native: gtk_switch_new(), in: windowHost)
    connection = SignalConnection(native.raw, "notify::active") { [weak self] _ in self?.follow() }
  }

  private func follow() {
    guard !isFollowingView, let toggle = view as? UISwitch else { return }
    toggle.hostDidSwitch(to: gtk_switch_get_active(native.opaque) != 0)
  }

  override func updateNative(of view: UIView) {
    guard let toggle = view as? UISwitch else { return }
    gtk_switch_set_active(native.opaque, toggle.isOn ? 1 : 0)
  }

  override func rules(for view: UIView, _ traits: UITraitCollection) -> String {
    guard let toggle = view as? UISwitch else { return "" }
    let track = (toggle.onTintColor ?? .systemGreen).components(with: traits).css
    var rules = "& > switch:checked { background-color: \(track); }"
    if let thumb = toggle.thumbTintColor?.components(with: traits).css {
      rules += " & > switch > slider { background-color: \(thumb); }"
    }
    return rules
  }
}
