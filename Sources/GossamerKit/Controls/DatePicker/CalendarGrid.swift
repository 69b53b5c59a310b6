// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A month of a date picker, with a button for each day, and buttons for the months before and after it. The arrow keys move
/// from day to day.
package final class CalendarGrid: UIView {
  private weak var picker: UIDatePicker?
  private let title = UILabel()
  private let earlierButton = UIButton(type: .system)
  private let laterButton = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  package private(set) var days: [DayButton] = []
  /// A day of the shown month.
  private var month: Date
  /// The selected date as of the last time that it was shown.
  private var shownDate: Date?
  /// Called when a person has chosen a day.
  var whenChosen: () -> Void = {}

  private static let (columns, rows) = (7, 6)
  /// The sizes in points: the header, the names of the weekdays, a day.
  private static let (headerHeight, weekdayHeight, dayHeight): (CGFloat, CGFloat, CGFloat) = (
    44, 22, 38
  )
  private static let dayWidth: CGFloat = 42

  init(of picker: UIDatePicker) {
    self.picker = picker
    month = picker.date
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .headline)
    title.accessibilityTraits = .header
    addSubview(title)
    set(earlierButton, image: "chevron.left", name: "Previous Month", step: -1)
    set(laterButton, image: "chevron.right", name: "Next Month", step: 1)
    for _ in 0..<Self.columns {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12, weight: .semibold)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<Self.columns * Self.rows {
      let day = DayButton(of: self)
      days.append(day)
      addSubview(day)
    }
    show()
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  private func set(_ button: UIButton, image: String, name: String, step: Int) {
    button.setImage(UIImage(systemName: image), for: .normal)
    button.accessibilityLabel = name
    button.addAction(
      UIAction { [weak self] _ in self?.showMonth(after: step) }, for: .primaryActionTriggered)
    addSubview(button)
  }

  // MARK: - Content

  /// Shows the present date of the picker.
  func show() {
    guard let picker else { return }
    // The month that a person looks at stays until another date is selected.
    if shownDate != picker.date { month = picker.date }
    shownDate = picker.date
    let calendar = picker.shownCalendar
    title.text = picker.text("yMMMM", of: month)
    for button in [earlierButton, laterButton] { button.isEnabled = picker.isEnabled }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
    }
    guard let start = calendar.dateInterval(of: .month, for: month)?.start,
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    let weekday = calendar.component(.weekday, from: start)
    let before = (weekday - calendar.firstWeekday + Self.columns) % Self.columns
    for (index, button) in days.enumerated() {
      let day = index - before
      button.isHidden = !(0..<count).contains(day)
      guard !button.isHidden, let date = calendar.date(byAdding: .day, value: day, to: start) else {
        continue
      }
      button.show(
        date, number: picker.text("d", of: date), name: picker.text("yMMMMEEEEd", of: date),
        isSelected: calendar.isDate(date, inSameDayAs: picker.date),
        isToday: calendar.isDateInToday(date))
      button.isEnabled = picker.isEnabled && picker.isAllowed(date, .date)
    }
    setNeedsLayout()
  }

  private func showMonth(after step: Int) {
    guard let picker,
      let other = picker.shownCalendar.date(byAdding: .month, value: step, to: month)
    else { return }
    month = other
    show()
  }

  /// Selects a day, at the time of day of the selected date, because a person has pressed it.
  func choose(_ day: Date) {
    guard let picker else { return }
    let calendar = picker.shownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let chosen = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    picker.personDidChoose(chosen ?? day)
    whenChosen()
  }

  // MARK: - The keyboard

  /// Gives the keyboard to the selected day, or to the first one of the month.
  func focusSelectedDay() {
    (days.first { $0.isSelected && !$0.isHidden } ?? days.first { !$0.isHidden && $0.isEnabled })?
      .peer?.focus()
  }

  /// Moves the keyboard from a day by a number of days, into another month if need be.
  func move(from day: DayButton, by distance: Int) {
    guard let picker, let date = day.date,
      let other = picker.shownCalendar.date(byAdding: .day, value: distance, to: date),
      picker.isAllowed(other, .date)
    else { return }
    let calendar = picker.shownCalendar
    if !calendar.isDate(other, equalTo: month, toGranularity: .month) {
      month = other
      show()
    }
    let target = days.first { button in
      !button.isHidden && button.date.map { calendar.isDate($0, inSameDayAs: other) } == true
    }
    // A button that was hidden can take the keyboard only after the update cycle has shown it.
    window?.afterAppearance { target?.peer?.focus() }
  }

  // MARK: - Layout

  /// The natural size of the calendar: six weeks, whatever the month.
  var naturalSize: CGSize {
    CGSize(
      width: CGFloat(Self.columns) * Self.dayWidth,
      height: Self.headerHeight + Self.weekdayHeight + CGFloat(Self.rows) * Self.dayHeight)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = bounds.width / CGFloat(Self.columns)
    let height = Self.headerHeight
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = frame.mirrored(in: bounds.width, if: isMirrored)
    }
    place(title, CGRect(x: 8, y: 0, width: max(bounds.width - 2 * height - 16, 0), height: height))
    place(earlierButton, CGRect(x: bounds.width - 2 * height, y: 0, width: height, height: height))
    place(laterButton, CGRect(x: bounds.width - height, y: 0, width: height, height: height))
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(x: CGFloat(index) * column, y: height, width: column, height: Self.weekdayHeight))
    }
    let top = height + Self.weekdayHeight
    let row = max(bounds.height - top, 0) / CGFloat(Self.rows)
    for (index, day) in days.enumerated() {
      let (x, y) = (CGFloat(index % Self.columns) * column, CGFloat(index / Self.columns) * row)
      place(
        day,
        CGRect(
          x: x + 2, y: top + y + 1, width: max(column - 4, 0), height: max(row - 2, 0)))
    }
  }
}

/// The button of a day.
package final class DayButton: UIButton {
  private weak var grid: CalendarGrid?
  /// The start of the day; nil for none.
  package private(set) var date: Date?
  private var isToday = false

  init(of grid: CalendarGrid) {
    self.grid = grid
    super.init(frame: .zero)
    madeType = .system
    configuration = .plain()
    addAction(
      UIAction { [weak self] _ in
        if let self, let date { self.grid?.choose(date) }
      }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  func show(_ date: Date, number: String, name: String, isSelected: Bool, isToday: Bool) {
    self.date = date
    self.isSelected = isSelected
    self.isToday = isToday
    accessibilityLabel = name
    var look = isSelected ? Configuration.filled() : .plain()
    look.title = number
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    look.baseForegroundColor = isSelected ? nil : isToday ? tintColor : .label
    configuration = look
    titleLabel?.font = .systemFont(ofSize: 17, weight: isToday ? .semibold : .regular)
  }

  /// Moves the keyboard by the arrow keys.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distances: [UIKeyboardHIDUsage: Int] = [
      .keyboardLeftArrow: isMirrored ? 1 : -1, .keyboardRightArrow: isMirrored ? -1 : 1,
      .keyboardUpArrow: -7, .keyboardDownArrow: 7,
    ]
    guard let distance = presses.lazy.compactMap({ $0.key.flatMap { distances[$0.keyCode] } }).first
    else { return super.pressesBegan(presses, with: event) }
    grid?.move(from: self, by: distance)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected
      ? super.defaultAccessibilityTraits.union(.selected) : super.defaultAccessibilityTraits
  }
}
