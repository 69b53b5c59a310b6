// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSpelling
import GossamerSupport
internal import Logging

/// The asset catalogs (`.xcassets`) in a folder of resources, as Xcode edits them: they aren't
/// compiled.
///
/// The folders of a catalog are read once in a process, when something is asked for the first time.
/// After that a name is found in constant time, however many sets there are; what a set's
/// `Contents.json` says is read when the set is first used, and kept.
nonisolated package final class AssetCatalog: Sendable {
  /// The kinds of sets, by the extensions of their folders. Others, such as launch images, are
  /// ignored.
  package enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
    case icon = "appiconset"
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// The folders of the sets.
  private let sets: [Key: String]
  private let images = Locked<[String: ImageAsset?]>([:])
  private let colors = Locked<[String: UIColor?]>([:])

  static let logger = Logger(label: "gossamer.assets")
  /// By the folders of resources; nil for one without catalogs.
  private static let known = Locked<[String: AssetCatalog?]>([:])

  /// The catalogs in a folder of resources; nil if it has none.
  package static func catalog(in folder: String) -> AssetCatalog? {
    known.withLock { known in
      if let catalog = known[folder] { return catalog }
      let catalog = AssetCatalog(in: folder, report: { logger.warning("\($0)") })
      known[folder] = .some(catalog)
      return catalog
    }
  }

  /// The catalogs of a bundle, in the order in which they are searched.
  package static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    ResourceFolders.allFolders(of: bundle).compactMap(catalog(in:))
  }

  /// Reads the folders of all catalogs in a folder; nil if there is none.
  /// - Parameter report: called with a message for each name that two sets have.
  init?(in folder: String, report: (String) -> Void) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted()
    guard !catalogs.isEmpty else { return nil }
    var sets: [Key: String] = [:]
    for catalog in catalogs {
      Self.walk("\(folder)/\(catalog)", prefix: "", depth: 0) { kind, name, path in
        let key = Key(kind: kind, name: name)
        guard let first = sets[key] else {
          sets[key] = path
          return
        }
        report("\(path): the name '\(name)' is that of \(first) too, which is used. Rename one.")
      }
    }
    self.sets = sets
  }

  /// Calls `found` for each set in a folder and in the groups inside, in the order of their names.
  private static func walk(
    _ folder: String, prefix: String, depth: Int, found: (Kind, String, String) -> Void
  ) {
    // A link could lead back to a folder around it.
    guard depth < 32 else { return }
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(entry)"
      let pathExtension = (entry as NSString).pathExtension
      let name = (entry as NSString).deletingPathExtension
      if let kind = Kind(rawValue: pathExtension) {
        found(kind, prefix + name, path)
      } else if isGroup(path, pathExtension) {
        let inner = providesNamespace(path) ? "\(prefix)\(entry)/" : prefix
        walk(path, prefix: inner, depth: depth + 1, found: found)
      }
    }
  }

  /// Whether a folder holds sets: one without an extension, or with one that is part of its name.
  private static func isGroup(_ path: String, _ pathExtension: String) -> Bool {
    let isSet = ignoredExtensions.contains(pathExtension)
    var isFolder: ObjCBool = false
    return !isSet && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let ignoredExtensions: Set = [
    "launchimage", "brandassets", "imagestack", "imagestacklayer", "complicationset",
    "arresourcegroup",
    "cubetextureset", "textureset", "mipmapset", "stickerpack", "stickersequence", "sticker",
    "spriteatlas", "gcdashboardimage", "gcleaderboard", "iconset", "watchfaceset", "arimageset",
  ]

  private static func providesNamespace(_ group: String) -> Bool {
    let contents = try? AssetContents<NoEntry>(of: group)
    return contents?.properties?.providesNamespace == true
  }

  // MARK: - Finding

  /// The folder of a set; nil if there is none of that kind and name.
  func path(of kind: Kind, named name: String) -> String? { sets[Key(kind: kind, name: name)] }

  /// The names of all sets of a kind, sorted.
  package func names(of kind: Kind) -> [String] {
    sets.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }

  /// Whether there is a set of images, or a symbol set, with this name.
  package func hasImage(named name: String) -> Bool {
    path(of: .image, named: name) != nil || path(of: .symbol, named: name) != nil
  }

  /// The set of images, or the symbol set, with this name; nil if there is none, or if it is broken,
  /// which is logged once.
  package func image(named name: String) -> ImageAsset? {
    images.withLock { images in
      if let image = images[name] { return image }
      let kinds: [Kind] = [.image, .symbol]
      let asset = kinds.lazy.compactMap { kind in
        self.path(of: kind, named: name).map { (kind, $0) }
      }
      .first.flatMap { kind, path in
        reported { () throws(AssetError) in
          try ImageAsset(name: name, folder: path, isSymbol: kind == .symbol)
        }
      }
      images[name] = .some(asset)
      return asset
    }
  }

  /// The colour with this name; nil if there is none, or if it is broken, which is logged once.
  package func color(named name: String) -> UIColor? {
    colors.withLock { colors in
      if let color = colors[name] { return color }
      let color = path(of: .color, named: name).flatMap { path in
        reported { () throws(AssetError) in try ColorAsset(folder: path).color }
      }
      colors[name] = .some(color)
      return color
    }
  }

  private func reported<Value>(_ read: () throws(AssetError) -> Value) -> Value? {
    do throws(AssetError) {
      return try read()
    } catch {
      Self.logger.error("\(error)")
      return nil
    }
  }

  /// The name that is most like `name` among the sets of some kinds; nil if none is.
  static func suggestion(for name: String, _ kinds: [Kind], in bundle: Bundle?) -> String? {
    let names = catalogs(of: bundle).flatMap { catalog in kinds.flatMap(catalog.names(of:)) }
    return closestName(to: name, in: names)
  }
}

/// Why a set of a catalog can't be used. Its description names the file.
nonisolated package enum AssetError: Error, Hashable, CustomStringConvertible {
  /// The file can't be read, or isn't what an asset catalog has; the reason.
  case unreadable(path: String, reason: String)
  /// The set has no file to show.
  case empty(path: String)
  /// A file of the set is missing.
  case missingFile(path: String, name: String)
  /// A colour isn't one.
  case invalidColor(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): error: The asset can't be read: \(reason)"
    case .empty(let path):
      """
      \(path): error: The set has no file, so nothing is shown. Add an entry with a 'filename', or \
      delete the set.
      """
    case .missingFile(let path, let name):
      """
      \(path): error: The file '\(name.printable)' isn't in the set's folder. Put it there, or \
      delete its entry.
      """
    case .invalidColor(let path, let reason): "\(path): error: \(reason)"
    }
  }
}
