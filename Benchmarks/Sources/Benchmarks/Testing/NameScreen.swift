// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import Observation

@Observable final class Person {
  var name = "Dominik"
}

/// A screen like the showcase's `intentions`: a field, two buttons, a label, three visual formats,
/// five intentions.
final class NameScreen: UIViewController {
  private let modelContainer = ModelContainer(model: Person())
  private let field = UITextField()
  private let reverseButton = UIButton(configuration: .tinted())
  private let uppercaseButton = UIButton(configuration: .tinted())
  private let label = UILabel()

  override func viewDidLoad() {
    field.accessibilityLabel = "Name"
    reverseButton.configuration?.title = "Reverse"
    uppercaseButton.configuration?.title = "Uppercase"
    label.accessibilityLabel = "Result"
    let views = [
      "field": field, "reverse": reverseButton, "uppercase": uppercaseButton, "label": label,
    ]
    for subview in [field, reverseButton, uppercaseButton, label] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    activate("|-20-[field(==label)]-20-|", [], views)
    activate("V:|-40-[field]-20-[reverse(40)]-20-[label(==30)]", .alignAllLeft, views)
    activate("V:[field]-20-[uppercase(==reverse)]", .alignAllRight, views)
    connect(modelContainer)
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: UIView]
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, views: views))
  }

  private func connect(_ person: ModelContainer<Person>) {
    intentions = [
      ReverseIntention(of: field, in: person, \.name, on: reverseButton),
      UppercaseIntention(of: field, in: person, \.name, on: uppercaseButton),
      ObserveIntention(from: person, \.name, to: field, \.text),
      ObserveIntention(from: person, \.name, to: label, \.text),
      DismissOnEnterIntention(field),
    ]
  }
}
