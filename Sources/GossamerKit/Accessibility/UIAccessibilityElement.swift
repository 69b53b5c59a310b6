// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a view that is no view itself, as assistive technologies find it: a bar of a chart that the view draws.
///
///     let bar = UIAccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "January"
///     bar.accessibilityValue = "12 boxes"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40, width: 30, height: 60)
///     chart.accessibilityElements = [bar]
///
/// Keep the element as long as it is the same thing to a person, and change its properties; a change is told with the
/// next frame. It is no `UIResponder` here, so that a subclass needs no `init(coder:)`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
open class UIAccessibilityElement {
  /// Creates an element.
  /// - Parameter container: the view that has it among its ``UIView/accessibilityElements``.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  /// The view that has the element, and in whose coordinates ``accessibilityFrameInContainerSpace`` is. Nil once it is
  /// gone.
  open weak var accessibilityContainer: AnyObject? { didSet { noteChange() } }

  // MARK: - What it is

  /// Whether assistive technologies find it. True unless set.
  open var isAccessibilityElement = true { didSet { noteChange() } }

  /// What it is, in a word or two, in the user's language: "January". Nil for nothing.
  open var accessibilityLabel: String? { didSet { noteChange() } }

  /// The value that it shows: "12 boxes". Nil for none.
  open var accessibilityValue: String? { didSet { noteChange() } }

  /// What happens when it is used: "Shows the days". Nil for no hint.
  open var accessibilityHint: String? { didSet { noteChange() } }

  /// A name for tests, never shown. Nil for none.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  /// How it behaves: as a button, an image. None unless set.
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { noteChange() } }

  // MARK: - Where it is

  /// Its rectangle in the coordinates of the window, in points, which stand for those of the screen: an application
  /// doesn't know where on the screen a desktop puts its window. That of ``accessibilityFrameInContainerSpace``, if there
  /// is one. Setting it sets that to zero.
  ///
  /// It doesn't follow a container that moves in the window; ``accessibilityFrameInContainerSpace`` does.
  open var accessibilityFrame: CGRect {
    get {
      let frame = accessibilityFrameInContainerSpace
      guard frame != .zero, let view = accessibilityContainer as? UIView else { return ownFrame }
      return view.convert(frame, to: nil)
    }
    set {
      ownFrame = newValue
      accessibilityFrameInContainerSpace = .zero
    }
  }

  /// Its rectangle in the coordinates of the container, in points. Zero, the default, for what ``accessibilityFrame`` says.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { noteChange() } }

  // MARK: - What it does

  /// What can be done with it beside activating it. Nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { noteChange() } }

  /// An assistive technology activates it. False, for nothing, unless overridden.
  /// - Returns: whether something was done.
  open func accessibilityActivate() -> Bool { false }

  /// An assistive technology raises the value of an element with the trait ``UIAccessibilityTraits/adjustable``, by a step
  /// that makes sense. Does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// An assistive technology lowers the value of an element with the trait ``UIAccessibilityTraits/adjustable``. Does
  /// nothing unless overridden.
  open func accessibilityDecrement() {}

  // MARK: - Being shown

  /// The view that a host shows the element in; nil for none.
  package weak var showingView: UIView?

  private var ownFrame = CGRect.zero

  private func noteChange() { showingView?.setNeedsCommit(.accessibility) }
}

extension UIAccessibilityElement: Accessible {
  package var accessibleActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []) + adjustments
  }

  package var mayHaveAccessibleActions: Bool {
    accessibilityCustomActions != nil || accessibilityTraits.contains(.adjustable)
  }

  package var responderWindow: UIWindow? { (accessibilityContainer as? UIView)?.window }

  /// The rectangle in the coordinates of `view`, which has the element; empty for one that isn't finite.
  package func frame(in view: UIView) -> CGRect {
    let inside = accessibilityFrameInContainerSpace
    let container = inside == .zero ? nil : accessibilityContainer as? UIView ?? view
    let frame = container == nil ? accessibilityFrame : inside
    return UIView.valid(frame).map { view.convert($0, from: container) } ?? .zero
  }
}
