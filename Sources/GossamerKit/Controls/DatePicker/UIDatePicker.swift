// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Lets a person select a date, a time, both, or a duration.
///
///     let due = UIDatePicker()
///     due.datePickerMode = .date
///     due.minimumDate = .now
///     due.accessibilityLabel = "Due"
///     due.addTarget(self, action: TaskViewController.dueDidChange(_:), for: .valueChanged)
///
/// On a desktop the compact style has a button with the date, which opens a calendar, and buttons with the hour and the
/// minute, which open menus. The inline style shows the calendar itself. Instead of wheels there is a button with a menu
/// for each component, as in a `UIPickerView`. All of them are used by keyboard and by assistive technologies like any
/// button; the buttons are also adjustable.
///
/// A person's change sends ``UIControl/Event/valueChanged``; one by code doesn't.
///
/// - The date: ``date``, ``setDate(_:animated:)``, ``minimumDate``, ``maximumDate``, ``minuteInterval``
/// - A duration: ``countDownDuration``
/// - Looks: ``datePickerMode``, ``preferredDatePickerStyle``, ``locale``, ``calendar``, ``timeZone``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidatepicker
open class UIDatePicker: UIControl {
  /// The wires of date pickers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIDatePicker>(super.wires)
      .attribute("date", \.date)
      .attribute("minimumDate", \.minimumDate)
      .attribute("maximumDate", \.maximumDate)
      .attribute("minuteInterval", \.minuteInterval)
      .attribute("countDownDuration", \.countDownDuration)
  }

  // MARK: - The date

  /// The selected date; the present one unless set. One outside of the limits is moved to the nearest. Its minute is
  /// rounded down to the ``minuteInterval`` if ``roundsToMinuteInterval`` is true.
  open var date: Date {
    get { rounded(storedDate) }
    set { show(newValue) }
  }

  /// Selects a date, without sending an event.
  /// - Parameter animated: ignored, because nothing moves.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date that can be selected; nil for no limit. Both limits are ignored if it is later than
  /// ``maximumDate``.
  open var minimumDate: Date? { didSet { limitsDidChange() } }

  /// The latest date that can be selected; nil for no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The distance between the minutes that can be selected; 1 unless set. One that doesn't divide 60, or is above 30,
  /// counts as 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      fieldsDidChange()
    }
  }

  /// Whether the minute of ``date`` is rounded to the ``minuteInterval``; true unless set.
  open var roundsToMinuteInterval = true { didSet { fieldsDidChange() } }

  /// The duration in seconds that the mode ``Mode/countDownTimer`` shows, in whole minutes: at least one minute, and less
  /// than a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = Self.valid(newValue)
      fieldsDidChange()
    }
  }

  // MARK: - Looks

  /// What can be selected.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// The style that is shown if the mode has it; `automatic` is the compact one.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The style that is shown: a duration, and a month with its year, have only wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _): .wheels
    // A calendar has no room for a time alone.
    case (.time, .inline), (_, .automatic): .compact
    case (_, let style): style
    }
  }

  /// The locale of the names and the order of the parts; nil for the person's.
  open var locale: Locale? { didSet { rebuild() } }

  /// The calendar; nil for the person's. Never nil when read.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { shownCalendar }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }

  /// The time zone; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { rebuild() } }

  /// What can be selected.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uidatepicker/mode
  nonisolated public enum Mode: Int, Hashable, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The day.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// The month and the year.
    case yearAndMonth = 4
  }

  // MARK: - UIControl

  /// Whether the picker takes input.
  open override var isEnabled: Bool { didSet { fieldsDidChange() } }

  /// The natural size of the parts.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The natural size, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The purpose of the picker, in a word or two. It is part of the names of its buttons.
  open override var accessibilityLabel: String? {
    didSet { for button in buttons { button.setNeedsCommit(.accessibility) } }
  }

  override func setUp() {
    super.setUp()
    rebuild()
  }

  override func adjustFonts(to traits: UITraitCollection) {
    super.adjustFonts(to: traits)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // The buttons are the accessibility elements.
  override var isAccessibilityElementByDefault: Bool { false }

  override var highlightsWhileTracked: Bool { false }

  // MARK: - State that the chapters keep

  var storedDate = Date.now
  private var storedInterval = 1
  private var storedDuration: TimeInterval = 60
  private(set) var ownCalendar: Calendar?
  /// The parts, by rows: buttons, and the labels between them.
  var rows: [[UIView]] = []
  /// The calendar of the inline style; nil in others.
  package var grid: CalendarGrid?
  /// Shows the calendar of the compact style.
  let opener = CalendarOpener()

  /// The buttons.
  package var buttons: [DateFieldButton] {
    rows.flatMap { $0 }.compactMap { $0 as? DateFieldButton }
  }

  private static func valid(_ duration: TimeInterval) -> TimeInterval {
    guard duration.isFinite else { return 60 }
    let minutes = (min(max(duration, 60), 86_340) / 60).rounded(.down)
    return minutes * 60
  }
}

/// The style of a date picker.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidatepickerstyle
nonisolated public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The compact one.
  case automatic = 0
  /// A button with a menu for each component.
  case wheels = 1
  /// A button with the date, which opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
