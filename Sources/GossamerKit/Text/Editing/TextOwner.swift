// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What holds the characters and the selection of a text field that is shown in a window.
///
/// A text has one owner at a time. While a field has a peer, this is it: the peer's widget shows the
/// text, brings what a person does to the field (``UITextField/performUserChange(in:with:)``,
/// ``UITextField/ownerDidSelect(_:)``, ``UITextField/ownerDidCompose(_:)``), and changes only by the
/// calls below. The field mirrors it, so that the text is handed back by nothing more than the
/// peer going away. Without a peer the field's own ``EditedText`` is the owner.
package protocol TextOwner: ViewPeer {
  /// Replaces characters, without asking any more. Called before the field's mirror changes, so that
  /// the change's range is one of the mirror's text; ``select(_:)`` follows.
  func apply(_ change: TextChange)

  /// Selects what lies in `selection`, a valid range of the mirror's text.
  func select(_ selection: NSRange)

  /// Gives up the text that an input method is composing.
  func abandonComposition()

  /// Copies the selection to the system's clipboard.
  func copySelection()

  /// Copies the selection to the system's clipboard and deletes it, as a change of the person.
  func cutSelection()

  /// Replaces the selection by the text of the system's clipboard as soon as that has arrived, as a
  /// change of the person.
  func pasteAtSelection()
}
