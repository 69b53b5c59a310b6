// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that events can reach: a view, a view controller, a window, the application.
///
/// Responders form a chain by ``next``; what one of them doesn't handle goes on to the next. One
/// responder of a window at a time is its first responder, which gets what is typed.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiresponder
open class UIResponder: Wirable, UIPasteConfigurationSupporting {
  /// Creates a responder.
  public init() {}

  /// Creates a responder that a document describes, or the delegate of an application that starts.
  ///
  /// Subclasses of any kind can be made by it, final or not, since it is required: that is what
  /// ``UIApplicationDelegate`` needs. A plain responder takes any coder.
  public required init?(coder: NSCoder) {}

  // MARK: - Documents

  /// What documents may reach; see ``Wirable``. An override adds to those of its superclass.
  open class var wires: AnyWires { AnyWires() }

  /// Called when a document has made the responder and connected it. An override calls `super`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
  open func awakeFromNib() {}

  // MARK: - Responder chain

  /// The next responder of the chain, or nil at its end.
  open var next: UIResponder? { nil }

  // MARK: - Responding to touch events

  /// Called when touches begin in this responder, which is a view, or that came up the chain. The base
  /// implementation hands them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesBegan(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches have moved. Handed on as ``touchesBegan(_:with:)``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesMoved(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches were lifted. Handed on as ``touchesBegan(_:with:)``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesEnded(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches count no longer: a gesture was recognised in them, the content scrolls, another
  /// window has come in front, the view has left the window. Handed on as ``touchesBegan(_:with:)``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesCancelled(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  // MARK: - Responding to press events

  /// Called when keys are pressed while this responder is first responder, or that came up the chain. The
  /// base implementation hands them on to the next responder.
  ///
  /// An override calls `super` for keys that it doesn't use. What comes to the end of the chain the widget
  /// with the keyboard gets: a field types it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesBegan(presses, with: event) }, atEnd: { presses.wereNotHandled() })
  }

  /// Called when keys are pressed harder or less hard, which no keyboard reports. Handed on as
  /// ``pressesBegan(_:with:)``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesChanged(presses, with: event) }, atEnd: {})
  }

  /// Called when keys were let go. Handed on as ``pressesBegan(_:with:)``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesEnded(presses, with: event) }, atEnd: {})
  }

  /// Called when keys count no longer: another window has the keyboard, or the view has left the window.
  /// Handed on as ``pressesBegan(_:with:)``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesCancelled(presses, with: event) }, atEnd: {})
  }

  /// A key that this responder kept is held, and repeats. A key command is performed again instead, as in UIKit.
  func pressRepeats(_ press: UIPress) {}

  // MARK: - Supporting key commands

  /// The keys that this responder, and those that come before it in the chain, react to; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Edit actions

  /// Whether this responder performs an edit action just now: the first one of the chain that does gets it.
  ///
  /// Unless overridden a text field or text view does what there is text for, and every responder pastes what
  /// its ``pasteConfiguration`` accepts. One that overrides another action says so here.
  /// - Parameter sender: what asks for it; nil for the keyboard.
  open func canPerformAction(
    _ action: UIResponderStandardEditAction, withSender sender: Any?
  ) -> Bool { canPerformByDefault(action) }

  /// Puts what is selected on the pasteboard and deletes it: Ctrl+X. Does nothing unless overridden.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the pasteboard: Ctrl+C. Does nothing unless overridden.
  open func copy(_ sender: Any?) {}

  /// Takes what is on the pasteboard: Ctrl+V.
  ///
  /// Unless overridden it calls ``paste(itemProviders:)`` with it if ``canPaste(_:)`` says so. What another
  /// application has copied is there a little later.
  open func paste(_ sender: Any?) { pasteItems() }

  /// Selects all: Ctrl+A. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// The types that can be pasted here, and dropped on a view; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Whether items can be pasted here: ``pasteConfiguration`` accepts one of them.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Called with what is pasted or dropped here, of which ``pasteConfiguration`` accepts one item at least.
  /// Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: - Managing the first responder

  /// Whether this responder may become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may give up being first responder. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is its window's first responder.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Asks to become the first responder of the window.
  ///
  /// The present first responder is asked to resign before. If that hands on to another responder
  /// in the course of it, or takes this one out of the window, this one steps back. A view without a
  /// window, such as a field in `viewDidLoad()`, becomes it when it has come into one and was laid out,
  /// unless another one of its tree asks later.
  /// - Returns: whether this is the first responder now; false without a window, or under a screen
  ///   that is presented.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      awaitWindow()
      return false
    }
    guard responderView?.isUnderAnotherScreen != true else { return false }
    if let current = window.firstResponder {
      guard current.resignFirstResponder(), window.firstResponder == nil, responderWindow === window
      else { return false }
    }
    window.firstResponder = self
    window.awaitedResponder = nil
    return true
  }

  /// Asks to give up being first responder.
  /// - Returns: whether this isn't the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else {
      ceaseToAwaitWindow()
      return true
    }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The responder isn't first responder any more, although it refused: its view has left the window.
  func firstResponderWasTaken() {}

  /// The window whose first responder this object can be.
  package var responderWindow: UIWindow? { nil }

  /// The view that the responder is or manages; nil for none.
  var responderView: UIView? { nil }

  /// Asks to become first responder once there is a window, where that can be: a view.
  func awaitWindow() {}

  /// Takes back what ``awaitWindow()`` asked for.
  func ceaseToAwaitWindow() {}

  /// The asynchronous work that ends with a controller or a view; nil as long as there was none.
  var tasks: TaskBag?
}

extension UIResponder {
  /// Hands something on to the next responder, or calls `atEnd` if there is none.
  ///
  /// Views of the plain classes only hand on themselves, so they are gone past here: trees may be
  /// thousands of views deep.
  func handOn(_ tell: (UIResponder) -> Void, atEnd: () -> Void) {
    var responder = next
    while let view = responder as? UIView, view.leavesToUIView([.hitTests, .touches]) {
      responder = view.next
    }
    if let responder { tell(responder) } else { atEnd() }
  }
}

extension Set<UITouch> {
  /// Nobody in the responder chain wanted them.
  func wereNotHandled() {
    for touch in self { touch.isUnhandled = true }
  }
}

extension Set<UIPress> {
  /// Nobody in the responder chain wanted them.
  func wereNotHandled() {
    for press in self { press.isUnhandled = true }
  }
}
