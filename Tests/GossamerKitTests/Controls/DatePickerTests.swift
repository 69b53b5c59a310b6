// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct DatePickerTests {
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
  private let controller = UIViewController()
  private let screen: Screen
  private var changes = Counter()

  private final class Counter { var count = 0 }

  init() throws {
    picker.locale = Locale(identifier: "en_GB")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.accessibilityLabel = "Due"
    picker.date = try Self.date(2026, 1, 31, 14, 37)
    controller.view.addSubview(picker)
    let changes = changes
    picker.addAction(UIAction { _ in changes.count += 1 }, for: .valueChanged)
    screen = Screen(controller, size: CGSize(width: 400, height: 800))
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }

  private var titles: [String] {
    picker.buttons.map { picker.title(of: $0.field, at: picker.date) }
  }

  @Test(arguments: [
    (UIDatePicker.Mode.time, UIDatePickerStyle.automatic, ["14", "37"]),
    (.date, .automatic, ["31 Jan 2026"]),
    (.dateAndTime, .compact, ["31 Jan 2026", "14", "37"]),
    (.date, .wheels, ["31", "January", "2026"]),
    (.dateAndTime, .wheels, ["31", "January", "2026", "14", "37"]),
    (.date, .inline, []),
    (.countDownTimer, .automatic, ["0 hours", "1 minute"]),
    (.yearAndMonth, .compact, ["January", "2026"]),
  ])
  func showsItsMode(mode: UIDatePicker.Mode, style: UIDatePickerStyle, titles: [String]) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    screen.update()
    #expect(self.titles == titles)
    #expect((picker.grid != nil) == (style == .inline))
    #expect(picker.intrinsicContentSize.height > 0 && picker.intrinsicContentSize.width > 0)
  }

  @Test func followsItsLocale() {
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "en_US")
    #expect(titles == ["2", "37", "PM"])
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(titles == ["January", "31", "2026"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(titles == ["31", "Januar", "2026"])
  }

  @Test func aPersonChoosesByMenus_AndHearsOfIt() throws {
    try picker.choose("16", "Hour")
    #expect(try picker.date == Self.date(2026, 1, 31, 16, 37) && changes.count == 1)
    picker.preferredDatePickerStyle = .wheels
    picker.frame.size.height = 100
    screen.update()
    // A day that the month doesn't have becomes its last one.
    try picker.choose("February", "Month")
    #expect(try picker.date == Self.date(2026, 2, 28, 16, 37))
    let unknown = #expect(throws: ScreenError.self) { try picker.choose("1", "Week") }
    #expect(unknown?.description.contains("It has Day, Month, Year, Hour, Minute.") == true)
    picker.date = try Self.date(2027, 1, 1, 0, 0)
    #expect(changes.count == 2)
  }

  @Test func aCalendarOpens_AndClosesWhenADayIsChosen() throws {
    try screen.button("Due, Date, 31 Jan 2026").tap()
    screen.update()
    try screen.button("Next Month").tap()
    screen.update()
    try screen.button("Sunday, 8 February 2026").tap()
    screen.update()
    #expect(try picker.date == Self.date(2026, 2, 8, 14, 37) && changes.count == 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test func staysWithinItsLimits() throws {
    picker.minimumDate = try Self.date(2026, 1, 10, 12, 0)
    picker.maximumDate = try Self.date(2026, 3, 5, 12, 0)
    picker.date = try Self.date(2020, 1, 1, 0, 0)
    #expect(picker.date == picker.minimumDate)
    #expect(picker.options(of: .month).options.filter(\.isEnabled).map(\.value) == [1, 2, 3])
    #expect(picker.options(of: .year).options.map(\.value) == [2026])
    #expect(picker.options(of: .hour).options.filter(\.isEnabled).map(\.value) == Array(12...23))
    // Limits the wrong way round are ignored, as in UIKit.
    picker.minimumDate = try Self.date(2027, 1, 1, 0, 0)
    picker.date = try Self.date(2020, 1, 1, 0, 0)
    #expect(try picker.date == Self.date(2020, 1, 1, 0, 0))
  }

  @Test func roundsToItsMinuteInterval() throws {
    picker.minuteInterval = 15
    #expect(try picker.date == Self.date(2026, 1, 31, 14, 30))
    #expect(picker.options(of: .minute).options.map(\.title) == ["00", "15", "30", "45"])
    picker.roundsToMinuteInterval = false
    #expect(try picker.date == Self.date(2026, 1, 31, 14, 37))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test(
    arguments: [
      (0, 60), (90, 60), (3_700, 3_660), (1_000_000, 86_340), (-5, 60), (.infinity, 60), (.nan, 60),
    ] as [(TimeInterval, TimeInterval)])
  func aDurationIsInWholeMinutes(given: TimeInterval, kept: TimeInterval) {
    picker.countDownDuration = given
    #expect(picker.countDownDuration == kept)
  }

  @Test func countsDown() throws {
    picker.datePickerMode = .countDownTimer
    screen.update()
    try picker.choose("2 hours", "Hours")
    #expect(picker.countDownDuration == 7_260 && changes.count == 1)
    try picker.choose("30 minutes", "Minutes")
    #expect(picker.countDownDuration == 9_000)
  }

  @Test func buttonsAreAdjustable_AndSayWhatTheyAre() throws {
    let hour = try screen.button("Due, Hour, 14")
    hour.accessibilityIncrement()
    #expect(try picker.date == Self.date(2026, 1, 31, 15, 37) && changes.count == 1)
    #expect(hour.accessibilityTraits.contains(.adjustable))
    picker.isEnabled = false
    hour.accessibilityDecrement()
    #expect(changes.count == 1 && !hour.isEnabled)
    #expect(throws: ScreenError.self) { try picker.choose(.now) }
  }
}
