// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes a duration: "1:05", "1 hour, 5 minutes", "1h 5m".
///
/// Years and months are written in English; all other units in the language of the calendar's locale.
///
/// Semantics: https://developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked as Foundation's other formatters are: one thread configures it, then all may use it.

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional
    /// "1h 5m".
    case abbreviated
    /// "1 hr, 5 min".
    case short
    /// "1 hour, 5 minutes".
    case full
    /// "one hour, five minutes"; digits are used here.
    case spellOut
    /// "1hr 5min".
    case brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those at the start of a positional duration, all of others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first unit that isn't zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last unit that isn't zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and positional numbers have two digits each.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that may be used; empty: years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written. `.positional` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// Which zeros are left out. `.default` unless set.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0: all.
  open var maximumUnitCount = 0
  /// The calendar by which months are counted. The person's unless set.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; an archive's values aren't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A duration in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A duration of this many seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start.addingTimeInterval(abs(interval).rounded()))
    return interval < 0 ? text.map { "-" + $0 } : text
  }

  /// The duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    return write(calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// The duration of the components.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The duration of components, or of a number of seconds; nil for others.
  open override func string(for object: Any?) -> String? {
    if let components = object as? DateComponents { return string(from: components) }
    return (object as? Double).flatMap { string(from: $0) }
  }

  // MARK: - Writing

  private typealias DurationUnit = (
    unit: NSCalendar.Unit, component: Calendar.Component, seconds: Int
  )

  private static let all: [DurationUnit] = [
    (.year, .year, 0), (.month, .month, 0), (.weekOfMonth, .weekOfMonth, 604_800),
    (.day, .day, 86400), (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  private var units: [DurationUnit] {
    Self.all.filter {
      allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.unit)
    }
  }

  private func write(_ components: DateComponents) -> String? {
    var parts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    guard let smallest = parts.last else { return nil }
    var zeros = zeroFormattingBehavior
    if zeros.contains(.default) { zeros = unitsStyle == .positional ? .dropLeading : .dropAll }
    if !zeros.contains(.pad) {
      if zeros.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
      if zeros.contains(.dropTrailing) {
        while parts.last?.1 == 0 { parts.removeLast() }
      }
      if zeros.contains(.dropMiddle), unitsStyle != .positional { parts.removeAll { $0.1 == 0 } }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    if parts.isEmpty { parts = [(smallest.0, 0)] }
    if unitsStyle == .positional {
      let isPadded = zeros.contains(.pad)
      return parts.enumerated().map { index, part in
        index == 0 && !isPadded ? "\(part.1)" : String(format: "%02d", part.1)
      }.joined(separator: ":")
    }
    let words = parts.map { word(for: $0.0, $0.1) }
    return words.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  private func word(for unit: DurationUnit, _ count: Int) -> String {
    guard unit.seconds > 0 else { return englishWord(for: unit.component, count) }
    let allowed: Duration.UnitsFormatStyle.Unit =
      switch unit.component {
      case .weekOfMonth: .weeks
      case .day: .days
      case .hour: .hours
      case .minute: .minutes
      default: .seconds
      }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      default: .wide
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [allowed], width: width, zeroValueUnits: .show(length: 1))
    let locale = calendar?.locale ?? .autoupdatingCurrent
    let text = style.locale(locale).format(.seconds(count * unit.seconds))
    return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
  }

  private func englishWord(for component: Calendar.Component, _ count: Int) -> String {
    let isYear = component == .year
    switch unitsStyle {
    case .abbreviated: return "\(count)\(isYear ? "y" : "mo")"
    case .brief: return "\(count)\(isYear ? "yr" : "mo")"
    case .short: return "\(count) \(isYear ? "yr" : "mo")"
    default: return "\(count) \(isYear ? "year" : "month")\(count == 1 ? "" : "s")"
    }
  }
}
