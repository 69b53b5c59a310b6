// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes how far a date is from another: "in 2 hours", "yesterday".
///
/// Semantics: https://developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked as Foundation's other formatters are: one thread configures it, then all may use it.

  /// Whether dates are named.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday", where the language has such a word.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether dates are named. `.numeric` unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. `.full` unless set.
  open var unitsStyle = UnitsStyle.full
  /// The calendar by which days and months are counted. The person's unless set.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language and region. The person's unless set.
  open var locale: Locale! = .autoupdatingCurrent
  /// Where the text stands.
  open var formattingContext = Context.unknown

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; an archive's values aren't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent)
    style.capitalizationContext = formattingContext.capitalization
    return style.format(referenceDate)
  }

  /// How far a date in this many seconds is from now. Negative: in the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// How far the date that is these components from now is from now. The largest unit that isn't zero counts.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: now)
    return localizedString(for: date ?? now, relativeTo: now)
  }

  /// How far a date is from now; nil for what isn't a date.
  open override func string(for object: Any?) -> String? {
    guard let date = object as? Date else { return nil }
    return localizedString(for: date, relativeTo: Date())
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  /// The same for the styles of format.
  var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    case .listItem: .listItem
    default: .unknown
    }
  }
}
