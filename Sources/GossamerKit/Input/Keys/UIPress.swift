// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The press of a key, from its beginning to its end.
///
/// It belongs to the responder that was first responder when it began. The same object is used until the end; its
/// properties change. A key that is held is one press, however often it repeats.
///
/// On a desktop only keys are pressed, so UIKit's `type`, which distinguishes the buttons of a remote control, is left out.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor open class UIPress: nonisolated Hashable {
  /// The phase of a press.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// It has just begun.
    case began = 0
    /// Its force has changed, which no keyboard reports.
    case changed = 1
    /// It hasn't changed, while another press has.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// It was cancelled: another window has become key, or the view has left the window.
    case cancelled = 4
  }

  /// The phase of the press.
  open var phase: Phase { currentPhase }

  /// The time of its last change, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// The force of the press; 0, because keys don't report it.
  open var force: CGFloat { 0 }

  /// The key window when the press began; nil once it has been freed.
  open var window: UIWindow? { owner }

  /// The responder that gets the press first; nil once it has been freed.
  open var responder: UIResponder? { target }

  /// The key. It is never nil; it is optional as in UIKit, where a press may be of another button.
  open var key: UIKey? { pressedKey }

  init(of key: UIKey, in window: UIWindow, for responder: UIResponder) {
    pressedKey = key
    owner = window
    time = window.interface.clock.now
    target = responder
  }

  let pressedKey: UIKey
  private weak var owner: UIWindow?
  private(set) weak var target: UIResponder?
  private(set) var time: TimeInterval
  var currentPhase = Phase.began {
    didSet { if let owner { time = owner.interface.clock.now } }
  }

  /// Whether the press has reached the end of the responder chain unhandled.
  var isUnhandled = false

  /// Whether both are the same object.
  nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A key of the keyboard, with the characters that it types.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor open class UIKey {
  /// The key's place on the keyboard. If it isn't known, as in a browser, it is the place of the character on a US keyboard.
  public let keyCode: UIKeyboardHIDUsage

  /// The characters that the key types with the held modifiers, such as "A" with Shift. For a key that types nothing it is a
  /// name, such as ``UIKeyCommand/inputUpArrow``, or empty, as for Shift itself.
  public let characters: String

  /// The characters that the key types without modifiers, such as "a".
  public let charactersIgnoringModifiers: String

  /// The modifiers that were held when the key was pressed. Ctrl is ``UIKeyModifierFlags/command``.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key that a host or a test reports.
  package init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
  }
}

/// A keyboard event.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipressesevent
open class UIPressesEvent: UIEvent {
  /// All presses of the window, including those that end in this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses, in the order in which they began.
  let presses: [UIPress]

  /// Creates an event that happens now.
  init(_ presses: [UIPress], in window: UIWindow?, modifierFlags: UIKeyModifierFlags) {
    self.presses = presses
    super.init(.presses(presses), in: window, modifierFlags: modifierFlags)
  }
}
