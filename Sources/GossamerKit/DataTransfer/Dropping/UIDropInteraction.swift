// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Lets a view take what is dragged onto it, from another application or from this one.
///
///     canvas.addInteraction(UIDropInteraction(delegate: self))
///
/// Of several views, one in the other, the innermost takes it whose delegate can handle it. A view that takes the same
/// things when they are pasted needs no interaction: its ``UIResponder/pasteConfiguration`` is for drops too. Texts are
/// dropped on text fields and text views as on all of the desktop's.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropinteraction
open class UIDropInteraction: UIInteraction {
  /// Creates an interaction.
  /// - Parameter delegate: takes what is dropped; held weakly. Without it nothing is.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  /// What takes the drops; nil once it is gone.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What takes the drops on a view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropinteractiondelegate
@MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view can take what is dragged. Asked once a session, when the pointer first comes over the view; if
  /// not, the delegate isn't told of the session again. True unless implemented.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool

  /// The pointer has come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What a drop would do where the pointer is now. Asked when it comes over the view, whenever it moves there, and
  /// before the drop. Nothing can be dropped unless this is implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// The pointer has left the view without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Takes what was dropped: begins to load what it wants of the session's items. Who drags is told that the drop has
  /// ended when nobody holds the items any more, and until then other data than files can be loaded.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// The drop was performed.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// The session is over, by a drop anywhere in the window or because the pointer has left it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Answers true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Proposes to drop nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// What a drop does with what is dragged.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropoperation
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, although it is something that could be dropped elsewhere in the view.
  case forbidden
  /// Copies it.
  case copy
  /// Moves it, if who drags lets it be moved; otherwise copies it.
  case move

  /// Whether something is dropped.
  package var isDrop: Bool { self == .copy || self == .move }
}

/// What a view would do with a drop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropproposal
open class UIDropProposal {
  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// What the drop would do.
  open private(set) var operation: UIDropOperation
}
