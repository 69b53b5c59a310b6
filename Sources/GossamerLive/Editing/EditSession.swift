// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// What a person has chosen while they edit a document.
enum EditSelection: Equatable {
  /// Nothing.
  case none
  /// An object, by its id.
  case object(String)
  /// A connection, by its id.
  case connection(String)
}

/// The editing of one document: what is chosen, and each change, which is saved at once.
///
/// It knows no view. A change that can't be saved isn't made, and what another program writes meanwhile stays.
final class EditSession {
  /// Shows what has changed.
  weak var delegate: (any EditSessionDelegate)?

  /// The index of the scene that is shown, to which objects are added.
  var scene = 0

  /// Whether input goes to the wires, and not to the screen.
  var isEditing = true {
    didSet { delegate?.session(self, didChangeSelection: false) }
  }

  /// What is chosen. Choosing the same again shows its page again.
  var selection = EditSelection.none {
    didSet { delegate?.session(self, didChangeSelection: true) }
  }

  private var file: EditedFile {
    didSet { readDocument() }
  }
  /// How many changes of the document each step of a person made, and those that were taken back, the last one last.
  private var steps: [Int] = []
  private var undoneSteps: [Int] = []

  /// The objects of the scene, in the order of the document.
  private(set) var objects: [DocumentEditor.Object] = []
  /// The connections of the scene, in the order of the document.
  private(set) var connections: [DocumentEditor.Connection] = []
  private var objectsByID: [String: DocumentEditor.Object] = [:]
  private var scenesByID: [String: Int] = [:]

  /// The classes of which objects can be added.
  private(set) lazy var classes = editor.objectClasses

  /// Reads a document.
  /// - Parameter modules: the modules of the application, in which classes are searched.
  /// - Throws: a `Diagnostic` if it can't be read.
  init(path: String, modules: [String]) throws(Diagnostic) {
    file = try EditedFile(path: path, modules: modules)
    readDocument()
  }

