// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is to be written into a package, all of which is known before the first file is.
struct FileChanges {
  private struct Item {
    /// What the file will have; nil if it is copied as it is.
    var text: String?
    /// Where it was in the project; nil if it is new.
    var source: String?
  }

  private let root: String
  private let project: String
  private let isInPlace: Bool
  /// The files by their places in the package.
  private var items: [String: Item] = [:]
  private var ignoring: String?
  private let files = FileManager.default

  init(root: String, project: String, isInPlace: Bool) {
    self.root = root
    self.project = project
    self.isInPlace = isInPlace
  }

  // MARK: Planning

  /// Plans a file that the project has.
  /// - Parameters:
  ///   - text: what it will have; nil if it stays as it is.
  ///   - source: where it is; nil if it is made of settings.
  mutating func put(_ text: String?, from source: String?, at place: String) throws(AdoptionError) {
    if let other = items[place] {
      if other.source == source, other.text == text { return }
      throw .samePlace(place: place, one: other.source ?? place, other: source ?? place)
    }
    if source != path(of: place) { try checkIsFree(place) }
    items[place] = Item(text: text, source: source)
  }

  /// Plans a file that is new.
  mutating func make(_ text: String, at place: String) throws(AdoptionError) {
    try put(text, from: nil, at: place)
  }

  /// Plans that git ignores a name, if it doesn't yet.
  mutating func ignore(_ name: String) throws {
    let path = path(of: ".gitignore")
    let text = files.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    guard let text else { return try make("\(name)\n", at: ".gitignore") }
    let bare = name.trimmingCharacters(in: ["/"])
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: ["/", " ", "\r"]) }
    guard !lines.contains(bare) else { return }
    let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    try put("\(text)\(separator)\(name)\n", from: path, at: ".gitignore")
  }

  /// What is in the folder of a target and doesn't belong to it, relative to that folder: whole folders where it can be.
  func leftOver(in target: AdoptedTarget) -> [String] {
    guard isInPlace else { return [] }
    let kept = Set(items.keys.map(path))
    let gone = Set(removed)
    func search(_ folder: String) -> [String] {
      let names = ((try? files.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
      return names.flatMap { name -> [String] in
        let place = "\(folder)/\(name)"
        let path = path(of: place)
        if name.hasPrefix(".") || place == target.place(ofResource: "").dropLast()
          || kept.contains(path) || gone.contains(path)
        {
          return []
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
          return [place]
        }
        let isOwn = kept.contains { $0.hasPrefix(path + "/") }
        let rest = search(place)
        return isOwn || rest.isEmpty ? rest : [place]
      }
    }
    return search(target.folder).map { String($0.dropFirst(target.folder.count + 1)) }
  }

  // MARK: What was planned

  /// The sources with another text, sorted.
  var changed: [String] {
    items.filter { $0.value.source != nil && $0.value.text != nil && $0.key.hasSuffix(".swift") }
      .keys.sorted()
  }

  /// The files that are new, sorted.
  var made: [String] { items.filter { $0.value.source == nil }.keys.sorted() }

  /// How many files get another place.
  var moved: Int { items.filter { isMoved($0.key, $0.value) }.count }

  /// The paths of the project's files that are changed or removed, sorted.
  var touched: [String] {
    guard isInPlace else { return [] }
    let changed = items.values.compactMap { $0.text == nil ? nil : $0.source }
    return Set(changed.filter { $0.hasPrefix(project + "/") } + removed).sorted()
  }

  /// The paths of the project's files that have another place then.
  private var removed: [String] {
    guard isInPlace else { return [] }
    return items.compactMap { place, item in isMoved(place, item) ? item.source : nil }
      .filter { $0.hasPrefix(project + "/") }
  }

  private func isMoved(_ place: String, _ item: Item) -> Bool {
    item.source.map { $0 != path(of: place) } ?? false
  }

  // MARK: Writing

  /// Writes everything, and removes what has got another place.
  func perform() throws(ProjectError) {
    for (place, item) in items.sorted(by: { $0.key < $1.key }) {
      let path = path(of: place)
      do {
        try files.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if let text = item.text {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } else if let source = item.source, source != path {
          let real = URL(fileURLWithPath: source).resolvingSymlinksInPath()
          try files.copyItem(at: real, to: URL(fileURLWithPath: path))
        }
      } catch { throw .unwritable(path: path, reason: error.localizedDescription) }
    }
    for path in removed.sorted(by: >) {
      try? files.removeItem(atPath: path)
      removeEmptyFolder((path as NSString).deletingLastPathComponent)
    }
  }

  private func removeEmptyFolder(_ folder: String) {
    guard folder.hasPrefix(project + "/"),
      (try? files.contentsOfDirectory(atPath: folder))?.isEmpty ?? false
    else { return }
    try? files.removeItem(atPath: folder)
    removeEmptyFolder((folder as NSString).deletingLastPathComponent)
  }

  private func path(of place: String) -> String { "\(root)/\(place)" }

  private func checkIsFree(_ place: String) throws(AdoptionError) {
    let path = path(of: place)
    guard !files.fileExists(atPath: path) else { throw .occupied(path: path) }
  }
}
