// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A key of the keyboard that is held down, from its beginning to its end.
///
/// It belongs to the responder that was first responder when it began. The object is the same all the
/// time; its properties change. A key that is held is told once, however often it repeats.
///
/// Keys are the only presses on a desktop: UIKit's `type`, which tells the buttons of a remote control from
/// one another, isn't here.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipress
open class UIPress: nonisolated Hashable {
  /// What a press is doing.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// It has just begun.
    case began = 0
    /// It is pressed harder or less hard, which no keyboard reports.
    case changed = 1
    /// It stays as it is, while something happens to another press.
    case stationary = 2
    /// It has been let go.
    case ended = 3
    /// It counts no longer: another window has the keyboard, or the view has gone.
    case cancelled = 4
  }

  /// What the press is doing.
  open var phase: Phase { currentPhase }

  /// When it last did something, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// How hard it is pressed. Keys don't tell: 0.
  open var force: CGFloat { 0 }

  /// The window that had the keyboard when it began; nil once it is gone.
  open var window: UIWindow? { owner }

  /// The responder that is told of it first; nil once it is gone.
  open var responder: UIResponder? { target }

  /// The key. Never nil: it is optional as in UIKit, where other things can be pressed.
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

  /// Whether it has come to the end of the responder chain, and nobody wanted it.
  var isUnhandled = false

  /// Whether both are the same object.
  nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A key of the keyboard, with what it types.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikey
open class UIKey {
  /// The key's place on the keyboard. Where nobody tells, as in a browser, the place that the character
  /// has on a keyboard of the United States.
  public let keyCode: UIKeyboardHIDUsage

  /// What the key types together with the keys that are held beside it, such as "A" with Shift; for a key
  /// that types nothing a name such as ``UIKeyCommand/inputUpArrow``, or nothing, as for Shift itself.
  public let characters: String

  /// What the key types by itself, "a".
  public let charactersIgnoringModifiers: String

  /// The keys that were held beside it when it was pressed. Ctrl is ``UIKeyModifierFlags/command``.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key as a host, or a test, tells of it.
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

/// An event of the keyboard.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipressesevent
open class UIPressesEvent: UIEvent {
  /// The presses of the window, those that ended in this event included.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses, in the order in which they began.
  let presses: [UIPress]

  /// Creates an event that happens now.
  init(_ presses: [UIPress], in window: UIWindow?, modifierFlags: UIKeyModifierFlags) {
    self.presses = presses
    super.init(.presses(presses), in: window, modifierFlags: modifierFlags)
  }
}
