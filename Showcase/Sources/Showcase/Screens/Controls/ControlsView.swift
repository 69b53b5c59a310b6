// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A card with a row for each control. It knows their looks and their layout, not what they do.
final class ControlsView: ScreenView {
  let time = UISegmentedControl(items: Party.times)
  let music = UISwitch()
  let volume = UISlider()
  let guests = UIStepper()
  let fullness = UIProgressView(progressViewStyle: .default)
  let activity = UIActivityIndicatorView(style: .medium)
  let summary = UILabel()
  private let rows = UIStackView()

  override func setUp() {
    backgroundColor = .systemGroupedBackground
    time.accessibilityLabel = "Time"
    volume.minimumValueImage = UIImage(systemName: "speaker.fill")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    fullness.accessibilityLabel = "Room taken"
    activity.startAnimating()
    guests.maximumValue = 20
    summary.numberOfLines = 0
    summary.font = .preferredFont(forTextStyle: .body)
    summary.adjustsFontForContentSizeCategory = true
    summary.textColor = .secondaryLabel
    summary.accessibilityLabel = "Summary"
    volume.accessibilityLabel = "Volume"
    rows.axis = .vertical
    rows.spacing = 16
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    rows.backgroundColor = .secondarySystemGroupedBackground
    rows.layer.cornerRadius = 12
    for view in [
      time, row("Music", "music.note", music), volume, row("Guests", "person.2", guests), fullness,
      row("Looking for a room", "magnifyingglass", activity), summary,
    ] {
      rows.addArrangedSubview(view)
    }
    layOut()
  }

  private func row(_ title: String, _ symbol: String, _ view: UIView) -> UIStackView {
    let (icon, label) = (UIImageView(image: UIImage(systemName: symbol)), UILabel())
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    view.accessibilityLabel = title
    icon.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [icon, label, view])
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private func layOut() {
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let width = rows.widthAnchor.constraint(equalTo: widthAnchor, constant: -32)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      rows.centerXAnchor.constraint(equalTo: centerXAnchor),
      rows.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      width,
    ])
  }
}
