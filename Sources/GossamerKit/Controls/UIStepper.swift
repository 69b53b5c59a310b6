// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A control with two buttons that decrease and increase a number.
///
///     let guests = UIStepper()
///     guests.maximumValue = 12
///     guests.addTarget(self, action: Party.guestsDidChange(_:), for: .valueChanged)
///
/// A press by a person sends ``UIControl/Event/valueChanged``; a change by code doesn't. Each button can have the keyboard
/// focus: Space and Return press it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistepper
open class UIStepper: UIControl {
  /// The size of every stepper in points, whatever size its frame is given.
  static let size = CGSize(width: 94, height: 32)

  /// The button that decreases the value.
  package let decrementButton = StepperButton(.decrement)
  /// The button that increases the value.
  package let incrementButton = StepperButton(.increment)
  private let separator = UIView()

  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0

  /// Whether the value has changed while a button is held, without an event.
  private var hasUnsentChange = false

  override func setUp() {
    super.setUp()
    untransformedFrame.size = Self.size
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    for view in [decrementButton, incrementButton, separator] { addSubview(view) }
    for button in [decrementButton, incrementButton] { button.stepper = self }
    updateButtons()
  }

  /// The wires of steppers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIStepper>(super.wires)
      .attribute("value", \.value)
      .attribute("minimumValue", \.minimumValue)
      .attribute("maximumValue", \.maximumValue)
      .attribute("stepValue", \.stepValue)
      .attribute("continuous", \.isContinuous)
      .attribute("autorepeat", \.autorepeat)
      .attribute("wraps", \.wraps)
  }

  // MARK: - Configuring the stepper

  /// Whether an event is sent at each step while a button is held (the default), or once when it is released.
  open var isContinuous = true

  /// Whether a button that is held repeats its step (the default).
  open var autorepeat = true

  /// Whether a step beyond one end of the range continues at the other end.
  open var wraps = false {
    didSet { if wraps != oldValue { updateButtons() } }
  }

  /// The minimum value; 0 by default. ``maximumValue`` and ``value`` are raised to it if they are less.
  open var minimumValue: Double {
    get { storedMinimum }
    set { setRange(from: newValue, to: max(newValue, storedMaximum), changed: newValue) }
  }

  /// The maximum value; 100 by default. ``minimumValue`` and ``value`` are lowered to it if they are greater.
  open var maximumValue: Double {
    get { storedMaximum }
    set { setRange(from: min(newValue, storedMinimum), to: newValue, changed: newValue) }
  }

  private func setRange(from minimum: Double, to maximum: Double, changed: Double) {
    guard changed.isFinite else {
      return refuse(changed, as: "end of the range", "a finite number")
    }
    (storedMinimum, storedMaximum) = (minimum, maximum)
    valueMayHaveChanged()
    value = storedValue
  }

  /// The change of the value by one step; 1 by default. Must be greater than 0.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue.isFinite, stepValue > 0 else {
        refuse(stepValue, as: "stepValue", "greater than 0")
        stepValue = oldValue
        return
      }
    }
  }

  // MARK: - Accessing the stepper's value

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return refuse(newValue, as: "value", "a finite number") }
      let clamped = min(max(newValue, storedMinimum), storedMaximum)
      guard clamped != storedValue else { return }
      storedValue = clamped
      valueMayHaveChanged()
    }
  }

  private func refuse(_ value: Double, as property: String, _ expected: String) {
    Messages.views.error(
      "The \(property) \(value) of \(shortDescription) isn't \(expected); it keeps the old one.")
  }

  private func valueMayHaveChanged() {
    setNeedsCommit([.content, .accessibility])
    updateButtons()
  }

  // MARK: - Size and layout

  /// All steppers are 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// 94 by 32 points, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the buttons, the decrement button at the leading end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = (bounds.width / 2).rounded()
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = CGRect(x: half, y: 0, width: bounds.width - half, height: bounds.height)
    decrementButton.frame = isMirrored ? right : left
    incrementButton.frame = isMirrored ? left : right
    separator.frame = CGRect(x: half, y: 8, width: 1, height: max(bounds.height - 16, 0))
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateButtons()
  }

  /// Disables a button at its end of the range.
  private func updateButtons() {
    decrementButton.isEnabled = isEnabled && (wraps || storedValue > storedMinimum)
    incrementButton.isEnabled = isEnabled && (wraps || storedValue < storedMaximum)
  }

  // MARK: - Input

  /// Changes the value by one step, because a person presses a button.
  /// - Parameter isHeld: whether the button is held, and ``buttonWasReleased()`` follows.
  func step(_ direction: StepperButton.Direction, isHeld: Bool) {
    let oldValue = storedValue
    value = next(direction)
    guard storedValue != oldValue else { return }
    hasUnsentChange = true
    if isContinuous || !isHeld { sendValueChanged() }
  }

  /// Called when a button that was held has been released.
  func buttonWasReleased() {
    if hasUnsentChange { sendValueChanged() }
  }

  private func next(_ direction: StepperButton.Direction) -> Double {
    switch direction {
    case .increment:
      wraps && storedValue >= storedMaximum ? storedMinimum : storedValue + stepValue
    case .decrement:
      wraps && storedValue <= storedMinimum ? storedMaximum : storedValue - stepValue
    }
  }

  private func sendValueChanged() {
    hasUnsentChange = false
    sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Does nothing: the buttons handle presses.
  package override func performPrimaryAction() {}

  // MARK: - Accessibility

  // The two buttons are the accessibility elements.
  override var isAccessibilityElementByDefault: Bool { false }

  override var defaultAccessibilityValue: String? {
    storedValue.formatted(.number.grouping(.never))
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Increases the value by one step, as the button "+" does.
  open override func accessibilityIncrement() {
    if incrementButton.isEnabled { step(.increment, isHeld: false) }
  }

  /// Decreases the value by one step, as the button "-" does.
  open override func accessibilityDecrement() {
    if decrementButton.isEnabled { step(.decrement, isHeld: false) }
  }
}
