// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Puts a person into the storyboard's container. All the rest is connected in the document.
final class StoryboardIntentionsViewController: UIViewController {
  var modelContainer: ModelContainer?

  override class var wires: AnyWires {
    Wires<StoryboardIntentionsViewController>(super.wires)
      .outlet("modelContainer", \.modelContainer)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    modelContainer?.model = Person(name: "Dominik")
  }
}
