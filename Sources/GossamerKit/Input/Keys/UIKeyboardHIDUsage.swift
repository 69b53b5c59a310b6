// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A key by its place on the keyboard, independent of the keyboard layout: ``keyboardQ`` is the key to the right of Tab,
/// even if it types an "a".
///
/// The raw values are those of page 7 of the USB HID usage tables.
/// Semantics: https://developer.apple.com/documentation/uikit/uikeyboardhidusage
nonisolated public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  // Errors: too many keys are held, or the device or the system doesn't know the key.
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail, keyboardErrorUndefined

  // Letters, digits and the keys around them.
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5
  case keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock

  // Function keys.
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6
  case keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12

  // The block above the arrows, and these.
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause
  case keyboardInsert, keyboardHome, keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  // The number pad.
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
  case keypadPeriod

  // Keys that not every keyboard has.
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18
  case keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain
  case keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  case keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
  case keypadComma, keypadEqualSignAS400
  case keyboardInternational1, keyboardInternational2, keyboardInternational3
  case keyboardInternational4, keyboardInternational5, keyboardInternational6
  case keyboardInternational7, keyboardInternational8, keyboardInternational9
  case keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5
  case keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9
  case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear
  case keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper
  case keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel

  // Modifier keys. GUI is the key with the logo: Super, or Command on a Mac.
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

nonisolated extension UIKeyboardHIDUsage {
  /// The key that types `characters` on a keyboard with the US layout. It is used if the key code isn't known: in a browser,
  /// and in tests.
  /// - Parameter characters: a character, or a name such as ``UIKeyCommand/inputUpArrow``. Other texts give
  ///   ``keyboardErrorUndefined``.
  package init(typing characters: String) {
    self = Self.named[characters] ?? Self.printed(characters) ?? .keyboardErrorUndefined
  }

  private static func printed(_ characters: String) -> UIKeyboardHIDUsage? {
    guard let scalar = characters.lowercased().unicodeScalars.first,
      characters.unicodeScalars.count == 1
    else { return nil }
    switch scalar {
    case "a"..."z": return .init(rawValue: keyboardA.rawValue + Int(scalar.value) - 0x61)
    case "1"..."9": return .init(rawValue: keyboard1.rawValue + Int(scalar.value) - 0x31)
    default: break
    }
    for (keys, first) in rows {
      guard let index = keys.unicodeScalars.firstIndex(of: scalar) else { continue }
      let distance = keys.unicodeScalars.distance(from: keys.startIndex, to: index)
      return .init(rawValue: first.rawValue + distance)
    }
    return nil
  }

  /// The characters on successive keys, without and with Shift. The key between "\" and ";" doesn't exist on a US keyboard.
  private static let rows: [(keys: String, first: UIKeyboardHIDUsage)] = [
    ("0", .keyboard0), ("!@#$%^&*()", .keyboard1), (" -=[]\\", .keyboardSpacebar),
    ("_+{}|", .keyboardHyphen), (";'`,./", .keyboardSemicolon), (":\"~<>?", .keyboardSemicolon),
  ]

  private static let named: [String: UIKeyboardHIDUsage] = {
    var keys: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
      "\u{8}": .keyboardDeleteOrBackspace, UIKeyCommand.inputEscape: .keyboardEscape,
      UIKeyCommand.inputUpArrow: .keyboardUpArrow,
      UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
      UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
      UIKeyCommand.inputDelete: .keyboardDeleteForward,
    ]
    for (offset, name) in UIKeyCommand.functionKeys.enumerated() {
      keys[name] = UIKeyboardHIDUsage(rawValue: keyboardF1.rawValue + offset)
    }
    return keys
  }()
}
