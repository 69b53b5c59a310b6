// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Reads `<datePicker>`.
enum DatePickerReader: ViewReader {
  static func read(_ element: Element, into view: UIDatePicker, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.datePickerMode = element.choice("datePickerMode", from: modes) ?? .dateAndTime
    view.preferredDatePickerStyle = element.choice("style", from: styles) ?? .automatic
    view.minuteInterval = element.integer("minuteInterval") ?? 1
    if let duration = element.number("countDownDuration") {
      view.countDownDuration = TimeInterval(duration)
    }
    if let locale = element.child(key: "locale")?.string("localeIdentifier") {
      view.locale = Locale(identifier: locale)
    }
    view.timeZone = element.child(key: "timeZone")?.string("name").flatMap(
      TimeZone.init(identifier:))
    view.minimumDate = date("minimumDate", of: element)
    view.maximumDate = date("maximumDate", of: element)
    // The date in the document is that of the day on which it was saved, unless its author has chosen one.
    if element.bool("useCurrentDate") == false, let date = date("date", of: element) {
      view.date = date
    }
  }

  private static func date(_ key: String, of element: Element) -> Date? {
    element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: TimeInterval($0))
    }
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
