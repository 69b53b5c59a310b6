// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// The input purpose and input hints that GTK passes to input methods and on-screen keyboards.

extension GtkInputPurpose {
  /// The purpose of a text: that of its keyboard type, or, if that has none, that of its content type. A secure text is
  /// a password or a PIN.
  init(of traits: some UITextInputTraits) {
    if traits.isSecureTextEntry {
      let hasDigits = [.numberPad, .asciiCapableNumberPad].contains(traits.keyboardType)
      self = hasDigits ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD
      return
    }
    self =
      switch traits.keyboardType {
      case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
      case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
      case .phonePad: GTK_INPUT_PURPOSE_PHONE
      case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
      case .URL: GTK_INPUT_PURPOSE_URL
      case .namePhonePad: GTK_INPUT_PURPOSE_NAME
      case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch:
        traits.textContentType.map(Self.init(of:)) ?? GTK_INPUT_PURPOSE_FREE_FORM
      }
  }

  private init(of content: UITextContentType) {
    self =
      switch content {
      case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
      case .URL: GTK_INPUT_PURPOSE_URL
      case .telephoneNumber: GTK_INPUT_PURPOSE_PHONE
      case .oneTimeCode, .creditCardNumber: GTK_INPUT_PURPOSE_DIGITS
      case .name, .givenName, .middleName, .familyName, .nickname: GTK_INPUT_PURPOSE_NAME
      default: GTK_INPUT_PURPOSE_FREE_FORM
      }
  }
}

extension GtkInputHints {
  /// The hints about spelling, word completion, capitalisation and privacy. Capitalisation counts only for free text
  /// and names.
  init(of traits: some UITextInputTraits) {
    var hints: [GtkInputHints] = []
    switch traits.spellCheckingType {
    case .default: break
    case .no: hints.append(GTK_INPUT_HINT_NO_SPELLCHECK)
    case .yes: hints.append(GTK_INPUT_HINT_SPELLCHECK)
    }
    if traits.autocorrectionType == .yes { hints.append(GTK_INPUT_HINT_WORD_COMPLETION) }
    let purpose = GtkInputPurpose(of: traits)
    if purpose == GTK_INPUT_PURPOSE_FREE_FORM || purpose == GTK_INPUT_PURPOSE_NAME {
      switch traits.autocapitalizationType {
      case .none: break
      case .words: hints.append(GTK_INPUT_HINT_UPPERCASE_WORDS)
      case .sentences: hints.append(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
      case .allCharacters: hints.append(GTK_INPUT_HINT_UPPERCASE_CHARS)
      }
    }
    if traits.isSecureTextEntry { hints.append(GTK_INPUT_HINT_PRIVATE) }
    self.init(rawValue: hints.reduce(0) { $0 | $1.rawValue })
  }
}
