// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Lets a person drag, throw, turn, enlarge and fade a card.
final class MotionViewController: UIViewController {
  private let content = MotionView(frame: UIScreen.main.bounds)

  override func loadView() {
    title = "Motion"
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    intentions = [
      ThrowIntention(content.card),
      TransformIntention(content.card),
      FadeIntention(content.card, on: content.fadeButton),
      HomeIntention(content.card, on: content.homeButton),
    ]
  }
}
