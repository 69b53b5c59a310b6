// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormatError: CustomStringConvertible {
  /// What is wrong, the format with a caret under the place, and where it helps the names that were
  /// given.
  public var description: String {
    switch self {
    case .empty:
      "The visual format is empty. It names at least one view, as in \"H:|-[button]-|\"."
    case .syntax(let expected, let place):
      "Unable to parse the visual format: expected \(expected.rawValue)\n\(place.excerpt)"
    case .notFinite(let number, let place):
      "A visual format needs finite numbers, and this one is \(number):\n\(place.excerpt)"
    case .repeatedPredicate(let place):
      "The visual format says the same twice:\n\(place.excerpt)"
    case .unknownView(let name, let known, let place):
      unknown("view", name, known, "views", place)
    case .unknownMetric(let name, let known, let place):
      unknown("metric", name, known, "metrics", place)
    case .unknownMetricOrView(let name, let known, let place):
      unknown("metric or view", name, known, "metrics and views", place)
    case .viewInsteadOfNumber(let name, let place):
      "'\(shown(name))' is a view; only a number or a metric can stand here:\n\(place.excerpt)"
    case .priorityOutOfRange(let priority, let place):
      "A priority is greater than 0 and at most 1000, not \(priority.plain):\n\(place.excerpt)"
    case .noSuperview(let view, let place):
      "'|' needs a superview, and the view '\(shown(view))' has none:\n\(place.excerpt)"
    case .alignmentAlongAxis(let attribute, let place):
      misaligned(attribute, place)
    case .conflictingDirections(let place):
      "The options ask for left to right and for right to left; choose one:\n\(place.excerpt)"
    }
  }

  private func unknown(
    _ kind: String, _ name: String, _ known: [String], _ kinds: String, _ place: Place
  ) -> String {
    let suggestion = closestName(to: name, in: known).map { " Did you mean '\(shown($0))'?" } ?? ""
    let most = 20
    let rest = known.count > most ? ", and \(known.count - most) more" : ""
    let list = known.prefix(most).map(shown).joined(separator: ", ")
    let all = known.isEmpty ? "No \(kinds) are known." : "Known \(kinds): \(list)\(rest)."
    return "Unknown \(kind) '\(shown(name))'.\(suggestion) \(all)\n\(place.excerpt)"
  }

  private func misaligned(_ attribute: LayoutAttribute, _ place: Place) -> String {
    let name = "\(attribute)"
    let option = "alignAll" + name.prefix(1).uppercased() + name.dropFirst()
    let fitsHorizontal = VisualFormat.Axis.horizontal.alignable.contains(attribute)
    let (fit, given) = fitsHorizontal ? ("horizontal", "vertical") : ("vertical", "horizontal")
    return "The option '\(option)' is for \(fit) formats, and this one is \(given):\n"
      + place.excerpt
  }

  /// A name as a message shows it.
  private func shown(_ name: String) -> String {
    (name.count > 60 ? name.prefix(60) + "…" : name[...]).printable
  }
}
