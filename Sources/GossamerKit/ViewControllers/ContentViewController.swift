// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view controller whose root view is of the class `Content`, and is available with this type as ``content``.
///
///     final class SignInController: ContentViewController<SignInView> {
///       init() { super.init(content: SignInView()) }
///
///       required init?(coder: NSCoder) { super.init(coder: coder) }
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         intentions = [DismissOnEnterIntention(content.nameField)]
///       }
///     }
///
/// ``content`` and `view` are the same object. ``loadView()`` makes it at its first use. For a controller that a
/// document describes, it is the document's view.
///
/// Use this class for a controller that needs no other base class, and whose root view will always be the `Content`.
/// For a plain `UIViewController`, or a subclass such as ``ViewModelController``, use a constant beside `view` instead:
///
///     private let messageForm = MessageFormView()
///
///     override func loadView() { view = messageForm }
///
/// The rest of the controller uses `messageForm`, not `view`. If the form moves into a container later, for instance
/// below a banner, only `loadView()` changes.
open class ContentViewController<Content: UIView>: UIViewController {
  /// Creates the content; nil after that, and if a document describes the controller.
  private var contentMaker: (() -> Content)?
  private weak var knownContent: Content?

  /// Creates a controller.
  /// - Parameter content: creates the view. Evaluated once, when the view is loaded.
  public init(content: @escaping @autoclosure () -> Content) {
    contentMaker = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that an Interface Builder document describes. In the document, the view's class is `Content`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The root view, with its class. The first access loads it.
  ///
  /// If the document's view is of another class, a message is logged. A new `Content` then becomes the root view, and
  /// contains the document's view. The program stops if `Content.init(coder:)` returns nil.
  public final var content: Content {
    if let knownContent { return knownContent }
    let content = view as? Content ?? makeContent(around: view)
    knownContent = content
    return content
  }

  private func makeContent(around other: UIView) -> Content {
    let fact = "The view of \(Self.self) is a \(type(of: other)), not a \(Content.self)"
    let advice = "Give the view the class \(Content.self) in the document."
    guard let content = Content(coder: NibCoder { _ in }) else {
      preconditionFailure("\(fact). \(advice)")
    }
    Messages.views.error("\(fact). A new \(Content.self) replaces and contains it. \(advice)")
    content.frame = other.frame
    view = content
    other.superview?.insertSubview(content, belowSubview: other)
    other.frame = content.bounds
    other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insertSubview(other, at: 0)
    return content
  }

  /// Creates the ``content`` as the root view, or loads it from the document.
  open override func loadView() {
    guard let contentMaker else {
      super.loadView()
      _ = content
      return
    }
    view = contentMaker()
    self.contentMaker = nil
  }
}