  private func readDocument() {
    let all = editor.objects
    scenesByID = Dictionary(all.map { ($0.id, $0.scene) }) { first, _ in first }
    objects = all.filter { $0.scene == scene }
    connections = editor.connections.filter { $0.scene == scene }
    objectsByID = Dictionary(objects.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The document as it is now.
  var editor: DocumentEditor { file.editor }

  /// The name of the file.
  var fileName: String { URL(filePath: file.path).lastPathComponent }

  /// An object of the scene; nil if it doesn't exist.
  func object(_ id: String) -> DocumentEditor.Object? { objectsByID[id] }

  /// The index of the scene with an object, whichever is shown; nil if the object doesn't exist.
  func scene(ofObject id: String) -> Int? { scenesByID[id] }

  /// The chosen object; nil if none is chosen, or if it is gone.
  var selectedObject: DocumentEditor.Object? {
    if case .object(let id) = selection { object(id) } else { nil }
  }

  /// The chosen connection; nil if none is chosen, or if it is gone.
  var selectedConnection: DocumentEditor.Connection? {
    guard case .connection(let id) = selection else { return nil }
    return connections.first { $0.id == id }
  }

  /// Shows another scene of the document.
  func show(scene: Int) {
    guard scene != self.scene else { return }
    self.scene = scene
    readDocument()
    selection = .none
  }
}

// MARK: - Changing the document

extension EditSession {
  /// Makes a change and saves it, as one step to undo. If one of both isn't possible the document stays as it is, and the
  /// delegate is told why.
  /// - Returns: whether the change was made.
  @discardableResult
  func change(_ change: (inout DocumentEditor) throws -> Void) -> Bool {
    followFile()
    let count = editor.edits.count
    guard save(change) else { return false }
    let length = editor.edits.count - count
    if length > 0 {
      steps.append(length)
      undoneSteps = []
    }
    delegate?.sessionDidChangeDocument(self)
    return true
  }

  private func save(_ change: (inout DocumentEditor) throws -> Void) -> Bool {
    var changed = file
    do {
      try change(&changed.editor)
      try changed.save()
    } catch {
      delegate?.session(self, didFail: "\(error)")
      return false
    }
    file = changed
    return true
  }

  /// Has a person told why a change isn't made.
  func refuse(_ reason: String) { delegate?.session(self, didFail: reason) }

  /// Takes what another program has written into the file. Undo begins anew then: what was made before might not fit.
  /// - Returns: whether it has written something, or the file can't be read any more.
  func takeChangesOfFile() -> Bool {
    var changed = file
    do throws(EditedFileError) {
      guard try changed.takeChanges() else { return false }
    } catch {
      return true
    }
    file = changed
    (steps, undoneSteps) = ([], [])
    delegate?.session(self, didChangeSelection: false)
    return true
  }

  /// Shows what another program has written, before a change is made in it. A file that can't be read is told of when the
  /// change is saved.
  private func followFile() {
    let before = editor.data
    guard takeChangesOfFile(), editor.data != before else { return }
    delegate?.sessionDidChangeDocument(self)
  }

  /// Whether there is a step to undo.
  var canUndo: Bool { !steps.isEmpty }

  /// Whether there is a step to redo.
  var canRedo: Bool { !undoneSteps.isEmpty }

  /// Takes back the last step.
  func undo() {
    followFile()
    guard let length = steps.last, save({ for _ in 0..<length { try $0.undo() } }) else { return }
    undoneSteps.append(steps.removeLast())
    delegate?.sessionDidChangeDocument(self)
  }

  /// Makes the step again that was taken back last.
  func redo() {
    followFile()
    guard let length = undoneSteps.last, save({ for _ in 0..<length { try $0.redo() } })
    else { return }
    steps.append(undoneSteps.removeLast())
    delegate?.sessionDidChangeDocument(self)
  }

  /// Makes a connection, and chooses it.
  func connect(_ possible: DocumentEditor.PossibleConnection) {
    if let existing = possible.existing {
      selection = .connection(existing)
      return
    }
    guard change({ try $0.connect(possible) }) else { return }
    let made = connections.first {
      $0.source == possible.source && $0.destination == possible.destination
        && $0.kind == possible.kind
    }
    if let made { selection = .connection(made.id) }
  }

  /// Adds an object of a class to the scene, and chooses it.
  /// - Parameter other: the object on which it was dropped, with which it is connected if there is one way only; nil for none.
  /// - Returns: the id of the object; nil if it can't be added.
  @discardableResult
  func add(_ type: DocumentEditor.ClassDescription, on other: String? = nil) -> String? {
    var id: String?
    let isMade = change { editor in
      let added = try editor.addObject(ofClass: type.name, module: type.module, toScene: scene).id
      id = added
      guard let other else { return }
      let usual = editor.possibleConnections(from: other, to: added).filter(\.isUsual)
      if usual.count == 1, usual[0].replaced == nil { try editor.connect(usual[0]) }
    }
    guard isMade, let id else { return nil }
    selection = .object(id)
    return id
  }

  /// Deletes what is chosen, if it can be.
  func removeSelection() {
    if let connection = selectedConnection {
      remove(connection)
    } else if let object = selectedObject, isRemovable(object) {
      remove(object)
    }
  }

  /// Deletes a connection.
  func remove(_ connection: DocumentEditor.Connection) {
    if change({ try $0.disconnect(id: connection.id) }) { selection = .object(connection.source) }
  }

  /// Deletes an object with its connections.
  func remove(_ object: DocumentEditor.Object) {
    if change({ try $0.removeObject(id: object.id) }) { selection = .none }
  }

  /// Whether an object can be deleted: one that stands in the dock, beside the controller.
  func isRemovable(_ object: DocumentEditor.Object) -> Bool { object.kind == "customObject" }

  /// The ids of the objects with which one can be connected, also one that isn't added yet.
  func ends(of source: EditDragSource) -> Set<String> {
    switch source {
    case .object(let id):
      return Set(editor.possibleDestinations(from: id))
    case .newObject(let type):
      var copy = editor
      let added = try? copy.addObject(ofClass: type.name, module: type.module, toScene: scene)
      return added.map { Set(copy.possibleDestinations(from: $0.id)) } ?? []
    }
  }

  /// The connections that are possible between two objects, in both directions.
  func possibleConnections(
    between id: String, and other: String
  ) -> [DocumentEditor.PossibleConnection] {
    editor.possibleConnections(from: id, to: other)
  }
}

/// Shows what an ``EditSession`` changes.
protocol EditSessionDelegate: AnyObject {
  /// Called when the document has changed and was saved.
  func sessionDidChangeDocument(_ session: EditSession)

  /// Called when the selection or the mode has changed.
  /// - Parameter isNew: whether something else was chosen.
  func session(_ session: EditSession, didChangeSelection isNew: Bool)

  /// Called when a change wasn't made.
  /// - Parameter message: what was refused, why, and what to do.
  func session(_ session: EditSession, didFail message: String)
}
