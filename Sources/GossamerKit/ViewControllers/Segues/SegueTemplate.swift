// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A segue in a document. Each time it is triggered, it creates a destination and a segue.
package final class SegueTemplate {
  /// How the destination is shown.
  package enum Kind {
    /// Through `show(_:sender:)`: pushed in a navigation controller, otherwise presented.
    case show
    /// Through `showDetailViewController(_:sender:)`.
    case showDetail
    /// The push of older documents; the same as ``show``.
    case push
    /// Presented in this style; nil for the destination's own style.
    case present(UIModalPresentationStyle?)
    /// Presented as a popover that points to this object; if it is nil, to the sender.
    case popover(from: PopoverAnchor)
    /// Embedded in a container view, as soon as the source's view is loaded.
    case embed(UIView)
    /// Unwinds to a screen that has an action of this name among its wires, such as `unwindToList:`.
    case unwind(String)
    /// A custom segue class of the application.
    case custom(UIStoryboardSegue.Type)
  }

  /// The identifier of the segue; nil for none.
  package let identifier: String?
  /// How the destination is shown.
  package let kind: Kind
  private let makeDestination: (Any?) -> UIViewController?

  /// Creates a template.
  /// - Parameters:
  ///   - identifier: the identifier of the segue; nil for none.
  ///   - kind: how the destination is shown.
  ///   - makeDestination: creates the destination for a sender; returns nil, after a message, if it can't. Called each
  ///     time the segue is triggered, but never for an unwind segue.
  package init(
    identifier: String?, kind: Kind, makeDestination: @escaping (Any?) -> UIViewController?
  ) {
    self.identifier = identifier
    self.kind = kind
    self.makeDestination = makeDestination
  }

  /// Creates a template for an unwind segue, which creates no destination.
  package convenience init(identifier: String?, unwindAction: String) {
    self.init(identifier: identifier, kind: .unwind(unwindAction)) { _ in nil }
  }

  /// The segue from `source` to a new destination, or, for an unwind segue, to an existing one. Nil if there is none.
  package func segue(from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    if case .unwind(let action) = kind {
      return UnwindSegue(identifier: identifier, source: source, action: action, sender: sender)
    }
    guard let destination = makeDestination(sender) else { return nil }
    if case .popover(let anchor) = kind { anchor.prepare(destination, sender: sender) }
    let type: UIStoryboardSegue.Type
    if case .custom(let custom) = kind { type = custom } else { type = UIStoryboardSegue.self }
    let segue = type.init(identifier: identifier, source: source, destination: destination)
    segue.performing = performing(sender)
    return segue
  }

  /// What the base implementation of ``UIStoryboardSegue/perform()`` does for a segue of this kind.
  private func performing(_ sender: Any?) -> (UIStoryboardSegue) -> Void {
    switch kind {
    case .show, .push:
      return { $0.source.show($0.destination, sender: sender) }
    case .showDetail:
      return { $0.source.showDetailViewController($0.destination, sender: sender) }
    case .present(let style):
      return {
        if let style { $0.destination.modalPresentationStyle = style }
        $0.source.present($0.destination, animated: true)
      }
    case .popover:
      return { $0.source.present($0.destination, animated: true) }
    case .embed(let container):
      return { [weak container] in
        if let container { $0.source.embed($0.destination, in: container) }
      }
    case .unwind, .custom:
      return { _ in }
    }
  }
}

/// What the popover of a segue points to.
package final class PopoverAnchor {
  /// The bar button or the view, which the loader sets when all objects of the document are made. Nil for the sender of
  /// the segue.
  package weak var item: (any UIPopoverPresentationControllerSourceItem)?
  private let directions: UIPopoverArrowDirection

  /// Creates an anchor.
  /// - Parameter directions: the permitted directions of the arrow.
  package init(_ directions: UIPopoverArrowDirection) {
    self.directions = directions
  }

  /// Makes the destination a popover, before `prepare(for:sender:)`, which may change that.
  func prepare(_ destination: UIViewController, sender: Any?) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    popover?.sourceItem = item ?? sender as? any UIPopoverPresentationControllerSourceItem
    popover?.permittedArrowDirections = directions
  }
}
