// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// The values of a date picker by components, and a person's choice.
extension UIDatePicker {
  /// A component with a button of its own.
  package enum Field {
    /// The whole day, which a calendar shows.
    case date
    case year, month, day, hour, minute, dayPeriod
    /// The parts of a duration.
    case hours, minutes
  }

  /// A value of a component.
  struct Option {
    let title: String
    let value: Int
    let isEnabled: Bool
  }

  var shownLocale: Locale { locale ?? .current }

  var shownCalendar: Calendar {
    var calendar = ownCalendar ?? .current
    calendar.locale = shownLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The dates that can be selected.
  private var limits: ClosedRange<Date> {
    let (start, end) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return datePickerMode != .countDownTimer && start <= end
      ? start...end : .distantPast ... .distantFuture
  }

  private func clamped(_ date: Date) -> Date {
    min(max(date, limits.lowerBound), limits.upperBound)
  }

  func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return date }
    let calendar = shownCalendar
    let minute = calendar.component(.minute, from: date)
    guard minute % minuteInterval != 0,
      let start = calendar.dateInterval(of: .minute, for: date)?.start
    else { return date }
    return start.addingTimeInterval(-60 * Double(minute % minuteInterval))
  }

  func show(_ date: Date) {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      return Messages.views.error("The date of \(shortDescription) can't be \(date); it stays.")
    }
    storedDate = clamped(date)
    fieldsDidChange()
  }

  func limitsDidChange() {
    storedDate = clamped(storedDate)
    fieldsDidChange()
  }

  // MARK: - Formatting

  func text(_ template: String, of date: Date) -> String {
    let calendar = shownCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = shownLocale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private func plainText(_ format: String, of date: Date) -> String {
    let calendar = shownCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = shownLocale
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// The components of a template in the order of the locale.
  func order(_ template: String) -> [Field] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: shownLocale) ?? template
    var fields: [Field] = []
    for letter in format {
      let field: Field? =
        switch letter {
        case "y", "u", "U": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        default: nil
        }
      if let field, !fields.contains(field) { fields.append(field) }
    }
    return fields
  }

  private var hasDayPeriod: Bool { order("jmm").contains(.dayPeriod) }

  func title(of field: Field, at date: Date) -> String {
    switch field {
    case .date: text("yMMMd", of: date)
    case .year: plainText("y", of: date)
    case .month: plainText("LLLL", of: date)
    case .day: plainText("d", of: date)
    case .hour: plainText(hasDayPeriod ? "h" : "HH", of: date)
    case .minute: plainText("mm", of: date)
    case .dayPeriod: plainText("a", of: date)
    case .hours: Self.count(Int(countDownDuration) / 3600, "hour")
    case .minutes: Self.count(Int(countDownDuration) / 60 % 60, "minute")
    }
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    "\(number) \(unit)\(number == 1 ? "" : "s")"
  }

  /// What a component is, for assistive technologies.
  package func name(of field: Field) -> String {
    switch field {
    case .date: "Date"
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .dayPeriod: "AM or PM"
    case .hours: "Hours"
    case .minutes: "Minutes"
    }
  }

  /// The selected date or duration as the picker shows it.
  package var dateText: String {
    buttons.map { title(of: $0.field, at: date) }.joined(separator: " ")
  }

  // MARK: - Choosing

  /// How far the menu of years reaches from the selected one.
  private static let yearsAround = 50

  /// The values of a component, and the index of the selected one.
  func options(of field: Field) -> (options: [Option], selected: Int) {
    let (calendar, date) = (shownCalendar, date)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let values: [Int]
    let selected: Int
    switch field {
    case .date: return ([], 0)
    case .year:
      let year = parts.year ?? 0
      values = Array(year - Self.yearsAround...year + Self.yearsAround)
      selected = year
    case .month:
      values = Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13)
      selected = parts.month ?? 1
    case .day:
      values = Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32)
      selected = parts.day ?? 1
    case .hour:
      let hour = parts.hour ?? 0
      let start = hasDayPeriod ? hour / 12 * 12 : 0
      values = Array(start..<start + (hasDayPeriod ? 12 : 24))
      selected = hour
    case .minute:
      values = Array(stride(from: 0, to: 60, by: minuteInterval))
      selected = (parts.minute ?? 0) / minuteInterval * minuteInterval
    case .dayPeriod:
      values = [0, 1]
      selected = (parts.hour ?? 0) / 12
    case .hours:
      values = Array(0..<24)
      selected = Int(countDownDuration) / 3600
    case .minutes:
      values = Array(stride(from: 0, to: 60, by: minuteInterval))
      selected = Int(countDownDuration) / 60 % 60
    }
    let options = values.compactMap { value -> Option? in
      switch field {
      case .hours:
        return Option(title: Self.count(value, "hour"), value: value, isEnabled: true)
      case .minutes:
        return Option(title: Self.count(value, "minute"), value: value, isEnabled: true)
      default:
        guard let changed = self.date(date, with: field, value) else { return nil }
        let isEnabled = isAllowed(changed, field)
        if field == .year, !isEnabled { return nil }
        return Option(title: title(of: field, at: changed), value: value, isEnabled: isEnabled)
      }
    }
    return (options, options.firstIndex { $0.value == selected } ?? 0)
  }

  /// A date with another value of one component. A day that the month doesn't have becomes its last one.
  private func date(_ date: Date, with field: Field, _ value: Int) -> Date? {
    let calendar = shownCalendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch field {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = value
    case .minute: parts.minute = value
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .date, .hours, .minutes: return nil
    }
    if field == .year || field == .month {
      var first = parts
      first.day = 1
      let month = calendar.date(from: first)
      let days = month.flatMap { calendar.range(of: .day, in: .month, for: $0) }
      parts.day = min(parts.day ?? 1, (days?.upperBound ?? 32) - 1)
    }
    return calendar.date(from: parts)
  }

  /// Whether a part of the day, hour or whatever the component is lies within the limits.
  func isAllowed(_ date: Date, _ field: Field) -> Bool {
    let unit: Calendar.Component? =
      switch field {
      case .year: .year
      case .month: .month
      case .day, .date: .day
      case .hour: .hour
      case .minute: .minute
      case .dayPeriod, .hours, .minutes: nil
      }
    guard let unit, let span = shownCalendar.dateInterval(of: unit, for: date) else { return true }
    return span.end > limits.lowerBound && span.start <= limits.upperBound
  }

  /// Selects a value of a component, because a person has chosen it.
  func choose(_ value: Int, _ field: Field) {
    switch field {
    case .hours: choose(duration: TimeInterval(value * 3600 + Int(countDownDuration) % 3600))
    case .minutes:
      choose(duration: TimeInterval(Int(countDownDuration) / 3600 * 3600 + value * 60))
    default:
      if let chosen = date(date, with: field, value) { personDidChoose(chosen) }
    }
  }

  /// Selects the value after or before the selected one, because a person wants that.
  func step(_ field: Field, by distance: Int) {
    guard field != .date else {
      if let day = shownCalendar.date(byAdding: .day, value: distance, to: date) {
        personDidChoose(day)
      }
      return
    }
    let (options, selected) = options(of: field)
    let index = selected + distance
    if options.indices.contains(index), options[index].isEnabled {
      choose(options[index].value, field)
    }
  }

  private func choose(duration: TimeInterval) {
    guard isEnabled else { return }
    let old = countDownDuration
    countDownDuration = duration
    if countDownDuration != old {
      sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Called when a person has chosen a date. Does nothing if the picker is disabled or the date isn't another one.
  package func personDidChoose(_ chosen: Date) {
    guard isEnabled else { return }
    let old = date
    date = chosen
    if date != old { sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
