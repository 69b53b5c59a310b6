// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An accessibility element for a part of a view that isn't a view itself, such as a bar of a chart that the view draws.
///
///     let bar = UIAccessibilityElement(accessibilityContainer: chart)
///     bar.accessibilityLabel = "January"
///     bar.accessibilityValue = "12 boxes"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40, width: 30, height: 60)
///     chart.accessibilityElements = [bar]
///
/// Keep the same element as long as it stands for the same thing, and change its properties: assistive technologies get
/// the change with the next frame. Unlike in UIKit it isn't a `UIResponder`, so that a subclass needs no `init(coder:)`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement {
  /// Creates an element.
  /// - Parameter container: the view whose ``UIView/accessibilityElements`` contain the element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  /// The view that contains the element, and in whose coordinates ``accessibilityFrameInContainerSpace`` is. Nil once it has
  /// been freed.
  open weak var accessibilityContainer: AnyObject? { didSet { noteChange() } }

  // MARK: - Description

  /// Whether assistive technologies find the element; true by default.
  open var isAccessibilityElement = true { didSet { noteChange() } }

  /// The name of the element, in a word or two, in the user's language: "January". Nil for none.
  open var accessibilityLabel: String? { didSet { noteChange() } }

  /// The value of the element: "12 boxes". Nil for none.
  open var accessibilityValue: String? { didSet { noteChange() } }

  /// A hint at what activating the element does: "Shows the days". Nil for none.
  open var accessibilityHint: String? { didSet { noteChange() } }

  /// A name for tests, never shown. Nil for none.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  /// The traits, such as button or image; none by default.
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { noteChange() } }

  // MARK: - Frame

  /// The frame in the coordinates of the window, in points. They stand for screen coordinates, because an application doesn't
  /// know where the desktop has placed its window. If ``accessibilityFrameInContainerSpace`` is set, this is computed from
  /// it. Setting this resets that property to zero.
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

  /// The frame in the coordinates of the container, in points. Zero, the default, means that ``accessibilityFrame`` is used.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { noteChange() } }

  // MARK: - Actions

  /// The actions in addition to activating the element; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { noteChange() } }

  /// Called when an assistive technology activates the element. Does nothing unless overridden.
  /// - Returns: whether the activation was handled.
  open func accessibilityActivate() -> Bool { false }

  /// Called when an assistive technology increments the value of an element with the trait
  /// ``UIAccessibilityTraits/adjustable``. Does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Called when an assistive technology decrements the value of an element with the trait
  /// ``UIAccessibilityTraits/adjustable``. Does nothing unless overridden.
  open func accessibilityDecrement() {}

  // MARK: - Host

  /// The view in which the host shows the element; nil for none.
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

  /// The frame in the coordinates of `view`, which contains the element; empty if it isn't finite.
  package func frame(in view: UIView) -> CGRect {
    let inside = accessibilityFrameInContainerSpace
    let container = inside == .zero ? nil : accessibilityContainer as? UIView ?? view
    let frame = container == nil ? accessibilityFrame : inside
    return UIView.valid(frame).map { view.convert($0, from: container) } ?? .zero
  }
}
