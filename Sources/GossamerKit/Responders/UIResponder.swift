// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that handles events: a view, a view controller, a window, the application.
///
/// Responders form a chain by ``next``: events that a responder doesn't handle go to the next one. Each window has at most
/// one first responder, which gets keyboard input.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: Wirable, UIPasteConfigurationSupporting {
  /// Creates a responder.
  public init() {}

  /// Creates a responder from a document, or the delegate of the application or a scene at launch.
  ///
  /// It is `required` so that instances of any subclass can be created. It calls ``init()``, so that a subclass that overrides
  /// only that inherits it.
  public required convenience init?(coder: NSCoder) { self.init() }

  // MARK: - Documents

  /// The properties and actions that documents may reach; see ``Wirable``. An override adds to those of its superclass.
  open class var wires: AnyWires { responderWires }

  /// Called after a document has created and connected the responder. An override calls `super`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
  open func awakeFromNib() {}

  // MARK: - Responder chain

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  // MARK: - Responding to touch events

  /// Called when touches begin in this view, or in a view below it in the chain that hasn't handled them. The base
  /// implementation passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesBegan(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches have moved. Passed on like ``touchesBegan(_:with:)``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesMoved(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches have ended. Passed on like ``touchesBegan(_:with:)``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesEnded(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  /// Called when touches are cancelled: a gesture was recognised, the content scrolls, another window has come to the front,
  /// or the view has left the window. Passed on like ``touchesBegan(_:with:)``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn({ $0.touchesCancelled(touches, with: event) }, atEnd: { touches.wereNotHandled() })
  }

  // MARK: - Responding to motion events, which a desktop doesn't have

  /// Never called: a desktop isn't shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: a desktop isn't shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: a desktop isn't shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: - Responding to press events

  /// Called when keys are pressed while this responder, or one below it in the chain that hasn't handled them, is first
  /// responder. The base implementation passes them on to the next responder.
  ///
  /// An override calls `super` for keys that it doesn't handle. Keys that reach the end of the chain go to the host's focused
  /// widget: a text field types them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesBegan(presses, with: event) }, atEnd: { presses.wereNotHandled() })
  }

  /// Called when the force of a press has changed, which no keyboard reports. Passed on like ``pressesBegan(_:with:)``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesChanged(presses, with: event) }, atEnd: {})
  }

  /// Called when keys were released. Passed on like ``pressesBegan(_:with:)``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesEnded(presses, with: event) }, atEnd: {})
  }

  /// Called when presses are cancelled: another window has become key, or the view has left the window. Passed on like
  /// ``pressesBegan(_:with:)``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn({ $0.pressesCancelled(presses, with: event) }, atEnd: {})
  }

  /// Called when a held key repeats whose press this responder has handled. The repeats of a key command perform it again, as
  /// in UIKit.
  func pressRepeats(_ press: UIPress) {}

  // MARK: - Supporting key commands

  /// The key commands of this responder; nil for none. They also apply while a responder below it in the chain is first
  /// responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Edit actions

  /// Returns whether this responder can perform an action now. The first responder in the chain that can performs it.
  ///
  /// By default a responder can perform the actions that its class has wires for. Of the edit actions, such as `.paste`, a text
  /// field or a text view can perform those that its text and selection allow, and any responder can paste what its
  /// ``pasteConfiguration`` accepts. A responder that overrides another edit action also overrides this method.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  /// - Parameters:
  ///   - action: the action: `.paste`, or `Selector("save:")`.
  ///   - sender: the object that asks; nil for the keyboard.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformByDefault(action)
  }

  /// Returns the object that performs an action that reaches this responder: the first in the chain, from here on, that
  /// can; nil for none.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    NamedAction(name: action.name).target(from: self, sender: sender)
  }

  /// Moves the selection to the pasteboard: Ctrl+X. Does nothing unless overridden.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard: Ctrl+C. Does nothing unless overridden.
  open func copy(_ sender: Any?) {}

  /// Pastes the contents of the pasteboard: Ctrl+V.
  ///
  /// By default it calls ``paste(itemProviders:)`` with them, if ``canPaste(_:)`` returns true. Data of another application
  /// arrives a little later.
  open func paste(_ sender: Any?) { pasteItems() }

  /// Selects all: Ctrl+A. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// The types that can be pasted here, and dropped on a view; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Returns whether items can be pasted here: whether ``pasteConfiguration`` accepts one of them.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Called with the items that are pasted or dropped here, of which ``pasteConfiguration`` accepts at least one. Does nothing
  /// unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: - Managing the first responder

  /// Whether this responder may become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may resign as first responder. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is its window's first responder.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this responder the first responder of its window, if possible.
  ///
  /// The present first responder is asked to resign first. If it makes another responder first responder meanwhile, or removes
  /// this one from the window, this method fails. A view without a window, such as a text field in `viewDidLoad()`, becomes
  /// first responder after it has entered a window and was laid out, unless another view of its tree asks later.
  /// - Returns: whether this is the first responder now; false without a window, or below a presented screen.
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

  /// Resigns as first responder, if possible.
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

  /// The view at the bottom of the window while this is the first responder, in place of a keyboard; nil unless
  /// overridden. A physical keyboard types all the same.
  open var inputView: UIView? { nil }

  /// The view above ``inputView``, or at the bottom of the window, while this responder or one below it in the chain is
  /// the first responder; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Shows ``inputView`` and ``inputAccessoryView`` again after they have changed. Does nothing unless this is the first
  /// responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.updateInputViews() }
  }

  /// Called when the responder has lost the first responder status without being asked, because its view has left the window.
  func firstResponderWasTaken() {}

  /// The window whose first responder this object can be.
  package var responderWindow: UIWindow? { nil }

  /// The view that the responder is or manages; nil for none.
  var responderView: UIView? { nil }

  /// Asks to become first responder once there is a window, where that can be: a view.
  func awaitWindow() {}

  /// Takes back what ``awaitWindow()`` asked for.
  func ceaseToAwaitWindow() {}

  /// The tasks that are cancelled with a view controller or a view; nil until there is one.
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
  /// Marks them as unhandled: they have reached the end of the responder chain.
  func wereNotHandled() {
    for touch in self { touch.isUnhandled = true }
  }
}

extension Set<UIPress> {
  /// Marks them as unhandled: they have reached the end of the responder chain.
  func wereNotHandled() {
    for press in self { press.isUnhandled = true }
  }
}
