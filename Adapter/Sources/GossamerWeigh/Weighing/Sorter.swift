// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Gives each line of a controller's members a kind, by the tables of `Rules`.
///
/// A line belongs to the innermost statement that a rule knows. What no rule knows belongs to the statement around it, or to
/// its method if that is mostly of one kind. See Weighing.md.
struct Sorter {
  /// The kinds of lines of one file; lines that aren't in it are of the kind `other`.
  private(set) var kinds: [Int: Kind] = [:]

  /// What is known of names: the kind of the statement that made a constant, or the kind `views` for a view.
  private var properties: [String: Kind] = [:]
  private var locals: [String: Kind] = [:]
  private var member = Member(form: .other, name: "", lines: 1...1)
  private var keepsCells = false

  /// - Parameter properties: all members of the class, those in other files too.
  init(properties: [Member]) {
    for property in properties where property.form == .property {
      if let kind = kind(ofProperty: property) { self.properties[property.name] = kind }
    }
  }

  mutating func sort(_ member: Member) {
    self.member = member
    locals = [:]
    switch member.form {
    case .property where member.body.isEmpty || properties[member.name] == .views:
      if let kind = properties[member.name] { paint(member.lines, kind) }
    case .property, .method, .initializer: sortMethod()
    case .other: break
    }
  }

  private func kind(ofProperty property: Member) -> Kind? {
    if let kind = Rules.words.first(where: { $0.signs.match(property.tokens) })?.kind,
      kind != .values
    {
      return kind
    }
    let isView = property.types.contains(where: Self.isViewClass) || Self.makesView(property.tokens)
    return isView ? .views : nil
  }

  // MARK: - Methods

  private mutating func sortMethod() {
    if let rule = Rules.members.first(where: { $0.matches(member) }) {
      paint(member.lines, rule.kind)
      keepsCells = true
      for node in member.body { _ = sort(node, within: rule.kind) }
      keepsCells = false
      return
    }
    let stays = Rules.lifeCycle.contains(member.name) || member.form == .initializer
    let kindsOfStatements = sort(member.body, within: nil, follows: !stays)
    let others = kindsOfStatements.filter { !Self.callsSuper($0.node) }
    guard let kind = mainKind(of: others) else { return }
    for line in member.lines where kinds[line] == nil { kinds[line] = kind }
  }

  /// The kind that a whole method goes with. A method of the life cycle goes only if there is nothing else in it.
  private func mainKind(of statements: [(node: Node, kind: Kind?)]) -> Kind? {
    guard !statements.isEmpty else { return nil }
    if Rules.lifeCycle.contains(member.name) || member.form == .initializer {
      guard let first = statements[0].kind, statements.allSatisfy({ $0.kind == first }),
        first != .values, member.form == .method
      else { return nil }
      return first
    }
    var counts: [Kind: Int] = [:]
    var total = 0
    for (node, _) in statements {
      for line in node.lines {
        total += 1
        if let kind = kinds[line] { counts[kind, default: 0] += 1 }
      }
    }
    return Kind.allCases.first { 2 * counts[$0, default: 0] >= max(total, 1) }
  }

  private static func callsSuper(_ node: Node) -> Bool {
    node.tokens.first == "super" || node.tokens.starts(with: ["[", "super"])
  }

  // MARK: - Statements

  /// Paints the statements of a block. What follows a request or a query there deals with what has come, if no rule says otherwise.
  private mutating func sort(
    _ nodes: [Node], within outer: Kind?, follows: Bool
  ) -> [(node: Node, kind: Kind?)] {
    var source: Kind?
    return nodes.map { node in
      let kind = sort(node, within: source ?? outer)
      if let source, kind == nil {
        for line in node.lines where kinds[line] == nil { kinds[line] = source }
      }
      if follows, kind == .networking || kind == .persistence { source = kind }
      return (node, kind ?? source)
    }
  }

  /// Paints the lines of a statement, and returns its kind: its own, or that of all statements inside of it.
  private mutating func sort(_ node: Node, within outer: Kind?) -> Kind? {
    var own = kind(of: node)
    if keepsCells, let known = own, [.views, .layout, .values, .rows, .delegate].contains(known) {
      own = nil
    }
    note(node, kind: own)
    if let known = own { paint(node.lines, known) }
    let inner = sort(node.children, within: own ?? outer, follows: true).map(\.kind)
    if own == nil, outer == nil, let first = inner.first ?? nil,
      inner.allSatisfy({ $0 == first })
    {
      for line in node.lines where kinds[line] == nil { kinds[line] = first }
      return first
    }
    return own
  }

