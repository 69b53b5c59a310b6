// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The report as a person reads it, in 100 columns.
struct TextReport {
  private let report: Report
  private let limit: Int?
  private let site: String?

  /// - Parameters:
  ///   - report: what was weighed.
  ///   - limit: how many lines a controller may have; nil for any number.
  ///   - site: where the articles are, see `Technique.link(site:)`.
  init(_ report: Report, limit: Int?, site: String?) {
    self.report = report
    self.limit = limit
    self.site = site
  }

  var text: String {
    var lines = [summary, ""]
    for controller in report.controllers { lines += describe(controller) + [""] }
    let techniques = self.techniques
    if !techniques.isEmpty { lines += ["What takes it out:"] + techniques + [""] }
    if !report.patches.isEmpty {
      lines += ["What can be written out now, by --apply:"]
      lines += report.patches.flatMap(describe)
      lines += [""]
    }
    lines += offenders
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let count = report.controllers.count
    guard count > 0 else { return "No view controllers in \(number(report.fileCount, "file"))." }
    let lines = report.controllers.reduce(0) { $0 + $1.lines }
    let gain = report.controllers.reduce(0) { $0 + $1.gain }
    return """
      \(number(count, "view controller")) in \(number(report.fileCount, "file")): \(lines) lines, of which \
      \(gain) could go. Lines are those of the files,
      with comments and licence; the controller that wins most is first.
      """
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: - Controllers

  private func describe(_ controller: Weight) -> [String] {
    let place = "\(controller.file):\(controller.line)"
    let sum = "\(number(controller.lines, "line")), \(controller.gain) could go"
    let head = "\(controller.name)  \(place)"
    let isNarrow = head.count + sum.count + 2 <= Self.width
    var lines =
      isNarrow
      ? [head + String(repeating: " ", count: Self.width - head.count - sum.count) + sum]
      : [head, "  " + sum]
    lines += controller.spending.map { describe($0, of: controller) }
    let variables = controller.sharedVariables
    if !variables.isEmpty {
      let names = variables.map { "\($0.name) (\($0.members))" }.joined(separator: ", ")
      lines += wrap("shared by several members: ", names)
    }
    if !controller.globals.isEmpty {
      lines += wrap("global state: ", controller.globals.joined(separator: ", "))
    }
    if !controller.protocols.isEmpty {
      lines += wrap(
        "\(number(controller.protocols.count, "protocol")): ",
        controller.protocols.joined(separator: ", "))
    }
    return lines
  }

  private func describe(_ spending: Weight.Spending, of controller: Weight) -> String {
    let title = spending.kind.title.padded(to: 24)
    let count = String(spending.lines).padded(to: 5, atStart: true)
    let share = Double(spending.lines) / Double(max(controller.lines, 1))
    let bar = String(repeating: "#", count: max(1, Int((share * 20).rounded())))
    let line = "  \(title)\(count)  \(bar.padded(to: 20))"
    guard spending.kind != .other else { return line.trimmingEnd }
    let places = spending.places.map { place in
      let file = place.file == controller.file ? "" : "\(name(of: place.file)):"
      return file + (place.first == place.last ? "\(place.first)" : "\(place.first)-\(place.last)")
    }
    return "\(line)  \(shortened(places, to: Self.width - line.count - 2))"
  }

  private func name(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }

  /// As many places as there is room for.
  private func shortened(_ places: [String], to width: Int) -> String {
    var text = ""
    for (index, place) in places.enumerated() {
      let next = text.isEmpty ? place : "\(text), \(place)"
      let isLast = index == places.count - 1
      if next.count > width - (isLast ? 0 : 5), !text.isEmpty { return text + ", ..." }
      text = next
    }
    return text
  }

  // MARK: - Techniques

  private var techniques: [String] {
    let kinds = Set(report.controllers.flatMap { $0.spending.map(\.kind) })
    return Kind.allCases.filter(kinds.contains).flatMap { kind -> [String] in
      guard let technique = kind.technique else { return [] }
      let title = "  \(kind.title.padded(to: 24))"
      let lines = wrap("", technique.advice, indentation: 26)
      return [title + lines[0].dropFirst(26)] + lines.dropFirst()
        + [String(repeating: " ", count: 26) + technique.link(site: site)]
    }
  }

  private func describe(_ patch: Patch) -> [String] {
    ["  \(patch.file):\(patch.line)"] + wrap("  ", patch.summary, indentation: 4)
      + patch.diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
  }

  private var offenders: [String] {
    guard let limit else { return [] }
    let offenders = report.offenders(limit: limit)
    guard !offenders.isEmpty else { return ["No controller has more than \(limit) lines.", ""] }
    let names = offenders.map { "  \($0.overLimit)" }
    return ["More than \(limit) lines:"] + names + [""]
  }

  // MARK: - Columns

  private static let width = 100

  /// Breaks a text between words.
  private func wrap(_ title: String, _ text: String, indentation: Int = 2) -> [String] {
    let indent = String(repeating: " ", count: indentation)
    var lines = [indent + title]
    var isFirst = true
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !isFirst, last.count + word.count + 1 > Self.width {
        lines.append(indent + (title.isEmpty ? "" : "  ") + word)
      } else {
        lines[lines.count - 1] = isFirst ? last + word : "\(last) \(word)"
      }
      isFirst = false
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int, atStart: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return atStart ? padding + self : self + padding
  }

  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
