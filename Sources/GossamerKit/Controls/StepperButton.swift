// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One of the two buttons of a stepper: a minus or a plus.
///
/// A press steps once. A button that is held steps again and again, first after half a second, then
/// every tenth of a second; then its release isn't a step any more.
package final class StepperButton: UIControl {
  package enum Direction {
    case decrement
    case increment
  }

  /// Whose value the button changes.
  weak var stepper: UIStepper?

  /// What tells how long the button has been held.
  package var clock: any Clock<Duration> = ContinuousClock()

  private let direction: Direction
  private let sign = StrokeView()
  private var repetition: Task<Void, Never>?
  private var hasRepeated = false

  init(_ direction: Direction) {
    self.direction = direction
    super.init(frame: .zero)
    sign.isUserInteractionEnabled = false
    addSubview(sign)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  isolated deinit {
    repetition?.cancel()
  }

  // MARK: - Being pressed and held

  package override func performPrimaryAction() {
    guard isEnabled else { return }
    if hasRepeated {
      hasRepeated = false
    } else {
      stepper?.step(direction, isHeld: false)
    }
  }

  package override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { beginRepeating() } else { endRepeating() }
    }
  }

  private func beginRepeating() {
    hasRepeated = false
    guard stepper?.autorepeat == true else { return }
    repetition = Task { [weak self, clock] in
      var pause = Duration.milliseconds(500)
      while (try? await clock.sleep(for: pause)) != nil, let self, isHighlighted, isEnabled {
        hasRepeated = true
        stepper?.step(direction, isHeld: true)
        pause = .milliseconds(100)
      }
    }
  }

  private func endRepeating() {
    repetition?.cancel()
    repetition = nil
    if hasRepeated { stepper?.buttonWasReleased() }
  }

  // MARK: - Looks

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    layer.cornerRadius = 8
    drawSign()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = bounds
    drawSign()
  }

  private func drawSign() {
    let (center, reach) = (CGPoint(x: bounds.midX, y: bounds.midY), CGFloat(6.5))
    var path: [Stroke.Element] = [
      .move(to: CGPoint(x: center.x - reach, y: center.y)),
      .line(to: CGPoint(x: center.x + reach, y: center.y)),
    ]
    if direction == .increment {
      path += [
        .move(to: CGPoint(x: center.x, y: center.y - reach)),
        .line(to: CGPoint(x: center.x, y: center.y + reach)),
      ]
    }
    sign.strokes = [Stroke(path, color: isEnabled ? .label : .tertiaryLabel, width: 2)]
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? {
    direction == .increment ? "Increment" : "Decrement"
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
