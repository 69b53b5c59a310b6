// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Edits a storyboard or a xib without writing it anew: connections, objects and their attributes.
///
/// Each change replaces only its own bytes, and writes what Xcode writes there: its order of attributes and elements, the
/// indentation and the line ends of the document. All other bytes stay, also those of elements that Gossamer doesn't know.
///
///     var editor = try DocumentEditor(contentsOfFile: path)
///     try editor.connect(.outlet("textField"), from: "sIn-re-001", to: "sIn-tf-001")
///     try editor.undo()
///
/// What the wires of the classes don't permit is refused with the reason, before anything is changed. An editor is a value:
/// a copy is changed independently. ``EditedFile`` saves it.
///
/// Cost: the document is read again after each change, 20 ms for a megabyte.
@preconcurrency @MainActor public struct DocumentEditor {
  /// The text of the document with the changes so far.
  private(set) var text: DocumentText

  /// Finds the classes that the document names.
  let classes: ClassLookup

  /// The changes that were made and not undone, the first one first.
  public private(set) var edits: [DocumentEdit] = []

  /// The changes that ``redo()`` makes again, the next one last.
  public private(set) var undoneEdits: [DocumentEdit] = []

  private var randomness: any RandomNumberGenerator

  /// Reads the document in a file.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - modules: the modules of the application, in which classes are searched that the document names without a module.
  ///   - randomness: the source of the ids of new objects and connections.
  /// - Throws: a ``Diagnostic`` if the file can't be read, or is no document of Interface Builder for iOS.
  public init(
    contentsOfFile path: String, modules: [String] = [],
    randomness: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(Diagnostic) {
    let data: Data
    do {
      data = try DocumentFile.contents(of: path)
    } catch {
      throw Diagnostic(error, file: path, line: nil)
    }
    try self.init(data: data, file: path, modules: modules, randomness: randomness)
  }

  /// Reads a document from the bytes of a file; see ``init(contentsOfFile:modules:randomness:)``.
  /// - Parameter file: the path of the file, as messages name it.
  public init(
    data: Data, file: String, modules: [String] = [],
    randomness: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(Diagnostic) {
    text = try DocumentText(data, file: file)
    classes = ClassLookup(modules: modules)
    self.randomness = randomness
  }

  /// The path of the file, as messages name it.
  public var file: String { document.file }

  /// The bytes of the document with the changes so far.
  public var data: Data { Data(text.bytes) }

  /// The document with the changes so far.
  package var document: Document { text.document }

  // MARK: - Undoing

  /// Takes back the last change that wasn't undone yet.
  /// - Returns: the change that was taken back; nil if there is none.
  /// - Throws: a ``DocumentEditError`` if that isn't possible, because the file was changed by another program since.
  @discardableResult
  public mutating func undo() throws(DocumentEditError) -> DocumentEdit? {
    guard let edit = edits.last else { return nil }
    try carryOut(edit.inverse)
    edits.removeLast()
    undoneEdits.append(edit)
    return edit
  }

  /// Makes the change again that was undone last. A new change forgets those that were undone.
  /// - Returns: the change; nil if there is none.
  /// - Throws: a ``DocumentEditError`` if that isn't possible, because the file was changed by another program since.
  @discardableResult
  public mutating func redo() throws(DocumentEditError) -> DocumentEdit? {
    guard let edit = undoneEdits.last else { return nil }
    try carryOut(edit)
    undoneEdits.removeLast()
    edits.append(edit)
    return edit
  }

  // MARK: - Making changes

  /// Makes changes that were checked, and records them as one.
  mutating func perform(
    _ title: String, notes: [String] = [], _ changes: [DocumentChange]
  ) throws(DocumentEditError) -> DocumentEdit {
    let before = DocumentEdit.Fingerprint(text.bytes)
    let done = try make(changes)
    let edit = DocumentEdit(
      title: title, notes: notes, changes: changes, undoing: done.undoing, splices: done.splices,
      before: before, after: DocumentEdit.Fingerprint(text.bytes))
    guard !edit.splices.isEmpty else { return edit }
    edits.append(edit)
    undoneEdits = []
    return edit
  }

  /// An editor of another version of the document.
  /// - Parameter edits: the changes that the version has already.
  func editing(_ text: DocumentText, after edits: [DocumentEdit]) -> DocumentEditor {
    var editor = self
    editor.text = text
    editor.edits = edits
    editor.undoneEdits = []
    return editor
  }

  /// Makes a change again, or takes it back: by its bytes if the document has those, or else by its meaning.
  private mutating func carryOut(_ edit: DocumentEdit) throws(DocumentEditError) {
    if DocumentEdit.Fingerprint(text.bytes) == edit.before {
      do throws(Diagnostic) {
        if try text.apply(edit.splices) { return }
      } catch {
        throw .unreadable(error)
      }
    }
    _ = try make(edit.changes)
  }

  /// Makes changes one after the other, or none if one isn't possible.
  private mutating func make(
    _ changes: [DocumentChange]
  ) throws(DocumentEditError) -> (splices: [Splice], undoing: [DocumentChange]) {
    var text = text
    var all: [Splice] = []
    var undoing: [DocumentChange] = []
    for change in changes {
      let splices = try change.splices(in: text)
      undoing = change.inverse(in: text) + undoing
      do throws(Diagnostic) {
        _ = splices.isEmpty ? true : try text.apply(splices)
      } catch {
        throw .unreadable(error)
      }
      all += splices
    }
    self.text = text
    return (all, undoing)
  }

  /// An id as Xcode makes them, such as `5H1-X6-RDs`, that nothing in the document has.
  mutating func newID() -> String {
    let used = Set(document.root.subtree.flatMap { [$0.id, $0.string("sceneID")] })
    while true {
      let letters = (0..<8).map { _ in
        Self.idLetters[Int.random(in: 0..<Self.idLetters.count, using: &randomness)]
      }
      let id = [letters[..<3], letters[3..<5], letters[5...]].map { String($0) }
        .joined(separator: "-")
      if !used.contains(id) { return id }
    }
  }

  private static let idLetters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}
