// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Why an action of a test isn't possible: a person couldn't do it either.
nonisolated public enum ScreenError: Error, Equatable {
  /// There is no such view.
  case notFound(_ sought: String, hint: String?, picture: String)
  /// There are several such views.
  case ambiguous(_ sought: String, count: Int, picture: String)
  /// The view isn't in a window.
  case notInWindow(_ view: String)
  /// The view, or a superview, is hidden or fully transparent.
  case hidden(_ view: String, by: String)
  /// The view is outside of its window, or of a superview.
  case outside(_ view: String, window: CGSize)
  /// Another view is in front of it.
  case covered(_ view: String, by: String)
  /// The view is a control that is disabled.
  case disabled(_ view: String)
  /// The view, or a superview, is being animated without `.allowUserInteraction`.
  case moving(_ view: String, by: String)
  /// No menu is open.
  case noMenu(_ sought: String)
  /// The open menu has no such entry, or it can't be chosen.
  case notInMenu(_ sought: String, picture: String)
  /// No file chooser is open.
  case noFileChooser
  /// The file chooser doesn't allow several files.
  case oneFileOnly(count: Int)
  /// The view does nothing when it is tapped.
  case inert(_ view: String)
  /// Neither the view nor a superview accepts the drop.
  case refusedDrop(_ view: String, types: [String])
  /// The field, or its delegate, refuses to be edited.
  case refusedEditing(_ view: String)
  /// The field isn't being edited, or has ended editing during the text, so the rest of the text is
  /// lost.
  case notEditing(_ view: String, lost: String)
  /// The screen isn't accessible.
  case inaccessible(_ findings: [AccessibilityFinding])
  /// The expected outcome didn't occur in time.
  case notInTime(_ outcome: String, limit: Duration, seen: String)
}

nonisolated extension ScreenError: CustomStringConvertible {
  /// What is wrong, the actual state, and what to do.
  public var description: String {
    switch self {
    case .notFound(let sought, let hint, let picture):
      "there is no \(sought). \(hint.map { $0 + " " } ?? "")The screen shows:\n\(picture)"
    case .ambiguous(let sought, let count, let picture):
      """
      there are \(count) views of the type \(sought). Give the one that is meant an accessibility \
      identifier. The screen shows:
      \(picture)
      """
    case .notInWindow(let view):
      "\(view) isn't in a window any more. Find it anew."
    case .hidden(let view, let hiding):
      view == hiding
        ? "\(view) is hidden." : "\(view) can't be seen: \(hiding), which it is in, is hidden."
    case .outside(let view, let window):
      """
      \(view) lies outside of the window, whose size is (\(window.width.short), \
      \(window.height.short)), or of a view that it is in. In a scroll view, scrollIntoView() scrolls \
      to it.
      """
    case .covered(let view, let other):
      "\(view) is covered by \(other)."
    case .disabled(let view):
      "\(view) is disabled."
    case .moving(let view, let moving):
      """
      \(view == moving ? view : "\(view), which is in \(moving),") is being animated and takes no \
      input meanwhile. Let the time pass by the screen's advance(by:), or animate with \
      .allowUserInteraction.
      """
    case .noMenu(let sought):
      """
      no menu is open in which '\(sought)' could be chosen. Open it before, for instance by \
      secondaryClick().
      """
    case .notInMenu(let sought, let picture):
      "the menu has no entry '\(sought)' to be chosen. It shows:\n\(picture)"
    case .noFileChooser:
      "no file chooser is open. Present a UIDocumentPickerViewController before."
    case .oneFileOnly(let count):
      """
      the file chooser takes one file, and \(count) are chosen. Set allowsMultipleSelection before the \
      picker is presented.
      """
    case .inert(let view):
      """
      \(view) does nothing when it is tapped: it isn't a control, or it or a view around it takes no \
      input (isUserInteractionEnabled).
      """
    case .refusedDrop(let view, let types):
      """
      \(view) takes no drop of \(types.joined(separator: ", ")), and no view around it does: none has a \
      UIDropInteraction whose delegate proposes to copy or move that, or a pasteConfiguration that accepts it.
      """
    case .refusedEditing(let view):
      "\(view) can't be edited: its delegate, or the field that is being edited, refuses."
    case .notEditing(let view, let lost):
      "\(view) isn't being edited, so '\(lost)' goes nowhere. Tap it before."
    case .inaccessible(let findings):
      "not everybody can use the screen:\n\(findings.map(\.description).joined(separator: "\n"))"
    case .notInTime(let outcome, let limit, let seen):
      "within \(limit.inSeconds) it did not come about that \(outcome). Seen instead:\n\(seen)"
    }
  }
}

nonisolated extension Duration {
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
