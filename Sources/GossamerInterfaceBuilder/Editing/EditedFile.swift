// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file whose document is edited. It is saved as a whole or not at all, and never over what another program has written.
///
///     var file = try EditedFile(path: "Main.storyboard")
///     try file.editor.connect(.outlet("textField"), from: "sIn-re-001", to: "sIn-tf-001")
///     try file.save()
///
/// If the file has changed since it was read, the changes that weren't saved yet are made again in what is there now. If one
/// of them doesn't apply there, because both have changed the same, saving is refused with both.
@preconcurrency @MainActor public struct EditedFile {
  /// The path of the file, as it was given.
  public let path: String

  /// The editor of the document. What is changed in it is in the file after ``save()``.
  public var editor: DocumentEditor

  /// What the file contained when it was last read or saved, and the changes that this contains.
  private var base: DocumentText
  private var savedEdits: [DocumentEdit] = []

  /// Reads a file.
  /// - Parameters:
  ///   - path: the path of the file; a symbolic link is followed when it is read and saved.
  ///   - modules: the modules of the application, in which classes are searched that the document names without a module.
  ///   - randomness: the source of the ids of new objects and connections.
  /// - Throws: a ``Diagnostic`` if the file can't be read, or is no document of Interface Builder for iOS.
  public init(
    path: String, modules: [String] = [],
    randomness: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws(Diagnostic) {
    self.path = path
    editor = try DocumentEditor(contentsOfFile: path, modules: modules, randomness: randomness)
    base = editor.text
  }

  /// Whether the editor's document differs from what the file had when it was last read or saved.
  public var hasUnsavedChanges: Bool { editor.text.bytes != base.bytes }

  /// Writes the document into the file.
  ///
  /// The new file is written beside the old one, in the same folder, and then takes its place, so that a crash or a full disk
  /// leaves the old one. It keeps the permissions; a symbolic link stays one. Hard links to the old file keep the old content.
  /// - Returns: whether the file had been changed by another program. Its changes are in the document now, together with the
  ///   editor's.
  /// - Throws: an ``EditedFileError``. The file is what it was then, and so is the editor.
  @discardableResult
  public mutating func save() throws(EditedFileError) -> Bool {
    var isChanged = false
    // Each round ends in another program's way only if that has written the file in these milliseconds.
    for _ in 0..<10 {
      isChanged = try takeChanges() || isChanged
      guard hasUnsavedChanges else { return isChanged }
      let saving = FileReplacement(path: path, expected: base.bytes)
      guard try saving.write(editor.text.bytes) else { continue }
      base = editor.text
      savedEdits = editor.edits
      return isChanged
    }
    throw .unwritable(path: path, reason: "another program writes it all the time")
  }

  /// Reads the file again if another program has changed it, and makes the changes that weren't saved yet in what is there now.
  ///
  /// The editor keeps its list of changes, so that they can still be undone.
  /// - Returns: whether the file had been changed.
  /// - Throws: an ``EditedFileError``. The editor is what it was then.
  @discardableResult
  public mutating func takeChanges() throws(EditedFileError) -> Bool {
    let data: Data
    let new: DocumentText
    do throws(DocumentFault) {
      data = try DocumentFile.contents(of: path)
    } catch {
      throw .unreadable(Diagnostic(error, file: path, line: nil))
    }
    guard !data.elementsEqual(base.bytes) else { return false }
    do throws(Diagnostic) {
      new = try DocumentText(data, file: path)
    } catch {
      throw .unreadable(error)
    }
    let journal = journal
    var rebase = Rebase(from: base, onto: new)
    var rebased = editor.editing(new, after: journal.kept)
    for edit in journal.edits {
      let isMade =
        rebase.canMake(edit)
        && (try? rebased.perform(edit.title, notes: edit.notes, edit.changes)) != nil
      guard isMade else {
        throw .changedElsewhere(
          path: path, change: edit.title, elsewhere: LineDifference.lines(from: base, to: new))
      }
    }
    editor = rebased
    base = new
    savedEdits = journal.kept
    return true
  }

  /// The changes that were saved and weren't undone since, and those that lead from the saved document to the editor's.
  private var journal: (kept: [DocumentEdit], edits: [DocumentEdit]) {
    let count = zip(savedEdits, editor.edits).prefix { $0 == $1 }.count
    let undone = savedEdits[count...].reversed().map(\.inverse)
    return (Array(savedEdits[..<count]), undone + editor.edits[count...])
  }
}

/// Why an ``EditedFile`` can't be saved.
nonisolated public enum EditedFileError: Error, Hashable, Sendable {
  /// Another program has changed the file, and a change of the editor doesn't apply to what is there now.
  /// - Parameters:
  ///   - change: the title of the change.
  ///   - elsewhere: the lines that the other program has removed, after `-`, and added, after `+`, with their numbers.
  case changedElsewhere(path: String, change: String, elsewhere: [String])
  /// The file is gone, or is no document any more.
  case unreadable(Diagnostic)
  /// The system can't write the file; its reason.
  case unwritable(path: String, reason: String)
}

nonisolated extension EditedFileError: CustomStringConvertible {
  /// The place, the fact and the next step.
  public var description: String {
    switch self {
    case .changedElsewhere(let path, let change, let elsewhere):
      """
      \(path): error: The file was changed by another program since it was read, and '\(change)' doesn't fit what is there \
      now, so nothing was saved. Undo the change, or the other one:
      \(elsewhere.joined(separator: "\n"))
      """
    case .unreadable(let diagnostic):
      "\(diagnostic) Nothing was saved."
    case .unwritable(let path, let reason):
      "\(path): error: The file can't be saved: \(reason). It is what it was before."
    }
  }
}
