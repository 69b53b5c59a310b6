// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The same view with its behaviour in it, for a screen without a controller of its own.
final class ConnectedIntentionsView: IntentionsView {
  let person = ModelContainer(model: Person(name: "Dominik"))

  override func setUp() {
    super.setUp()
    intentions = [
      ReverseIntention(of: textField, in: person, \.name, on: reverseButton),
      UppercaseIntention(of: textField, in: person, \.name, on: uppercaseButton),
      ObserveIntention(from: person, \.name, to: textField, \.text),
      ObserveIntention(from: person, \.name, to: label, \.text),
      DismissOnEnterIntention(textField),
    ]
  }
}
