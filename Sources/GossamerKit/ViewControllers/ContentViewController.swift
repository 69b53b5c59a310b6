// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view controller whose view is a smarter view of a type of its own, so that nobody has to cast it.
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
/// ``content`` is the controller's `view` itself, made by ``loadView()`` when it is asked for first; of a controller that a
/// document describes it is the view that the document has.
///
/// **When to use which.** This class is for a controller that needs no other base class, and whose view it will stay. The
/// technique's own form, for a plain `UIViewController` or a subclass such as ``ViewModelController``, is a read-only
/// property beside `view`:
///
///     private let messageForm = MessageFormView()
///
///     override func loadView() { view = messageForm }
///
/// All of the controller's lines name `messageForm`, never `view`. When the form moves into a container later, because a
/// banner comes above it for instance, `loadView()` changes and no other line does.
open class ContentViewController<Content: UIView>: UIViewController {
  private var makeContent: (() -> Content)?
  private weak var knownContent: Content?

  /// Creates a controller.
  /// - Parameter content: makes the view, once, when it is needed.
  public init(content: @escaping @autoclosure () -> Content) {
    makeContent = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that an Interface Builder document describes. The class of its view there is `Content`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller's view, as what it is. The first access makes it.
  ///
  /// Where a document's view is of another class, a `Content` made by `init(coder:)` becomes the controller's view, with
  /// a message and that view in it. The program ends where that initialiser gives nil.
  public final var content: Content {
    if let knownContent { return knownContent }
    let content = view as? Content ?? makeStandIn(around: view)
    knownContent = content
    return content
  }

  private func makeStandIn(around other: UIView) -> Content {
    let fact = "The view of \(Self.self) is a \(type(of: other)), not a \(Content.self)"
    let advice = "Give the view the class \(Content.self) in the document."
    guard let content = Content(coder: NibCoder { _ in }) else {
      preconditionFailure("\(fact). \(advice)")
    }
    Messages.views.error("\(fact), so one stands in, with that in it. \(advice)")
    content.frame = other.frame
    view = content
    other.superview?.insertSubview(content, belowSubview: other)
    other.frame = content.bounds
    other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insertSubview(other, at: 0)
    return content
  }

  /// Makes the ``content`` the controller's view.
  open override func loadView() {
    guard let makeContent else {
      super.loadView()
      _ = content
      return
    }
    view = makeContent()
    self.makeContent = nil
  }
}
