// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the controllers among the classes of files, and weighs them.
struct Weigher: Sendable {
  private let paths: [String]
  private let contents: [FileContent]
  private let parts: [Part]
  private let classes: [String: [Part]]
  private let aliases: [String: String]
  private let folders: [[Substring]]

  /// The extensions of each class, by the file and the line of the class.
  private var extensionsOfClasses: [Place: [Part]] = [:]

  private struct Place: Hashable {
    let file: Int
    let line: Int

    init(_ part: Part) { (file, line) = (part.file, part.nameLine) }
  }

  /// - Parameters:
  ///   - paths: the paths of the files.
  ///   - contents: what was read in them, in the same order.
  init(paths: [String], contents: [FileContent]) {
    self.paths = paths
    self.contents = contents
    parts = contents.flatMap(\.parts)
    classes = Dictionary(grouping: parts.filter(\.isClass), by: \.name)
    aliases = Dictionary(contents.flatMap(\.aliases)) { first, _ in first }
    folders = paths.map { $0.split(separator: "/") }
    for part in parts where !part.isClass {
      guard let owner = declaration(of: part.name, near: part) else { continue }
      extensionsOfClasses[Place(owner), default: []].append(part)
    }
  }

  /// All controllers, the one that wins most first.
  func weigh() -> [Weight] {
    let controllers = parts.filter { $0.isClass && isController($0, seen: []) }
    let nested = Dictionary(grouping: controllers.filter { $0.name.contains(".") }, by: \.file)
    return Parallel.map(controllers) { weigh($0, around: nested[$0.file] ?? []) }.sorted {
      first, second in
      if first.gain != second.gain { return first.gain > second.gain }
      if first.lines != second.lines { return first.lines > second.lines }
      return (first.file, first.line, first.name) < (second.file, second.line, second.name)
    }
  }

  // MARK: - Which classes are controllers

  private func isController(_ part: Part, seen: Set<String>) -> Bool {
    let inherited = part.inherited + extensions(of: part).flatMap(\.inherited)
    if inherited.contains(where: { isController(named: $0, from: part, seen: seen) }) {
      return true
    }
    // A superclass that isn't among the files, or a class of Objective-C without its header.
    guard inherited.allSatisfy({ declaration(of: $0, near: part) == nil }) else { return false }
    let overrides = part.members.contains { member in
      member.form == .method && Rules.controllerMethods.contains(member.name)
    }
    return overrides || (!inherited.isEmpty && part.name.hasSuffix("ViewController"))
  }

  private func isController(named name: String, from part: Part, seen: Set<String>) -> Bool {
    guard !seen.contains(name) else { return false }
    if let superclass = declaration(of: name, near: part) {
      return isController(superclass, seen: seen.union([name]))
    }
    if Rules.controllerClasses.contains(name) { return true }
    let alias = contents[part.file].aliases[name] ?? aliases[name]
    if let alias, alias != name {
      return isController(named: alias, from: part, seen: seen.union([name]))
    }
    return name.hasSuffix("ViewController")
  }

  /// The class of a name: of several, as in a folder with several applications, the one in the nearest folder.
  private func declaration(of name: String, near part: Part) -> Part? {
    let candidates = classes[name] ?? []
    guard candidates.count > 1 else { return candidates.first }
    if let here = candidates.first(where: { $0.file == part.file }) { return here }
    let distances = candidates.map { distance(folders[$0.file], folders[part.file]) }
    return distances.min().flatMap { distances.firstIndex(of: $0) }.map { candidates[$0] }
  }

  /// How many folders lie between two files.
  private func distance(_ first: [Substring], _ second: [Substring]) -> Int {
    let shared = zip(first, second).prefix { $0 == $1 }.count
    return first.count + second.count - 2 * shared
  }

  /// The extensions of a class, in whatever files.
  private func extensions(of part: Part) -> [Part] {
    extensionsOfClasses[Place(part)] ?? []
  }

  // MARK: - Weighing one

