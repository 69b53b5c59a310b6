// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows a view controller in an invisible window, so that a test can use it as a person would.
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
/// released its window closes. In a suite with the trait ``OwnApplication`` a test fails if its screen isn't freed
/// afterwards, because a closure of one of its intentions or actions keeps it; the message names the closure.
///
/// - Finding: ``button(_:)``, ``textField(_:)``, ``textView(_:)``, ``label(_:)``, ``switch(_:)``, ``slider(_:)``,
///   ``stepper(_:)``, ``segmentedControl(_:)``, ``view(identifier:)``, ``find(_:_:)``
/// - Acting: `tap()`, `scrollIntoView()`, `turnWheel(_:)`, `scroll(by:in:)` and `fling(by:in:)` on any
///   view; `typeText(_:)`, `replaceText(with:)` and `press(_:)` on a field or a text view; `toggle()` on a switch,
///   `drag(to:)` on a slider, `increment()` and `decrement()` on a stepper, `select(_:)` on a segmented
///   control; ``pressKey(_:_:)``, ``pressEscape()``
/// - Reading: the properties of the views, ``picture``; `trace(_:)`, what a test has made the application do
/// - Waiting: ``eventually(_:within:seen:_:)``
/// - Accessibility: ``auditAccessibility(_:)``, ``accessibilityLabels``,
///   ``accessibilityElement(_:)``, ``announcements``
/// - Environment: ``size``, ``style``, ``direction``, ``contentSize``, ``update()``,
///   ``advance(by:)``
@preconcurrency @MainActor public final class Screen {
  /// The window that the controller's view is in.
  public let window: UIWindow

  /// Shows `controller`: loads its view, makes it appear and lays it out.
  /// - Parameters:
  ///   - controller: the controller of the screen.
  ///   - size: the size of the window in points; a phone's by default.
  ///   - style: light or dark.
  ///   - direction: the layout direction.
  ///   - contentSize: the preferred text size.
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
    window.interface.part(ScreenLeaks.self).watch(window)
    window.isHidden = true
  }

  /// The size of the window in points. Setting it lays out the screen again.
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

  /// The layout direction.
  public var direction: UIUserInterfaceLayoutDirection {
    didSet {
      applyTraits()
      update()
    }
  }

  /// The preferred text size.
  public var contentSize: UIContentSizeCategory {
    didSet {
      applyTraits()
      update()
    }
  }

  /// The announcements that `UIAccessibility.post(notification:argument:)` has made since the
  /// screen was shown.
  public var announcements: [String] { window.announcements }

  /// The accessibility labels of all elements that a screen reader visits, in its reading order. An
  /// element without a label has "".
  public var accessibilityLabels: [String] {
    window.readElements.map { $0.accessibilityLabel ?? "" }
  }

  /// Runs the update cycle (bindings, properties, constraints, layout) after the test has changed
  /// something, such as a model.
  public func update() {
    window.interface.updateCycle.updateToRest()
  }

  /// Advances the clock, which stands still otherwise. So a press that is held becomes a long
  /// press, and an animation ends. It takes no real time.
  ///
  /// All screens of an application share one clock: that of the process, or of a test with its own
  /// application; see ``OwnApplication``.
  /// - Parameter seconds: by how many seconds; a negative number counts as 0.
  public func advance(by seconds: TimeInterval) {
    window.interface.clock.advance(by: seconds)
  }

  /// Presses a point of the window, whatever is there, and holds.
  /// - Parameters:
  ///   - point: the point, in the coordinates of the window.
  ///   - type: a button of the pointer, or a finger.
  ///   - buttons: the button of the pointer.
  /// - Returns: the touch, to move and to lift.
  public func press(
    at point: CGPoint, type: UITouch.TouchType = .indirectPointer,
    buttons: UIEvent.ButtonMask = .primary
  ) -> Touch {
    Touch(on: window, at: point, type: type, buttons: type == .direct ? [] : buttons)
  }

  /// Presses and releases a key. It performs a key command, or else the first responder gets the
  /// press, or else a field or text view that is being edited handles the key.
  /// - Parameters:
  ///   - key: the character of the key, or a constant such as `UIKeyCommand.inputUpArrow`.
  ///   - modifierFlags: the modifier keys that are held; Ctrl is `.command`.
  /// - Returns: whether a command was performed, or a responder has handled the press.
  @discardableResult
  public func pressKey(_ key: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    defer { update() }
    let responder = window.firstResponder
    return window.press(UIKey(typing: key, modifierFlags)) { key in
      if let client = responder as? any TextEditorClient { return client.handle(key) }
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
