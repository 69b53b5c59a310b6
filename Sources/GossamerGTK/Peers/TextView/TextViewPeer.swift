// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// The peer of a UITextView: a GtkTextView, which scrolls its lines itself. In front of it is the canvas with the
/// subviews that every scroll view has.
///
/// ``alignText()`` and ``followText()`` keep the view's content offset and the GtkTextView's adjustment in line. The
/// insets and the padding around the text are margins of the GtkTextView, so that it scrolls over the same height as
/// the view.
final class TextViewPeer: ScrollViewPeer {
  /// The widget that shows the text.
  let text: ViewText

  private let vertical: ObjectHandle
  private var connections: [SignalConnection] = []
  private var look: SharedLook?
  /// Whether one of the two scroll positions is being set from the other one, so that its change is ignored.
  private var isAligning = false
  /// Whether the view is scrolled to a position for which GTK has no lines yet. While GTK lays them out, it scrolls
  /// to keep its first visible line in place. The view doesn't follow that scrolling.
  private var isAheadOfLines = false
  /// Whether GTK has scrolled to the caret and nothing has scrolled the view since. Lines above that are laid out
  /// after that move the caret out of sight.
  private var isAtCaret = false
  private var catchingUp: ScheduledCall?

  /// Creates a peer of `textView`. It shows the view's text after the first ``update(_:of:)``.
  init(textView: UITextView, in windowHost: GTKWindowHost) {
    text = ViewText(of: textView)
    vertical = ObjectHandle(referencing: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    super.init(scrollView: textView, in: windowHost)
    gtk_widget_add_css_class(widget, "text-view")
    gtk_scrollable_set_vadjustment(text.handle.opaque, vertical.pointer(to: GtkAdjustment.self))
    gtk_widget_insert_after(text.widget, content.pointer(to: GtkWidget.self), nil)
    connections = [
      SignalConnection(vertical.raw, "value-changed") { [weak self] _ in self?.followText() },
      SignalConnection(vertical.raw, "changed") { [weak self] _ in self?.textDidLayOut() },
    ]
  }

  isolated deinit {
    text.detach()
    FocusFollower.unparent(text.widget)
  }

  private var textView: UITextView? { view as? UITextView }

  // MARK: - WidgetPeer

  override func update(_ changes: ViewChanges, of view: UIView) {
    guard let textView = view as? UITextView else { return }
    if changes.isSuperset(of: .all) { text.takeOverFromView() }
    if !changes.isDisjoint(with: [.content, .appearance, .state]) { updateLook(of: textView) }
    if !changes.isDisjoint(with: [.content, .appearance]) { updateText(of: textView) }
    if !changes.isDisjoint(with: [.content, .geometry]) { updateMargins(of: textView) }
    super.update(changes, of: view)
    if changes.contains(.state) { updatePermissions(of: textView) }
    alignText()
  }

  override func allocateCanvas(width: Int32, height: Int32) {
    var place = PixelRect()
    (place.width, place.height) = (width, height)
    text.widget.allocate(place)
    alignText()
    // The Tab key visits siblings in the order of their vertical centres: the subviews on the canvas come before the
    // text.
    super.allocateCanvas(width: width, height: min(height, 1))
  }

  override var accessibleHandle: ObjectHandle { text.handle }

  override var tellsItsValue: Bool { true }

  override var tracksTouches: Bool { true }

  override var textMirror: (any TextMirror)? { text }

  override func focus() {
    // A window that isn't shown yet sets the focus when it is shown.
    guard gtk_widget_get_root(widget) != nil else { return }
    gtk_widget_grab_focus(text.widget)
  }

  // MARK: - Scrolling

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    vertical.pointer(to: GtkAdjustment.self)
  }

  /// The distance scrolled from the top of the scrollable area, in points.
  private func offset(of textView: UITextView) -> CGFloat {
    textView.bounds.minY + textView.adjustedContentInset.top
  }

