// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// GTK's key events as UIKeys.
extension UIKey {
  /// The key of a GTK key event.
  /// - Parameters:
  ///   - symbol: the GDK keyval: what the key types together with the modifier keys.
  ///   - code: the hardware key code.
  convenience init(symbol: guint, code: guint, state: GdkModifierType, on display: OpaquePointer?) {
    let typed = Self.characters(of: symbol)
    let plain = Self.plainSymbol(of: code, on: display).flatMap(Self.characters(of:))
    var flags = UIKeyModifierFlags(state)
    let keyCode = Self.place(of: code, on: display)
    if let keyCode, Self.numberPad.contains(keyCode.rawValue) { flags.insert(.numericPad) }
    self.init(
      keyCode ?? UIKeyboardHIDUsage(typing: typed ?? ""), characters: typed ?? "",
      charactersIgnoringModifiers: plain ?? typed?.lowercasedUnlessName ?? "", modifierFlags: flags)
  }

  private static let names: [guint: String] = {
    var names = [
      guint(GDK_KEY_Up): UIKeyCommand.inputUpArrow,
      guint(GDK_KEY_Down): UIKeyCommand.inputDownArrow,
      guint(GDK_KEY_Left): UIKeyCommand.inputLeftArrow,
      guint(GDK_KEY_Right): UIKeyCommand.inputRightArrow,
      guint(GDK_KEY_Escape): UIKeyCommand.inputEscape,
      guint(GDK_KEY_Page_Up): UIKeyCommand.inputPageUp,
      guint(GDK_KEY_Page_Down): UIKeyCommand.inputPageDown,
      guint(GDK_KEY_Home): UIKeyCommand.inputHome, guint(GDK_KEY_End): UIKeyCommand.inputEnd,
      guint(GDK_KEY_Delete): UIKeyCommand.inputDelete, guint(GDK_KEY_BackSpace): "\u{8}",
      guint(GDK_KEY_Return): "\r", guint(GDK_KEY_KP_Enter): "\r", guint(GDK_KEY_Tab): "\t",
      guint(GDK_KEY_ISO_Left_Tab): "\t",
    ]
    for (offset, name) in UIKeyCommand.functionKeys.enumerated() {
      names[guint(GDK_KEY_F1) + guint(offset)] = name
    }
    return names
  }()

  /// The characters that a keyval types, or UIKit's input name of it; nil if it has neither, such as Shift.
  private static func characters(of symbol: guint) -> String? {
    if let name = names[symbol] { return name }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)), scalar.value != 0 else {
      return nil
    }
    return String(Character(scalar))
  }

  /// The keyval that a key types without modifiers; nil if the display doesn't know.
  private static func plainSymbol(of code: guint, on display: OpaquePointer?) -> guint? {
    guard let display, !Browser.shows(display) else { return nil }
    var symbol: guint = 0
    let isKnown = gdk_display_translate_key(
      display, code, GdkModifierType(rawValue: 0), 0, &symbol, nil, nil, nil)
    return isKnown != 0 && symbol != 0 ? symbol : nil
  }

  // MARK: - Key codes

  /// The HID usage of a key code; nil if unknown. X and Wayland use the kernel's key codes plus 8. A browser sends only
  /// what a key types, and not which key it is.
  private static func place(of code: guint, on display: OpaquePointer?) -> UIKeyboardHIDUsage? {
    guard let display, !Browser.shows(display), code >= 8 else { return nil }
    let keyCode = Int(code) - 8
    for (keys, first) in places where keys.contains(keyCode) {
      return UIKeyboardHIDUsage(rawValue: first.rawValue + keyCode - keys.lowerBound)
    }
    return singlePlaces[keyCode]
  }

  /// Ranges of the kernel's key codes (linux/input-event-codes.h) that have the same order as the USB HID usages.
  private static let places: [(keys: ClosedRange<Int>, first: UIKeyboardHIDUsage)] = [
    (2...11, .keyboard1), (59...68, .keyboardF1), (87...88, .keyboardF11),
    (183...194, .keyboardF13),
  ]

  /// The key codes outside of those ranges.
  private static let singlePlaces: [Int: UIKeyboardHIDUsage] = {
    var places: [Int: UIKeyboardHIDUsage] = [
      1: .keyboardEscape, 12: .keyboardHyphen, 13: .keyboardEqualSign,
      14: .keyboardDeleteOrBackspace, 15: .keyboardTab, 26: .keyboardOpenBracket,
      27: .keyboardCloseBracket, 28: .keyboardReturnOrEnter, 29: .keyboardLeftControl,
      39: .keyboardSemicolon, 40: .keyboardQuote, 41: .keyboardGraveAccentAndTilde,
      42: .keyboardLeftShift, 43: .keyboardBackslash, 51: .keyboardComma, 52: .keyboardPeriod,
      53: .keyboardSlash, 54: .keyboardRightShift, 55: .keypadAsterisk, 56: .keyboardLeftAlt,
      57: .keyboardSpacebar, 58: .keyboardCapsLock, 69: .keypadNumLock, 70: .keyboardScrollLock,
      71: .keypad7, 72: .keypad8, 73: .keypad9, 74: .keypadHyphen, 75: .keypad4, 76: .keypad5,
      77: .keypad6, 78: .keypadPlus, 79: .keypad1, 80: .keypad2, 81: .keypad3, 82: .keypad0,
      83: .keypadPeriod, 86: .keyboardNonUSBackslash, 96: .keypadEnter, 97: .keyboardRightControl,
      98: .keypadSlash, 99: .keyboardPrintScreen, 100: .keyboardRightAlt, 102: .keyboardHome,
      103: .keyboardUpArrow, 104: .keyboardPageUp, 105: .keyboardLeftArrow,
      106: .keyboardRightArrow, 107: .keyboardEnd, 108: .keyboardDownArrow,
      109: .keyboardPageDown, 110: .keyboardInsert, 111: .keyboardDeleteForward,
      113: .keyboardMute, 114: .keyboardVolumeDown, 115: .keyboardVolumeUp, 116: .keyboardPower,
      117: .keypadEqualSign, 119: .keyboardPause, 121: .keypadComma, 125: .keyboardLeftGUI,
      126: .keyboardRightGUI, 127: .keyboardApplication,
    ]
    for (letters, first) in [("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44)] {
      for (offset, letter) in letters.enumerated() {
        places[first + offset] = UIKeyboardHIDUsage(typing: String(letter))
      }
    }
    return places
  }()

  private static let numberPad =
    UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue
}

extension String {
  /// The text in lower case, unless it is the name of a key, which is longer than one character.
  fileprivate var lowercasedUnlessName: String { count == 1 ? lowercased() : self }
}

/// GTK's Broadway backend, which shows windows in a browser.
enum Browser {
  /// Whether the display is one of Broadway's.
  static func shows(_ display: OpaquePointer) -> Bool {
    guard let type = UnsafeRawPointer(display).load(as: GTypeInstance.self).g_class else {
      return false
    }
    return String(cString: g_type_name(type.pointee.g_type)) == "GdkBroadwayDisplay"
  }
}
