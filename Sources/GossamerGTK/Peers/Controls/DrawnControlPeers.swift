// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// Peers of controls that the Kit draws. They only tell assistive technologies what the control is.

/// Shows a UIStepper, which the Kit draws: to assistive technologies it is a spin button with two push
/// buttons.
final class StepperPeer: WidgetPeer {
  /// Creates a peer of `stepper`.
  init(stepper: UIStepper, in windowHost: GTKWindowHost) {
    super.init(view: stepper, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard changes.contains(.accessibility), let stepper = view as? UIStepper else { return }
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, stepper.minimumValue)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, stepper.maximumValue)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, stepper.value)
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
  }
}

/// Shows a UIPageControl, which the Kit draws: to assistive technologies it is a spin button with two push
/// buttons, and the first page is the number 1.
final class PageControlPeer: WidgetPeer {
  /// Creates a peer of `control`.
  init(control: UIPageControl, in windowHost: GTKWindowHost) {
    super.init(view: control, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard changes.contains(.accessibility), let control = view as? UIPageControl else { return }
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, Double(max(control.numberOfPages, 1)))
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, Double(control.currentPage + 1))
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
  }
}

extension WidgetPeer {
  fileprivate func tell(_ property: GtkAccessibleProperty, _ number: Double) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_double(&value, number)
    gtk_accessible_update_property_value(handle.opaque, 1, &property, &value)
    g_value_unset(&value)
  }
}

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

/// Shows a UIProgressView, which the Kit draws. Its widget is a GtkProgressBar with hidden parts, from which assistive
/// technologies read the progress.
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

  override var tellsItsValue: Bool { true }
}
