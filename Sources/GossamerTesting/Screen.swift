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
/// - Finding: ``button(_:)``, ``textField(_:)``, ``label(_:)``, ``switch(_:)``, ``slider(_:)``,
///   ``stepper(_:)``, ``segmentedControl(_:)``, ``view(identifier:)``, ``find(_:_:)``
/// - Acting: `tap()` and `scrollIntoView()` on any view; `typeText(_:)`, `replaceText(with:)` and
///   `press(_:)` on a field; `toggle()` on a switch, `drag(to:)` on a slider, `increment()` and
///   `decrement()` on a stepper, `select(_:)` on a segmented control; ``pressEscape()``
/// - Reading: the properties of the views, ``picture``
/// - Surroundings: ``size``, ``style``, ``direction``, ``update()``
@MainActor public final class Screen {
  /// The window that the controller's view is in.
  public let window: UIWindow

  /// Shows `controller`: loads its view, has it appear and lays it out.
  /// - Parameters:
  ///   - controller: the controller of the screen.
  ///   - size: the size of the window in points; a phone's by default.
  ///   - style: light or dark.
  ///   - direction: where the language of the interface begins.
  public init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852),
    style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.style = style
    self.direction = direction
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

  /// Brings the screen up to date with what the test has changed, such as a model: bindings,
  /// properties, constraints, layout.
  public func update() {
    UpdateCycle.shared.updateToRest()
  }

  /// Presses the Escape key: the field that is being edited ends editing, else a sheet is dismissed.
  public func pressEscape() {
    if let field = window.firstResponder as? UITextField {
      field.pressEscape()
    } else {
      _ = window.pressEscape()
    }
    update()
  }

  private func applyTraits() {
    window.overrideUserInterfaceStyle = style
    window.overrideLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
