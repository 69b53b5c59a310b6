// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Connects the controls with a party: they change it, and show it whoever has changed it.
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
      ObserveIntention(from: party, \.time, to: content.time, \.selectedSegmentIndex),
      ObserveIntention(from: party, \.hasMusic, to: content.music, \.isOn),
      ObserveIntention(from: party, \.hasMusic, to: content.volume, \.isEnabled),
      ObserveIntention(from: party, \.volume, to: content.volume, \.value),
      ObserveIntention(from: party, \.guests, to: content.guests, \.value) { Double($0) },
      ObserveIntention(from: party, \.fullness, to: content.fullness, \.progress),
      ObserveIntention(from: party, \.summary, to: content.summary, \.text),
    ]
    content.guests.maximumValue = 20
    content.time.addTarget(self, action: ControlsViewController.timeDidChange, for: .valueChanged)
    content.music.addTarget(self, action: ControlsViewController.musicDidChange, for: .valueChanged)
    content.volume.addTarget(
      self, action: ControlsViewController.volumeDidChange, for: .valueChanged)
    content.guests.addTarget(
      self, action: ControlsViewController.guestsDidChange, for: .valueChanged)
  }

  private func timeDidChange(_ sender: UISegmentedControl) {
    party.time = sender.selectedSegmentIndex
  }

  private func musicDidChange(_ sender: UISwitch) {
    party.hasMusic = sender.isOn
  }

  private func volumeDidChange(_ sender: UISlider) {
    party.volume = sender.value
  }

  private func guestsDidChange(_ sender: UIStepper) {
    party.guests = Int(sender.value)
  }
}
