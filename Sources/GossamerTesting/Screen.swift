// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A view controller in a window that nobody sees, for a test to use as a person would.
///
///     @Test func reversesTheName() throws {
///       let screen = Screen(IntentionsViewController())
///       try screen.textField("Name").replaceText(with: "Anna")
///       try screen.button("Reverse").tap()
///       #expect(try screen.label("Result").text == "annA")
///     }
///
/// It needs no display and no host. Text is measured and views are laid out as in a real window.
/// After each action the update cycle runs, as it would at the next frame. When the screen is
/// released its window closes.
///
/// - Finding: ``button(_:)``, ``textField(_:)``, ``textView(_:)``, ``label(_:)``, ``switch(_:)``, ``slider(_:)``,
///   ``stepper(_:)``, ``segmentedControl(_:)``, ``view(identifier:)``, ``find(_:_:)``
/// - Acting: `tap()`, `scrollIntoView()`, `turnWheel(_:)`, `scroll(by:in:)` and `fling(by:in:)` on any
///   view; `typeText(_:)`, `replaceText(with:)` and `press(_:)` on a field or a text view; `toggle()` on a switch,
///   `drag(to:)` on a slider, `increment()` and `decrement()` on a stepper, `select(_:)` on a segmented
///   control; ``pressKey(_:_:)``, ``pressEscape()``
/// - Reading: the properties of the views, ``picture``
/// - Waiting: ``eventually(_:within:seen:_:)``
/// - For everybody: ``auditAccessibility(_:)``, ``accessibilityLabels``, ``accessibilityElement(_:)``, ``announcements``
/// - Surroundings: ``size``, ``style``, ``direction``, ``contentSize``, ``update()``, ``advance(by:)``
@MainActor public final class Screen {
  /// The window that the controller's view is in.
  public let window: UIWindow

  /// Shows `controller`: loads its view, has it appear and lays it out.
  /// - Parameters:
  ///   - controller: the controller of the screen.
  ///   - size: the size of the window in points; a phone's by default.
  ///   - style: light or dark.
  ///   - direction: where the language of the interface begins.
  ///   - contentSize: how large the person wants text to be.
  public init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852),
    style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.style = style
    self.direction = direction
    self.contentSize = contentSize
    applyTraits()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    update()
  }

  isolated deinit {
    window.isHidden = true
  }

  /// The size of the window in points. Setting it lays out anew.
  public var size: CGSize {
    get { window.bounds.size }
    set {
      window.hostDidResize(to: newValue)
      update()
    }
  }

  /// Light or dark.
  public var style: UIUserInterfaceStyle {
    didSet {
      applyTraits()
      update()
    }
  }

  /// Where the language of the interface begins.
  public var direction: UIUserInterfaceLayoutDirection {
    didSet {
      applyTraits()
      update()
    }
  }

  /// How large the person wants text to be.
  public var contentSize: UIContentSizeCategory {
    didSet {
      applyTraits()
      update()
    }
  }

  /// What `UIAccessibility.post(notification:argument:)` has had said since the screen is shown.
  public var announcements: [String] { window.announcements }

  /// What a screen reader comes by, in the order in which it reads: the accessibility labels of views, and of the elements
  /// that they draw. "" stands for what has none.
  public var accessibilityLabels: [String] {
    window.readElements.map { $0.accessibilityLabel ?? "" }
  }

  /// Brings the screen up to date with what the test has changed, such as a model: bindings,
  /// properties, constraints, layout.
  public func update() {
    window.interface.updateCycle.updateToRest()
  }

  /// Lets time pass, which stands still otherwise: a press that is held becomes a long press, an
  /// animation ends. Costs no time itself.
  ///
  /// All screens of an application have the same time: of the process, or of a test that has one of its own; see
  /// ``OwnApplication``.
  /// - Parameter seconds: how much; what is negative counts as none.
  public func advance(by seconds: TimeInterval) {
    window.interface.clock.advance(by: seconds)
  }

  /// Presses a point of the window, whatever is there, and holds on.
  /// - Parameters:
  ///   - point: in the coordinates of the window.
  ///   - type: a button of the pointer, or a finger.
  ///   - buttons: the button of the pointer.
  /// - Returns: the touch, to move and to lift.
  public func press(
    at point: CGPoint, type: UITouch.TouchType = .indirectPointer,
    buttons: UIEvent.ButtonMask = .primary
  ) -> Touch {
    Touch(on: window, at: point, type: type, buttons: type == .direct ? [] : buttons)
  }

  /// Presses a key and lets it go: a key command of a responder, else a press, which the first responder
  /// is told of, else what a field or a text view that is being edited does with it.
  /// - Parameters:
  ///   - key: the character on it, or a name such as `UIKeyCommand.inputUpArrow`.
  ///   - modifierFlags: the keys that are held beside it; Ctrl is `.command`.
  /// - Returns: whether a command was performed, or a responder kept the press.
  @discardableResult
  public func pressKey(_ key: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    defer { update() }
    let responder = window.firstResponder
    return window.press(UIKey(typing: key, modifierFlags)) { key in
      if let client = responder as? any TextEditorClient { return client.use(key) }
      return (responder as? any UIKeyInput)?.type(key) ?? false
    }
  }

  /// Presses the Escape key: the field that is being edited ends editing, else a sheet is dismissed.
  public func pressEscape() { pressKey(UIKeyCommand.inputEscape) }

  private func applyTraits() {
    var traits = window.traitOverrides
    traits.userInterfaceStyle = style
    traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = contentSize
    window.traitOverrides = traits
  }
}
