// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Lets a view accept drops from this application or another.
///
///     canvas.addInteraction(UIDropInteraction(delegate: self))
///
/// Of nested views with interactions, the innermost one whose delegate can handle the session gets the drop. A view that
/// accepts the same items by paste needs no interaction: its ``UIResponder/pasteConfiguration`` also applies to drops.
/// Text fields and text views accept drops of text by themselves.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor open class UIDropInteraction: UIInteraction {
  /// Creates an interaction.
  /// - Parameter delegate: handles the drops; held weakly. Without it the view accepts none.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Handles the drops; nil once it is freed.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Handles the drops on a view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropinteractiondelegate
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view can accept the session's items. Called once per session, when the pointer first enters the
  /// view. If it returns false, the delegate isn't called for this session again. True by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool

  /// Called when the pointer has entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns what a drop at the pointer's place would do. Called when the pointer enters the view, when it moves, and before
  /// the drop. The default refuses drops.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the pointer has left the view without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Handles the drop: begin to load the session's items here. The drag's source is told that the drop is finished when the
  /// items are released; until then their data can be loaded.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called after the drop was performed.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called when the session has ended, by a drop anywhere in the window or because the pointer has left the window.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Refuses the drop.
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

/// What a drop does with the items.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropoperation
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, although the items could be dropped elsewhere in the view.
  case forbidden
  /// Copies the items.
  case copy
  /// Moves the items if the drag's source allows it; otherwise copies them.
  case move

  /// Whether the operation accepts the drop.
  package var isDrop: Bool { self == .copy || self == .move }
}

/// What a view would do with a drop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor open class UIDropProposal {
  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// What the drop would do.
  open private(set) var operation: UIDropOperation
}
