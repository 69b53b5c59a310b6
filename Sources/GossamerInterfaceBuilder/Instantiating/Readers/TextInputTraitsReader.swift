// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<textInputTraits>`.
enum TextInputTraitsReader {
  static func read(_ element: Element, into view: some SettableTextInputTraits) {
    // Interface Builder's default, which it leaves out, is no capitalisation; UIKit's is sentences.
    view.autocapitalizationType =
      element.choice("autocapitalizationType", from: autocapitalizationTypes) ?? .none
    view.autocorrectionType =
      element.choice("autocorrectionType", from: ["no": .no, "yes": .yes]) ?? .default
    view.spellCheckingType =
      element.choice("spellCheckingType", from: ["no": .no, "yes": .yes]) ?? .default
    view.keyboardType = element.choice("keyboardType", from: keyboardTypes) ?? .default
    view.returnKeyType = element.choice("returnKeyType", from: returnKeyTypes) ?? .default
    view.enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically") ?? false
    view.isSecureTextEntry = element.bool("secureTextEntry") ?? false
    view.textContentType = element.string("textContentType").map(
      UITextContentType.init(rawValue:))
  }

  private static let autocapitalizationTypes: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
