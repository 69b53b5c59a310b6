// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// CSS rules that give GTK's own widgets, inside views, the colours that the views ask for.
///
/// Views that look alike share one set of rules, which is removed with the last of them.
final class SharedLook {
  /// The CSS class that the rules apply to.
  let cssClass: String

  private let rules: String
  private let provider: ObjectHandle
  private static var shared: [String: Weak<SharedLook>] = [:]
  private static var count = 0

  /// The look with these rules.
  /// - Parameter rules: CSS in which `&` stands for the class of the view's widget:
  ///   `& > switch:checked { background-color: red; }`.
  static func with(_ rules: String) -> SharedLook {
    if let look = shared[rules]?.wrappedValue { return look }
    let look = SharedLook(rules)
    shared[rules] = Weak(look)
    return look
  }

  /// Replaces the look of a widget by the one with these rules.
  static func replace(_ look: inout SharedLook?, by rules: String, of widget: WidgetPointer) {
    let new = with(rules)
    guard new !== look else { return }
    if let look { gtk_widget_remove_css_class(widget, look.cssClass) }
    look = new
    gtk_widget_add_css_class(widget, new.cssClass)
  }

  private init(_ rules: String) {
    Self.count += 1
    cssClass = "gossamer-look-\(Self.count)"
    self.rules = rules
    provider = ObjectHandle(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    let text = rules.replacing("&", with: "." + cssClass)
    gtk_css_provider_load_from_data(provider.pointer(to: GtkCssProvider.self), text, -1)
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
  }

  isolated deinit {
    // Another one may have been made while this one was going.
    if Self.shared[rules]?.wrappedValue == nil { Self.shared[rules] = nil }
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, provider.opaque)
  }
}

extension UIColor.Components {
  /// The colour in CSS syntax.
  var css: String {
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(alpha))"
  }
}
