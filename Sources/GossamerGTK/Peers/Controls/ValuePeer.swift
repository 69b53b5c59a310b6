// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a view that the Kit draws and that stands for a number in a range: a progress view, a stepper.
final class ValuePeer: WidgetPeer {
  private typealias Value = (now: Double, minimum: Double, maximum: Double)

  /// Creates a peer of `progressView`.
  init(progressView: UIProgressView, in windowHost: GTKWindowHost) {
    super.init(view: progressView, in: windowHost)
  }

  /// Creates a peer of `stepper`.
  init(stepper: UIStepper, in windowHost: GTKWindowHost) {
    super.init(view: stepper, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard changes.contains(.accessibility), let value = value(of: view) else { return }
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, value.minimum)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, value.maximum)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value.now)
  }

  private func value(of view: UIView) -> Value? {
    switch view {
    case let view as UIProgressView: (Double(view.progress), 0, 1)
    case let view as UIStepper: (view.value, view.minimumValue, view.maximumValue)
    default: nil
    }
  }

  private func tell(_ property: GtkAccessibleProperty, _ number: Double) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_double(&value, number)
    gtk_accessible_update_property_value(handle.opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    view is UIStepper ? GTK_ACCESSIBLE_ROLE_SPIN_BUTTON : GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
  }
}