  private func kind(of node: Node) -> Kind? {
    let tokens = node.tokens
    let path = Self.path(of: tokens)
    if let first = path.first(where: { $0 != "self" }), path.count > 1, let kind = locals[first] {
      guard kind == .views else { return kind }
      return Rules.places.contains(path.last ?? "") ? .layout : .views
    }
    if Self.declaredName(in: tokens) != nil, let equals = tokens.firstIndex(of: "=") {
      let value = Self.path(of: Array(tokens[(equals + 1)...]))
      if value.count > 1, let kind = locals[value[0]] { return kind }
    }
    if let kind = Rules.words.first(where: { $0.signs.match(tokens) })?.kind { return kind }
    if Rules.coders.match(tokens) {
      return Rules.persistence.match(member.allTokens) ? .persistence : .networking
    }
    if Self.makesView(tokens) { return .views }
    return kind(ofChangeOf: path, tokens)
  }

  /// The kind of a statement that changes a view, or something that a property is known to be for.
  private func kind(ofChangeOf path: [String], _ tokens: [String]) -> Kind? {
    guard path.count > 1, let last = path.last else { return nil }
    let owner = path[path.count - 2]
    let ownerName = owner.hasPrefix("_") ? String(owner.dropFirst()) : owner
    if let kind = properties[ownerName], kind != .views { return kind }
    guard properties[ownerName] == .views || Self.isViewName(ownerName) || path.contains("layer")
    else { return nil }
    if last == "delegate" {
      let isList = ["table", "collection", "picker"].contains {
        ownerName.lowercased().contains($0)
      }
      return isList ? .rows : .delegate
    }
    if Rules.places.contains(last) { return .layout }
    if Rules.shown.contains(last) { return isSetUp(tokens) ? .views : .values }
    return Rules.looks.contains(last) ? .views : nil
  }

  /// Whether a view gets a fixed value while the screen is made.
  private func isSetUp(_ tokens: [String]) -> Bool {
    guard ["init", "loadView", "viewDidLoad", "awakeFromNib"].contains(member.name) else {
      return false
    }
    let values = tokens.drop { $0 != "=" && $0 != "(" && $0 != ":" }
    let names = values.filter { $0.first?.isLetter == true && !Self.fixedWords.contains($0) }
    return names.isEmpty && values.contains { $0.hasPrefix("\"") || $0 == "true" || $0 == "false" }
  }

  /// Words that may stand beside a fixed value: `setTitle("OK", for: .normal)`.
  private static let fixedWords: Set<String> = [
    "true", "false", "YES", "NO", "for", "normal", "forState", "UIControlStateNormal",
  ]

  /// Remembers what a constant was made for.
  private mutating func note(_ node: Node, kind: Kind?) {
    guard let kind, kind != .values, let name = Self.declaredName(in: node.tokens) else { return }
    locals[name] = kind
  }

  private mutating func paint(_ lines: ClosedRange<Int>, _ kind: Kind) {
    for line in lines { kinds[line] = kind }
  }
}

// MARK: - Words

extension Sorter {
  /// The name that a statement declares: `let label = ...`, `UILabel *label = ...`.
  static func declaredName(in tokens: [String]) -> String? {
    if let keyword = tokens.firstIndex(where: { $0 == "let" || $0 == "var" }), keyword <= 2 {
      return tokens.dropFirst(keyword + 1).first
    }
    guard let equals = tokens.firstIndex(of: "="), equals >= 3, tokens[equals - 2] == "*" else {
      return nil
    }
    return tokens[equals - 1]
  }

  /// What a statement begins with: `self.label.text = ...`, `[self.label setText:...]`, without signs that unwrap or open
  /// brackets, as names.
  static func path(of tokens: [String]) -> [String] {
    var path: [String] = []
    var expectsName = true
    for token in tokens {
      switch token {
      case "!", "?": continue
      case "[" where path.isEmpty, "(" where path.isEmpty, "]" where path.isEmpty: continue
      case ")" where path.isEmpty: continue
      case ".": expectsName = true
      default:
        guard let first = token.first, first.isLetter || first == "_" else { return path }
        // After a name without a dot there is the message of `[label setText:...]`, and then nothing more.
        if !expectsName {
          if tokens.first == "[" { path.append(token) }
          return path
        }
        path.append(token)
        expectsName = false
      }
    }
    return path
  }

  /// Whether a class is a view's, by its name.
  static func isViewClass(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, !name.hasPrefix("UIBar"), !name.hasPrefix("NS") else {
      return false
    }
    return Rules.viewClassEndings.contains { name.hasSuffix($0) }
  }

  /// Whether a property or a constant is a view, by its name.
  static func isViewName(_ name: String) -> Bool {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return isViewClass(capitalized)
  }

  /// Whether an object of a view's class is made: `UILabel(`, `[[UILabel alloc]`, `[UIButton buttonWithType`.
  static func makesView(_ tokens: [String]) -> Bool {
    for (token, next) in zip(tokens, tokens.dropFirst())
    where isViewClass(token) && ["(", "alloc", "new", "buttonWithType"].contains(next) {
      return true
    }
    return false
  }
}