  /// - Parameter others: the controllers of its file that are nested in a type.
  private func weigh(_ part: Part, around others: [Part]) -> Weight {
    let all = [part] + extensions(of: part)
    let members = all.flatMap(\.members)
    var places: [Kind: [(file: Int, line: Int)]] = [:]
    var total = 0
    for file in Set(all.filter(\.isCounted).map(\.file)).sorted(by: { paths[$0] < paths[$1] }) {
      var sorter = Sorter(properties: members)
      let here = all.filter { $0.file == file && $0.isCounted }
      for member in here.flatMap(\.members) { sorter.sort(member) }
      let nested = others.filter { $0.file == file && $0.name.hasPrefix(part.name + ".") }
      for line in lines(of: here, in: file)
      where !nested.contains(where: { $0.lines.contains(line) }) {
        total += 1
        places[sorter.kinds[line] ?? .other, default: []].append((file, line))
      }
    }
    let spending = Kind.allCases.compactMap { kind in places[kind].map { spend($0, on: kind) } }
    return Weight(
      name: part.name, file: paths[part.file], line: part.nameLine, lines: total,
      gain: spending.reduce(0) { $0 + $1.gain },
      spending: spending.enumerated().sorted { first, second in
        let (isFirstOther, isSecondOther) = (
          first.element.kind == .other, second.element.kind == .other
        )
        if isFirstOther != isSecondOther { return isSecondOther }
        return (second.element.lines, first.offset) < (first.element.lines, second.offset)
      }.map(\.element),
      protocols: protocols(of: all),
      sharedVariables: sharedVariables(of: members), globals: globals(of: members))
  }

  /// The lines of a controller in a file: the whole file, unless it has other types too.
  private func lines(of parts: [Part], in file: Int) -> [Int] {
    let content = contents[file]
    let names = Set(parts.map(\.name))
    let isAlone =
      content.otherTypes.isEmpty
      && content.parts.allSatisfy { part in
        names.contains { part.name == $0 || part.name.hasPrefix("\($0).") }
      }
    if isAlone { return Array(1...max(content.lineCount, 1)) }
    return Set(parts.flatMap { Array($0.lines) }).sorted()
  }

  private func spend(_ places: [(file: Int, line: Int)], on kind: Kind) -> Weight.Spending {
    var ranges: [Weight.Lines] = []
    for place in places {
      if let last = ranges.last, last.file == paths[place.file], last.last + 1 == place.line {
        ranges[ranges.count - 1] = Weight.Lines(
          file: last.file, first: last.first, last: place.line)
      } else {
        ranges.append(
          Weight.Lines(file: paths[place.file], first: place.line, last: place.line))
      }
    }
    return Weight.Spending(
      kind: kind, lines: places.count, gain: kind.technique?.gain(of: places.count) ?? 0,
      places: ranges)
  }

  private func protocols(of parts: [Part]) -> [String] {
    var names: [String] = []
    for name in parts.flatMap(\.inherited)
    where !names.contains(name) && declaration(of: name, near: parts[0]) == nil
      && !name.hasSuffix("Controller")
    {
      names.append(name)
    }
    return names
  }

  // MARK: - Shared state

  private func sharedVariables(of members: [Member]) -> [Weight.SharedVariable] {
    let words = members.map { Set($0.allTokens) }
    return members.compactMap { property in
      guard property.form == .property, property.isVariable, !property.isOutlet,
        !property.name.isEmpty,
        !property.types.contains(where: Sorter.isViewClass), !Sorter.makesView(property.tokens)
      else { return nil }
      let users = zip(members, words).count { member, words in
        member.form != .property || !member.body.isEmpty
          ? words.contains(property.name) || words.contains("_" + property.name) : false
      }
      return users > 1 ? Weight.SharedVariable(name: property.name, members: users) : nil
    }
  }

  /// Classes whose shared object is the system, not state of the application's.
  private static let systems: Set<String> = [
    "NotificationCenter", "NSNotificationCenter", "FileManager", "NSFileManager", "Bundle",
    "UIScreen", "UIDevice",
    "Locale", "Calendar", "UIApplication", "URLSession", "TimeZone", "NSURLSession", "Thread",
  ]

  private func globals(of members: [Member]) -> [String] {
    var names: Set<String> = []
    let shared: Set<String> = [
      "shared", "standard", "sharedInstance", "sharedManager", "standardUserDefaults",
    ]
    for member in members {
      let tokens = member.allTokens
      for (index, token) in tokens.enumerated() where shared.contains(token) && index > 0 {
        let owner = tokens[index - 1] == "." && index > 1 ? tokens[index - 2] : tokens[index - 1]
        guard owner.first?.isUppercase == true, !Self.systems.contains(owner) else { continue }
        names.insert("\(owner).\(token)")
      }
    }
    return names.sorted()
  }
}
