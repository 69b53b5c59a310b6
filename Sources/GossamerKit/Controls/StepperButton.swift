// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One of the two buttons of a stepper: a minus or a plus.
///
/// A press steps once. A button that is held repeats: first after half a second, then every tenth of a second. Releasing a
/// button that has repeated isn't another step.
package final class StepperButton: UIControl {
  package enum Direction {
    case decrement
    case increment
  }

  /// The stepper whose value the button changes.
  weak var stepper: UIStepper?

  private let direction: Direction
  private var repetition: Alarm?
  private var hasRepeated = false

  init(_ direction: Direction) {
    self.direction = direction
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  // MARK: - Being pressed and held

  override var ownGestures: OwnGestures { .taps }

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
    repeatStep(in: 0.5)
  }

  private func repeatStep(in pause: TimeInterval) {
    repetition = interface.clock.setAlarm(in: pause) { [weak self] in
      guard let self, isHighlighted, isEnabled else { return }
      hasRepeated = true
      stepper?.step(direction, isHeld: true)
      repeatStep(in: 0.1)
    }
  }

  private func endRepeating() {
    repetition = nil
    if hasRepeated { stepper?.buttonWasReleased() }
  }

  // MARK: - Looks

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    layer.cornerRadius = 8
    setNeedsDisplay()
  }

  package override func draw(_ rect: CGRect) {
    let (center, reach) = (CGPoint(x: bounds.midX, y: bounds.midY), CGFloat(6.5))
    let sign = UIBezierPath()
    sign.move(to: CGPoint(x: center.x - reach, y: center.y))
    sign.addLine(to: CGPoint(x: center.x + reach, y: center.y))
    if direction == .increment {
      sign.move(to: CGPoint(x: center.x, y: center.y - reach))
      sign.addLine(to: CGPoint(x: center.x, y: center.y + reach))
    }
    sign.lineWidth = 2
    sign.lineCapStyle = .round
    (isEnabled ? UIColor.label : .tertiaryLabel).setStroke()
    sign.stroke()
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
