// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A keyboard shortcut: a key with modifiers, and its action.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(input: "s", modifierFlags: .command, action: FormViewController.save)]
///     }
///
/// The action is a method, or a ``Selector``. The first responder in the chain that is of the method's class, or has a wire for
/// the selector, performs it. On a desktop Ctrl stands for the Mac's Command key: see ``UIKeyModifierFlags``. A menu shows the shortcut.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeycommand
open class UIKeyCommand: UICommand {
  /// The key: its character in lower case, or one of the names below, such as ``inputUpArrow``.
  public let input: String?

  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command takes precedence over the system's use of the key, such as typing it or moving the focus. False by
  /// default.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  /// - Parameters:
  ///   - title: the title in a menu.
  ///   - action: called on the first responder in the chain that is a `Target`.
  public init<Target: UIResponder>(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping (Target) -> () -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title) { responder, _ in
      guard let target = responder as? Target else { return false }
      action(target)()
      return true
    }
  }

  /// Creates a command whose action gets the command.
  /// - Parameters:
  ///   - title: the title in a menu.
  ///   - action: called on the first responder in the chain that is a `Target`.
  public init<Target: UIResponder>(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping (Target) -> (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title) { responder, command in
      guard let target = responder as? Target, let command = command as? UIKeyCommand else {
        return false
      }
      action(target)(command)
      return true
    }
  }

  /// Creates a command whose action is named by a selector; see ``UICommand/init(title:image:action:propertyList:discoverabilityTitle:attributes:state:)``.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, selector: action, propertyList, discoverabilityTitle, attributes,
      state)
  }

  /// Creates a command without a title whose action is named by a selector.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete, which deletes forwards.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  /// F1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// F2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// F3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// F4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// F5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// F6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// F7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// F8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// F9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// F10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// F11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// F12.
  nonisolated public static let f12 = "UIKeyInputF12"

  /// All function keys, from ``f1`` on.
  nonisolated package static let functionKeys = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]

  /// Whether a key with its modifiers is this shortcut. The input may be the key's own character or the one that it types
  /// with modifiers. In the latter case Shift is ignored, because on many keyboards it takes Shift to type "+".
  func matches(_ key: UIKey) -> Bool {
    guard let input = input?.lowercased() else { return false }
    let isOnKey = key.charactersIgnoringModifiers.lowercased() == input
    guard isOnKey || key.characters.lowercased() == input else { return false }
    let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return held == modifierFlags || !isOnKey && held == modifierFlags.union(.shift)
  }

  /// "Ctrl+Shift+S".
  override var keys: String? {
    guard let input,
      let name = Self.shownNames[input] ?? (input.count == 1 ? input.uppercased() : nil)
    else { return nil }
    let held: [(UIKeyModifierFlags, String)] = [
      (.control, "Super"), (.command, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"),
    ]
    return (held.filter { modifierFlags.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
  }

  private static let shownNames: [String: String] = {
    var names = [
      inputUpArrow: "Up", inputDownArrow: "Down", inputLeftArrow: "Left", inputRightArrow: "Right",
      inputEscape: "Esc", inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home",
      inputEnd: "End", inputDelete: "Delete", " ": "Space", "\r": "Return", "\t": "Tab",
      "\u{8}": "Backspace",
    ]
    for (offset, key) in functionKeys.enumerated() { names[key] = "F\(offset + 1)" }
    return names
  }()
}

/// Modifier keys.
///
/// On a desktop Ctrl has the role of the Mac's Command key. So Ctrl is ``command``, and the Super key, the one with the
/// logo, is ``control``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeymodifierflags
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Super.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Ctrl.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key belongs to the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
