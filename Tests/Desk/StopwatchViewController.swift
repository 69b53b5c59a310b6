// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Outlets as Xcode writes them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Gossamer

extension Notification.Name {
  static let lapWasTaken = Notification.Name("lapWasTaken")
}

/// Counts tenths of a second, and laps.
class StopwatchViewController: UIViewController {
  weak var timeLabel: UILabel!
  weak var blinkLabel: UILabel!
  weak var lapLabel: UILabel!
  weak var startButton: UIButton!
  weak var lapButton: UIButton!
  var timer: Timer?
  var blinker: Timer?
  var tenths = 0
  var blinks = 0
  var laps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopwatch"
    view.backgroundColor = .systemBackground
    let (timeLabel, blinkLabel, lapLabel) = (UILabel(), UILabel(), UILabel())
    timeLabel.accessibilityIdentifier = "Time"
    blinkLabel.accessibilityIdentifier = "Blinks"
    lapLabel.accessibilityIdentifier = "Laps"
    lapLabel.numberOfLines = 0
    let startButton = UIButton(type: .roundedRect)
    startButton.setTitle("Start", for: .normal)
    startButton.addTarget(
      self, action: StopwatchViewController.startOrStop, for: .touchUpInside)
    let lapButton = UIButton(type: .roundedRect)
    lapButton.setTitle("Lap", for: .normal)
    let stack = UIStackView(arrangedSubviews: [
      timeLabel, blinkLabel, startButton, lapButton, lapLabel,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    self.timeLabel = timeLabel
    self.blinkLabel = blinkLabel
    self.lapLabel = lapLabel
    self.startButton = startButton
    self.lapButton = lapButton
    NotificationCenter.default.addObserver(
      self, selector: StopwatchViewController.showLap, name: .lapWasTaken, object: nil)
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  func startOrStop() {
    timer == nil ? start() : stop()
  }

  func start() {
    startButton.setTitle("Stop", for: .normal)
    lapButton.addTarget(self, action: StopwatchViewController.takeLap, for: .touchUpInside)
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: StopwatchViewController.tick, userInfo: nil,
      repeats: true)
    blinker = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.blink() }
    }
  }

  func stop() {
    startButton.setTitle("Start", for: .normal)
    lapButton.removeTarget(self, action: nil, for: .touchUpInside)
    timer?.invalidate()
    timer = nil
    blinker?.invalidate()
    blinker = nil
  }

  func tick(_ timer: Timer) {
    tenths += 1
    show()
  }

  func blink() {
    blinks += 1
    show()
  }

  func takeLap() {
    NotificationCenter.default.post(name: .lapWasTaken, object: self)
  }

  func showLap(_ notification: Notification) {
    guard notification.object as? UIViewController === self else { return }
    laps.append("Lap \(laps.count + 1) at \(tenths)")
    show()
  }

  private func show() {
    timeLabel.text = "\(tenths) tenths"
    blinkLabel.text = "\(blinks) blinks"
    lapLabel.text = laps.joined(separator: "\n")
  }
}
