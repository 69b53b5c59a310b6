// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object of a project file: a dictionary whose `isa` names its kind, and whose other values are texts, lists and the
/// identifiers of other objects.
struct ProjectObject {
  let id: String
  private let values: [String: Any]
  private let file: ProjectFile

  init(id: String, values: [String: Any], file: ProjectFile) {
    self.id = id
    self.values = values
    self.file = file
  }

  /// The kind, such as `PBXGroup`.
  var kind: String { text("isa") ?? "" }

  /// A text; nil if there is none.
  func text(_ key: String) -> String? { values[key] as? String }

  /// A list of texts; a single text counts as a list of one.
  func texts(_ key: String) -> [String] {
    values[key] as? [String] ?? text(key).map { [$0] } ?? []
  }

  /// A dictionary; empty if there is none.
  func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }

  /// The object that the value refers to; nil if there is none.
  func object(_ key: String) -> ProjectObject? { text(key).flatMap { file[$0] } }

  /// The objects that the list refers to, without those that are missing.
  func objects(_ key: String) -> [ProjectObject] { texts(key).compactMap { file[$0] } }
}

/// A project file, `project.pbxproj`, as it is written: all of its objects by their identifiers.
final class ProjectFile {
  /// Where the file is.
  let path: String
  /// The object of the project itself.
  var root: ProjectObject {
    ProjectObject(id: rootID, values: objects[rootID] as? [String: Any] ?? [:], file: self)
  }
  private let rootID: String
  private let objects: [String: Any]

  /// Reads a file in the format of OpenStep, XML or binary property lists.
  /// - Throws: ``ProjectError`` if it can't be read, or isn't a project file.
  init(path: String) throws(ProjectError) {
    self.path = path
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw .notAProject(path: path, reason: reason ?? error.localizedDescription)
    }
    guard let dictionary = list as? [String: Any],
      let objects = dictionary["objects"] as? [String: Any]
    else { throw .notAProject(path: path, reason: "it has no list of objects") }
    guard let id = dictionary["rootObject"] as? String,
      (objects[id] as? [String: Any])?["isa"] as? String == "PBXProject"
    else { throw .notAProject(path: path, reason: "its root object isn't a project") }
    self.objects = objects
    rootID = id
  }

  /// The object of an identifier; nil if there is none.
  subscript(id: String) -> ProjectObject? {
    guard let values = objects[id] as? [String: Any] else { return nil }
    return ProjectObject(id: id, values: values, file: self)
  }

  /// All objects of a kind, by their identifiers.
  func objects(of kind: String) -> [ProjectObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { $0.kind == kind }
  }
}
