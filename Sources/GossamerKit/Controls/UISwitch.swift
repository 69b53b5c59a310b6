// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A control that is on or off.
///
///     let wifi = UISwitch()
///     wifi.isOn = settings.usesWifi
///     wifi.accessibilityLabel = "Wi-Fi"
///     wifi.addTarget(self, action: SettingsViewController.wifiDidChange(_:), for: .valueChanged)
///
/// A change by a person sends ``UIControl/Event/valueChanged`` (and `touchUpInside` and `primaryActionTriggered`); one by
/// code doesn't. On the desktop it is a GtkSwitch: a click, a drag, Space and Return toggle it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiswitch
open class UISwitch: UIControl {
  /// The size of every switch in points, whatever size its frame is given.
  static let size = CGSize(width: 51, height: 31)

  override func setUp() {
    super.setUp()
    untransformedFrame.size = Self.size
  }

  /// The wires of switches, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISwitch>(super.wires)
      .attribute("on", \.isOn)
      .attribute("onTintColor", \.onTintColor)
      .attribute("thumbTintColor", \.thumbTintColor)
  }

  // MARK: - Setting the off/on state

  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsCommit([.content, .accessibility]) } }
  }

  /// Switches on or off, without sending an event.
  /// - Parameter animated: ignored; GTK always animates the thumb.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  // MARK: - Customizing the appearance

  /// The colour behind the thumb while the switch is on; nil for the system's green.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { setNeedsCommit(.content) } }
  }

  /// The colour of the thumb; nil for the desktop's.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsCommit(.content) } }
  }

  /// An image beside the thumb while the switch is on. It has no effect, as in UIKit since iOS 7.
  open var onImage: UIImage?

  /// An image beside the thumb while the switch is off. It has no effect, as in UIKit since iOS 7.
  open var offImage: UIImage?

  // MARK: - Size

  /// The size of the alignment rectangle: all switches are 51 by 31 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
  }

  /// 51 by 31 points, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// As in UIKit the alignment rectangle leaves out two points at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  // MARK: - Input

  /// Called when a person has toggled the switch.
  package func hostDidSwitch(to isOn: Bool) {
    guard isEnabled, isOn != self.isOn else { return }
    self.isOn = isOn
    sendActionsOfPerson(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override var highlightsWhileTracked: Bool { false }

  override var ownGestures: OwnGestures { .taps }

  /// Toggles the switch, unless the host's own widget tracks the touch and reports the change.
  override func touchWasReleasedInside() {
    if peer?.tracksTouches != true { performPrimaryAction() }
  }

  package override func performPrimaryAction() {
    hostDidSwitch(to: !isOn)
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }
}

extension UIControl {
  /// Sends the events of a person's input, after committing marked text in a text field.
  func sendActionsOfPerson(for events: Event) {
    window?.commitComposed()
    sendActions(for: events)
  }
}
