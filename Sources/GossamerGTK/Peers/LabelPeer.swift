// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UILabel as a GtkLabel.
final class LabelPeer: WidgetPeer {
  /// Creates a peer of `label`.
  init(label: UILabel, in windowHost: GTKWindowHost) {
    super.init(view: label, in: windowHost, base: gtk_label_get_type())
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    guard let label = view as? UILabel else { return }
    if changes.contains(.content) {
      updateText(of: label)
      updateLines(of: label)
      updateAlignment(of: label)
    }
    super.update(changes, of: view)
    if changes.contains(.state) { gtk_widget_set_sensitive(widget, label.isEnabled ? 1 : 0) }
  }

  private func updateText(of label: UILabel) {
    let attributes = TextAttributes(
      font: label.font, color: label.textColor.components(with: label.traitCollection))
    gtk_label_set_attributes(handle.opaque, attributes.list)
    let shown = DisplayText(
      label.text ?? "", font: label.font, numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode)
    guard String(cString: gtk_label_get_text(handle.opaque)) != shown.string else { return }
    gtk_label_set_text(handle.opaque, shown.string)
    updateAccessibility(of: label)  // GTK has taken the text for the name.
  }

  private func updateLines(of label: UILabel) {
    let mode = label.lineBreakMode
    gtk_label_set_wrap(handle.opaque, label.numberOfLines == 1 ? 0 : 1)
    gtk_label_set_wrap_mode(
      handle.opaque, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    gtk_label_set_ellipsize(handle.opaque, mode.ellipsis)
    gtk_label_set_lines(
      handle.opaque, label.numberOfLines > 0 ? Int32(clamping: label.numberOfLines) : -1)
    gtk_widget_set_overflow(
      widget, mode.truncates ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
  }

  private func updateAlignment(of label: UILabel) {
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let textDirection = pango_layout_get_direction(gtk_label_get_layout(handle.opaque), 0)
    let alignment = LabelAlignment(
      label.textAlignment, isTextRightToLeft: textDirection == PANGO_DIRECTION_RTL,
      isWidgetRightToLeft: isRightToLeft)
    gtk_label_set_xalign(handle.opaque, alignment.xalign)
    gtk_label_set_justify(handle.opaque, alignment.justification)
  }
}

extension NSLineBreakMode {
  fileprivate var ellipsis: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
