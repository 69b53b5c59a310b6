// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Connects the view with a person's name: two buttons change it, field and label show it.
final class IntentionsViewController: UIViewController {
  private let modelContainer = ModelContainer(model: Person(name: "Dominik"))
  private let content = IntentionsView(frame: UIScreen.main.bounds)

  override func loadView() {
    title = "Intentions"
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (person, field) = (modelContainer, content.textField)
    intentions = [
      ReverseIntention(of: field, in: person, \.name, on: content.reverseButton),
      UppercaseIntention(of: field, in: person, \.name, on: content.uppercaseButton),
      ObserveIntention(from: person, \.name, to: field, \.text),
      ObserveIntention(from: person, \.name, to: content.label, \.text),
      DismissOnEnterIntention(field),
    ]
  }
}
