// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct FocusTests {
    @Test func nothingHasTheKeyboard_WhenAWindowIsShown() async throws {
      let shown = try await show()
      #expect(shown.window.firstResponder == nil)
      #expect(gtk_window_get_focus(try window(shown)) == nil)
    }

    @Test func aFieldBecomesFirstResponder_WhenItsWidgetGetsTheFocus() async throws {
      let shown = try await show()
      let fields = fields(of: shown)
      try shown.peer(of: fields[1]).focus()
      #expect(fields[1].isFirstResponder)
    }

    @Test func theWidgetGetsTheFocus_WhenAFieldBecomesFirstResponder() async throws {
      let shown = try await show()
      let fields = fields(of: shown)
      #expect(fields[0].becomeFirstResponder())
      #expect(try focusIsInside(fields[0], in: shown))
      #expect(fields[1].becomeFirstResponder())
      #expect(try focusIsInside(fields[1], in: shown))
      #expect(fields[1].resignFirstResponder())
      #expect(gtk_window_get_focus(try window(shown)) == nil)
    }

    @Test(arguments: 0..<3)
    func aButtonLosesTheFocus_WhenWhatItIsInTakesNoInput(number: Int) async throws {
      let container = [UIView(), UIScrollView(), UITextView()][number]
      let (root, button) = (UIView(), UIButton(type: .system))
      button.setTitle("Remove", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      container.addSubview(button)
      root.addSubview(container)
      let shown = try await Stage.show(root)
      try shown.peer(of: button).focus()
      #expect(try focusIsInside(button, in: shown))
      container.isUserInteractionEnabled = false
      try await Stage.settle(shown)
      #expect(gtk_window_get_focus(try window(shown)) == nil)
    }

    @Test func theFocusStaysInTheField_WhenItsDelegateRefusesToEndEditing() async throws {
      let shown = try await show()
      let fields = fields(of: shown)
      let delegate = StubbornDelegate()
      fields[0].delegate = delegate
      fields[0].becomeFirstResponder()
      try shown.peer(of: fields[1]).focus()
      #expect(fields[0].isFirstResponder)
      #expect(try focusIsInside(fields[0], in: shown))
      delegate.mayEnd = true
    }

    @Test func nothingIsFirstResponder_WhenTheFieldIsRemoved() async throws {
      let shown = try await show()
      let fields = fields(of: shown)
      fields[0].becomeFirstResponder()
      fields[0].removeFromSuperview()
      #expect(fields.map(\.isFirstResponder) == [false, false])
      try await Stage.settle(shown)
      #expect(fields.map(\.isFirstResponder) == [false, false])
    }

    @Test(arguments: [false, true])
    func aFieldKeepsTheKeyboard_WhenItOrWhatItIsInMovesToAnotherSuperview(
      movesWithSuperview: Bool
    ) async throws {
      let (root, old, new) = (UIView(), UIView(), UIView(frame: frame(y: 100)))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      old.frame = frame(y: 10)
      old.addSubview(field)
      root.addSubview(old)
      root.addSubview(new)
      let shown = try await Stage.show(root)
      field.becomeFirstResponder()
      new.addSubview(movesWithSuperview ? old : field)
      try await Stage.settle(shown)
      #expect(field.isEditing)
      #expect(try focusIsInside(field, in: shown))
      try await Person.presses("x")
      try await Stage.eventually("a key is typed") { field.text == "x" }
    }

    @Test(arguments: [false, true])
    func aFieldKeepsItsWidgetCaretAndSelection_WhenItMovesToAnotherSuperview(
      isTakenOut: Bool
    ) async throws {
      let (root, new) = (UIView(), UIView(frame: frame(y: 100)))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "Hello"
      root.addSubview(field)
      root.addSubview(new)
      let shown = try await Stage.show(root)
      field.becomeFirstResponder()
      field.selectedRange = NSRange(location: 1, length: 2)
      try await Stage.settle(shown)
      let widget = try shown.widget(of: field)
      if isTakenOut {
        // As in UIKit, a view outside of a window isn't first responder.
        field.removeFromSuperview()
        #expect(!field.isFirstResponder)
        field.text = "Howdy"
        field.selectedRange = NSRange(location: 1, length: 2)
      }
      new.addSubview(field)
      if isTakenOut { #expect(field.becomeFirstResponder()) }
      try await Stage.settle(shown)
      #expect(try shown.widget(of: field) == widget)
      #expect(field.isEditing)
      #expect(try focusIsInside(field, in: shown))
      #expect(field.selectedRange == NSRange(location: 1, length: 2))
      try await Person.presses("x")
      let expected = isTakenOut ? "Hxdy" : "Hxlo"
      try await Stage.eventually("a key replaces the selection") { field.text == expected }
    }

    @Test func composingEnds_WhenTheFieldMovesToAnotherSuperview() async throws {
      let (root, new) = (UIView(), UIView(frame: frame(y: 100)))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "a"
      root.addSubview(field)
      root.addSubview(new)
      let shown = try await Stage.show(root)
      field.becomeFirstResponder()
      field.selectedRange = NSRange(location: 1, length: 0)
      try await Stage.settle(shown)
      // GTK's own way to enter a character by its number.
      try await Person.presses("ctrl+shift+u")
      try await Stage.eventually("something is composed") { field.markedText == "u" }
      new.addSubview(field)
      #expect(field.markedText == nil)
      try await Stage.settle(shown)
      #expect(field.isEditing)
      #expect(field.text == "a")
      try await Person.presses("x")
      try await Stage.eventually("a key is typed") { field.text == "ax" }
    }

    @Test func aPushedOrPresentedScreenHasTheKeyboard_WhenItAsksBeforeItIsSeen() async throws {
      let first = AskingScreen(asksWhenLoaded: true)
      let navigation = UINavigationController(rootViewController: first)
      let shown = try await Stage.show(navigation)
      #expect(try focusIsInside(first.field, in: shown))
      let pushed = AskingScreen(asksWhenLoaded: false)
      navigation.pushViewController(pushed, animated: false)
      try await Stage.settle(shown)
      #expect(try focusIsInside(pushed.field, in: shown))
      let presented = AskingScreen(asksWhenLoaded: true)
      pushed.present(presented, animated: false)
      try await Stage.settle(shown)
      #expect(try focusIsInside(presented.field, in: shown))
      try await Person.presses("x")
      try await Stage.eventually("a key is typed") { presented.field.text == "x" }
      presented.dismiss(animated: false)
      try await Stage.settle(shown)
      #expect(try focusIsInside(pushed.field, in: shown))
    }

    private func frame(y: CGFloat) -> CGRect { CGRect(x: 10, y: y, width: 250, height: 60) }

    @Test func tabGoesFromViewToView_InTheOrderOfTheSubviews() async throws {
      let shown = try await show()
      let fields = fields(of: shown)
      fields[0].superview?.bringSubviewToFront(fields[0])
      try await Stage.settle(shown)
      fields[1].becomeFirstResponder()
      gtk_widget_child_focus(try shown.gtkWindow, GTK_DIR_TAB_FORWARD)
      #expect(fields[0].isFirstResponder)
    }

    private func show() async throws -> ShownWindow {
      let root = UIView()
      for index in 0..<2 {
        root.addSubview(
          UITextField(frame: CGRect(x: 10, y: 10 + 60 * index, width: 200, height: 40)))
      }
      return try await Stage.show(root)
    }

    private func fields(of shown: ShownWindow) -> [UITextField] {
      shown.window.rootViewController?.view.subviews.compactMap { $0 as? UITextField } ?? []
    }

    private func window(_ shown: ShownWindow) throws -> UnsafeMutablePointer<GtkWindow> {
      UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(to: GtkWindow.self)
    }

    private func focusIsInside(_ view: UIView, in shown: ShownWindow) throws -> Bool {
      guard let focused = gtk_window_get_focus(try window(shown)) else { return false }
      let widget = try shown.widget(of: view)
      return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
    }
  }
}

/// A delegate that refuses to end editing, until the test allows it.
private final class StubbornDelegate: UITextFieldDelegate {
  var mayEnd = false

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
}

/// A screen with a field that asks for the keyboard when its view is loaded, or when it will appear.
private final class AskingScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 40))
  private let asksWhenLoaded: Bool

  init(asksWhenLoaded: Bool) {
    self.asksWhenLoaded = asksWhenLoaded
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(field)
    if asksWhenLoaded { field.becomeFirstResponder() }
  }

  override func viewWillAppear(_ animated: Bool) {
    if !asksWhenLoaded { field.becomeFirstResponder() }
  }
}
