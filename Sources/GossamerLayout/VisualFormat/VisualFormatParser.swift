// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Turns text into a `VisualFormat`, with one method per rule of the grammar. The rules aren't
/// recursive, so no input can exhaust the stack.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner

  init(_ format: String) {
    scanner = VisualFormatScanner(format)
  }

  /// `(orientation :)? (superview connection)? view (connection view)* (connection superview)?`
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard scanner.next != nil else { throw .empty }
    let axis = try parseOrientation()
    var leading: VisualFormat.Superview?
    let start = scanner.index
    if scanner.scan("|") {
      leading = VisualFormat.Superview(connection: try parseConnection(), start: start)
    }
    let first = try parseView(or: leading?.connection.orView ?? .start)

    var links: [VisualFormat.Link] = []
    var trailing: VisualFormat.Superview?
    while scanner.next != nil {
      let connection = try parseConnection()
      let start = scanner.index
      if scanner.scan("|") {
        trailing = VisualFormat.Superview(connection: connection, start: start)
        break
      }
      let view = try parseView(or: connection.orViewOrSuperview)
      links.append(VisualFormat.Link(connection: connection, view: view))
    }
    guard scanner.next == nil else { throw failure(.end) }
    return VisualFormat(
      source: scanner.text, axis: axis, leadingSuperview: leading, firstView: first, links: links,
      trailingSuperview: trailing)
  }

  /// `H` or `V`, and a colon. Without them a format is horizontal.
  private mutating func parseOrientation() throws(VisualFormatError) -> VisualFormat.Axis {
    let axis: VisualFormat.Axis
    if scanner.scan("H") {
      axis = .horizontal
    } else if scanner.scan("V") {
      axis = .vertical
    } else {
      return .horizontal
    }
    guard scanner.scan(":") else { throw failure(.colon) }
    return axis
  }

  /// Nothing, `-`, `-distance-` or `-(predicate, ...)-`
  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    if scanner.next == "~" { throw failure(.hyphenForTilde) }
    guard scanner.scan("-") else { return .flush }
    switch scanner.next {
    case "[", "|": return .standard
    case "-": throw failure(.parenthesesAroundNegative)
    default: break
    }
    let distances =
      scanner.next == "("
      ? try parsePredicates()
      : [try parsePredicate(orFail: .distance)]
    guard scanner.scan("-") else { throw failure(.hyphenAfterDistance) }
    return .distances(distances)
  }

  /// `[name]` or `[name(predicate, ...)]`
  private mutating func parseView(
    or expected: VisualFormatError.Expectation
  ) throws(VisualFormatError) -> VisualFormat.View {
    guard scanner.scan("[") else { throw failure(expected) }
    let start = scanner.index
    guard let name = scanner.scanName() else { throw failure(.viewName) }
    if scanner.next == "." { throw failure(.nameWithoutDots) }
    let predicates = scanner.next == "(" ? try parsePredicates() : []
    guard scanner.scan("]") else {
      throw failure(predicates.isEmpty ? .bracketAfterName : .bracketAfterPredicates)
    }
    return VisualFormat.View(name: name, start: start, predicates: predicates)
  }

  /// `(predicate, predicate, ...)`
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    var contents: Set<VisualFormat.Predicate.Content> = []
    _ = scanner.scan("(")
    repeat {
      let predicate = try parsePredicate(orFail: .predicate)
      guard contents.insert(predicate.content).inserted else {
        throw .repeatedPredicate(at: place(predicate.start))
      }
      predicates.append(predicate)
    } while scanner.scan(",")
    guard scanner.scan(")") else { throw failure(.parenthesisAfterPredicate) }
    return predicates
  }

  /// `relation? object (@ priority)?`
  private mutating func parsePredicate(
    orFail expected: VisualFormatError.Expectation
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = scanner.index
    let relation = try parseRelation()
    let object = try parseOperand(orFail: relation == nil ? expected : .object)
    let priority = scanner.scan("@") ? try parseOperand(orFail: .priority) : nil
    return VisualFormat.Predicate(
      relation: relation ?? .equal, object: object, priority: priority, start: start)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation? {
    if scanner.scan("==") { return .equal }
    if scanner.scan(">=") { return .greaterThanOrEqual }
    if scanner.scan("<=") { return .lessThanOrEqual }
    if let next = scanner.next, "=<>!≤≥".contains(next) { throw failure(.relation) }
    return nil
  }

  private mutating func parseOperand(
    orFail expected: VisualFormatError.Expectation
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    let start = scanner.index
    if let number = scanner.scanNumber() {
      guard number.isFinite else { throw .notFinite(number, at: place(start)) }
      return VisualFormat.Operand(value: .number(number), start: start)
    }
    guard let name = scanner.scanName() else { throw failure(expected) }
    if scanner.next == "." { throw failure(.nameWithoutDots) }
    return VisualFormat.Operand(value: .name(name), start: start)
  }

  private func failure(_ expected: VisualFormatError.Expectation) -> VisualFormatError {
    .syntax(expected: expected, at: place(scanner.index))
  }

  private func place(_ index: String.Index) -> VisualFormatError.Place {
    VisualFormatError.Place(format: scanner.text, index: index)
  }
}

extension VisualFormat.Connection {
  private var isFlush: Bool {
    if case .flush = self { true } else { false }
  }

  /// What is missing if no view follows `|` and this connection.
  fileprivate var orView: VisualFormatError.Expectation {
    isFlush ? .hyphenOrView : .view
  }

  /// What is missing if neither a view nor `|` follows a view and this connection.
  fileprivate var orViewOrSuperview: VisualFormatError.Expectation {
    isFlush ? .connection : .viewOrSuperview
  }
}
