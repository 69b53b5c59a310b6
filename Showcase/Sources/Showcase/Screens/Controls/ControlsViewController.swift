// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Connects the controls with a party: they change it, and show every change of it.
final class ControlsViewController: UIViewController {
  private let party = Party()
  private let content = ControlsView(frame: UIScreen.main.bounds)

  override func loadView() {
    title = "Party"
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    intentions = [
      BindIntention(party, \.time, to: content.time, \.selectedSegmentIndex),
      BindIntention(party, \.hasMusic, to: content.music, \.isOn),
      ObserveIntention(from: party, \.hasMusic, to: content.volume, \.isEnabled),
      BindIntention(party, \.volume, to: content.volume, \.value),
      BindIntention(
        party, \.guests, to: content.guests, \.value, shown: { Double($0) }, stored: { Int($0) }),
      ObserveIntention(from: party, \.fullness, to: content.fullness, \.progress),
      ObserveIntention(from: party, \.summary, to: content.summary, \.text),
    ]
  }
}