  /// Scrolls GtkTextView to the view's content offset, as far as its lines are laid out.
  private func alignText() {
    guard let textView, !isAligning else { return }
    let wanted = offset(of: textView).rounded()
    if gtk_adjustment_get_value(adjustment) != wanted { isAtCaret = false }
    isAligning = true
    gtk_adjustment_set_value(adjustment, wanted)
    isAligning = false
    if gtk_adjustment_get_value(adjustment) < wanted {
      isAheadOfLines = true
      catchingUp = nil
    } else if isAheadOfLines, catchingUp == nil {
      // GTK is about to scroll the lines once more.
      catchingUp = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in self?.catchUp() }
    }
  }

  private func catchUp() {
    isAheadOfLines = false
    catchingUp = nil
    alignText()
  }

  /// Called when GTK has scrolled, for instance because the caret moved or a selection was dragged beyond the edge.
  /// Sets the view's content offset.
  private func followText() {
    guard let textView, !isAligning, !isAheadOfLines else { return }
    let value = gtk_adjustment_get_value(adjustment)
    guard value != offset(of: textView).rounded() else { return }
    isAligning = true
    textView.hostDidScroll(
      to: CGPoint(x: textView.contentOffset.x, y: value - textView.adjustedContentInset.top))
    isAligning = false
    if showsCaret { isAtCaret = true }
  }

  private var showsCaret: Bool {
    var (caret, visible) = (GdkRectangle(), GdkRectangle())
    gtk_text_view_get_cursor_locations(text.view, nil, &caret, nil)
    gtk_text_view_get_visible_rect(text.view, &visible)
    return caret.y + caret.height > visible.y && caret.y < visible.y + visible.height
  }

  /// Called when GTK has laid out lines.
  private func textDidLayOut() {
    guard let textView else { return }
    let margins = textView.textMargins
    let upper = gtk_adjustment_get_upper(adjustment)
    if upper > gtk_adjustment_get_page_size(adjustment) {
      textView.hostDidLayOut(textHeight: upper - margins.top - margins.bottom)
    }
    if isAtCaret, !showsCaret {
      gtk_text_view_scroll_mark_onscreen(text.view, gtk_text_buffer_get_insert(text.buffer))
      followText()
    }
    alignText()
  }

  // MARK: - Looks

  private func updateText(of textView: UITextView) {
    let inks = TextInks(textView.textColor ?? .label, of: textView)
    let font = textView.shownFont
    text.tags.setBase(TextTagStyle(attributes: TextAttributes(), font: font, inks: inks))
    var start = 0
    text.tags.show(
      textView.textRuns.runs.map { run in
        defer { start = run.end }
        return TextTagRun(
          range: textView.shownRange(of: NSRange(start..<run.end)),
          style: TextTagStyle(attributes: run.attributes, font: font, inks: inks))
      })
    let isRightToLeft = textView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    gtk_widget_set_direction(text.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    gtk_text_view_set_justification(
      text.view, GtkJustification(textView.textAlignment, isRightToLeft: isRightToLeft))
    gtk_text_view_set_input_purpose(text.view, GtkInputPurpose(of: textView))
    gtk_text_view_set_input_hints(text.view, GtkInputHints(of: textView))
  }

  private func updateMargins(of textView: UITextView) {
    let margins = textView.textMargins
    gtk_text_view_set_top_margin(text.view, gint(margins.top))
    gtk_text_view_set_bottom_margin(text.view, gint(margins.bottom))
    gtk_text_view_set_left_margin(text.view, gint(margins.left))
    gtk_text_view_set_right_margin(text.view, gint(margins.right))
  }

  private func updatePermissions(of textView: UITextView) {
    let isEditable: gboolean = textView.mayEditText ? 1 : 0
    let isSelectable: gboolean = textView.canBecomeFirstResponder ? 1 : 0
    gtk_text_view_set_editable(text.view, isEditable)
    gtk_text_view_set_accepts_tab(text.view, isEditable)
    gtk_widget_set_can_focus(text.widget, isSelectable)
    gtk_widget_set_can_target(text.widget, isSelectable)
  }

  /// Sets the widget's CSS rules. The caret and the selection have the tint colour. The font counts for the marked
  /// text, and for a view without text.
  ///
  /// The caret of a text that can't be edited is transparent: if a blinking caret is hidden, GTK 4.8 aborts
  /// (`blink_cb: assertion failed`).
  private func updateLook(of textView: UITextView) {
    let traits = textView.traitCollection
    let tint = (textView.tintColor ?? .tintColor).components(with: traits)
    let color = (textView.textColor ?? .label).components(with: traits)
    let caret = textView.mayEditText ? tint.css : "transparent"
    let rules = """
      & textview, & textview > text { \
      color: \(color.css); caret-color: \(caret); \(textView.shownFont.css) }
      & textview > text > selection { \
      background-color: \(tint.withAlpha(tint.alpha * 0.3).css); color: inherit; }
      """
    SharedLook.replace(&look, by: rules, of: widget)
  }
}

extension UIFont {
  /// The properties of the font in CSS.
  fileprivate var css: String {
    let description = pango_font_description_from_string(pangoDescription)
    defer { pango_font_description_free(description) }
    let families = String(cString: pango_font_description_get_family(description))
      .split(separator: ",").map { "\"\($0.trimmingCharacters(in: .whitespaces))\"" }
    let isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
    let spacing = Double(pangoLetterSpacing) / Double(PANGO_SCALE)
    return """
      font-family: \(families.joined(separator: ", ")); font-size: \(pointSize)px; \
      font-weight: \(pango_font_description_get_weight(description).rawValue); \
      font-style: \(isItalic ? "italic" : "normal"); letter-spacing: \(spacing)px;
      """
  }
}
