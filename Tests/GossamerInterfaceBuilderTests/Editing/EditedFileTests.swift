// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder
@testable import GossamerLive

/// Saving without losing anything, also what other programs write.
@Suite(.alone) @MainActor struct EditedFileTests {
  private typealias Form = EditedDocument
  private let folder = TemporaryFolder()

  private func file(_ text: String = Form.text) throws -> EditedFile {
    try EditedFile(
      path: try folder.write(text, named: "Form.storyboard"), randomness: SplitMix(seed: 1))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func refusal(_ file: inout EditedFile) -> String? {
    do throws(EditedFileError) {
      try file.save()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func saves_WithTheSamePermissions_AndNothingBesideIt() throws {
    var file = try file()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(!file.hasUnsavedChanges)
    try file.editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    #expect(file.hasUnsavedChanges)
    #expect(try file.save() == false)
    #expect(!file.hasUnsavedChanges)
    #expect(try text(file.path) == file.editor.string)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.files == ["Form.storyboard"])
    try file.editor.undo()
    try file.save()
    #expect(try text(file.path) == Form.text)
  }

  @Test func writesThroughALink() throws {
    let target = try folder.write(Form.text, named: "elsewhere/Form.storyboard")
    try folder.link("Link.storyboard", to: "elsewhere/Form.storyboard")
    var file = try EditedFile(path: "\(folder.path)/Link.storyboard")
    try file.editor.setUserLabel("Other", ofObject: Form.reverse)
    try file.save()
    #expect(try text(target) == file.editor.string)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        == "elsewhere/Form.storyboard")
  }

  // MARK: - Other programs

  @Test func makesTheChangesAgain_InWhatAnotherProgramHasWritten() throws {
    var file = try file()
    let other = Form.text.replacing("Reverse button", with: "Turn round")
      .replacing("<objects>", with: "<objects><!-- by hand -->")
    try file.editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try file.editor.addObject(ofClass: "UppercaseIntention", label: "Upper")
    _ = try folder.write(other, named: "Form.storyboard")
    #expect(try file.save())
    let written = try text(file.path)
    #expect(written == file.editor.string)
    #expect(written.contains("<!-- by hand -->") && written.contains("Turn round"))
    #expect(written.contains(#"property="textField""#) && written.contains("Upper"))
    #expect(
      file.editor.edits.map(\.title) == ["Connect textField with Text Field 'Name'", "Add Upper"])
    try file.editor.undo()
    try file.editor.undo()
    #expect(file.editor.string == other)
  }

  @Test func undoesWhatWasSaved_InWhatAnotherProgramHasWritten() throws {
    var file = try file()
    try file.editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try file.editor.setRuntimeAttribute("modelKeyPath", to: .string("name"), ofObject: Form.reverse)
    try file.editor.removeObject(id: Form.container)
    try file.save()
    let other = try text(file.path).replacing("Reverse button", with: "Turn round")
    _ = try folder.write(other, named: "Form.storyboard")
    for _ in 0..<3 { try file.editor.undo() }
    #expect(try file.save())
    #expect(try text(file.path) == Form.text.replacing("Reverse button", with: "Turn round"))
  }

  @Test func takesChanges_WithoutSaving() throws {
    var file = try file()
    #expect(try file.takeChanges() == false)
    try file.editor.setUserLabel("Mine", ofObject: Form.reverse)
    let other = Form.text.replacing("Reverse button", with: "Theirs")
    _ = try folder.write(other, named: "Form.storyboard")
    #expect(try file.takeChanges())
    #expect(file.hasUnsavedChanges)
    #expect(file.editor.string.contains("Mine") && file.editor.string.contains("Theirs"))
    #expect(try text(file.path) == other)
  }

  @Test func refuses_WhenBothHaveChangedTheSame() throws {
    var file = try file()
    try file.editor.setUserLabel("Mine", ofObject: Form.reverse)
    let other = Form.text.replacing(#"userLabel="Reverse""#, with: #"userLabel="Theirs""#)
    _ = try folder.write(other, named: "Form.storyboard")
    let own = file.editor.string
    #expect(
      refusal(&file) == """
        \(file.path): error: The file was changed by another program since it was read, and 'Set label of Reverse' \
        doesn't fit what is there now, so nothing was saved. Undo the change, or the other one:
        -23: <customObject id="sCr-re-001" userLabel="Reverse" customClass="ReverseIntention"/>
        +23: <customObject id="sCr-re-001" userLabel="Theirs" customClass="ReverseIntention"/>
        """)
    #expect(try text(file.path) == other)
    #expect(file.editor.string == own)
    try file.editor.undo()
    #expect(try file.save())
    #expect(file.editor.string == other)
  }

  @Test(arguments: [
    // The object that would be connected is gone.
    (#"<label opaque="NO" text="It's &quot;so&quot;" id="sCr-lb-001"/>"#, ""),
    // The outlet leads elsewhere.
    (
      #"userLabel="Reverse" customClass="ReverseIntention"/>"#,
      #"userLabel="Reverse" customClass="ReverseIntention"><connections><outlet property="textField" destination="sCr-lb-001" id="new-id-001"/></connections></customObject>"#
    ),
    // The object that is removed was connected meanwhile.
    (
      #"<label opaque="NO" text="It's &quot;so&quot;" id="sCr-lb-001"/>"#,
      #"<label opaque="NO" text="It's &quot;so&quot;" id="sCr-lb-001"><connections><outlet property="x" destination="sCr-mc-001" id="new-id-001"/></connections></label>"#
    ),
  ]) func refuses_WhatDoesNotFitAnyMore(old: String, new: String) throws {
    var file = try file()
    try file.editor.setClass("MulticastTextField", ofObject: Form.field)
    let id = file.editor.newID()
    let insertion = DocumentEditor.ConnectionKind.outlet("label")
      .insertion(id: id, from: Form.reverse, to: Form.label)
    _ = try file.editor.perform("Connect label", [.insert(insertion)])
    try file.editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try file.editor.removeObject(id: Form.container)
    let other = Form.text.replacing(old, with: new)
    _ = try folder.write(other, named: "Form.storyboard")
    #expect(refusal(&file)?.contains("doesn't fit what is there now") == true)
    #expect(try text(file.path) == other)
  }

  @Test func refuses_WhenTheFileIsGone_OrNoDocumentAnyMore() throws {
    var file = try file()
    try file.editor.setUserLabel("Mine", ofObject: Form.reverse)
    _ = try folder.write("<document", named: "Form.storyboard")
    #expect(refusal(&file)?.hasSuffix("Nothing was saved.") == true)
    #expect(try text(file.path) == "<document")
    try FileManager.default.removeItem(atPath: file.path)
    #expect(refusal(&file)?.contains("No such file or directory") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func keepsWhatIsWritten_InTheLastMoment() throws {
    let path = try folder.write("theirs", named: "a.txt")
    let replacement = FileReplacement(path: path, expected: Array("old".utf8))
    #expect(try replacement.write(Array("new".utf8)) == false)
    #expect(try text(path) == "theirs")
    #expect(folder.files == ["a.txt"])
    #expect(
      try FileReplacement(path: path, expected: Array("theirs".utf8)).write(Array("new".utf8)))
    #expect(try text(path) == "new")
    #expect(folder.files == ["a.txt"])
  }

  @Test func isSeen_ByAProgramThatWatchesTheFile() async throws {
    var file = try file()
    let path = file.path
    var seen: [String] = []
    let watch = FileWatch(URL(filePath: path)) {
      seen.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
    for label in ["One", "Two"] {
      try file.editor.setUserLabel(label, ofObject: Form.reverse)
      try file.save()
      let saved = file.editor.string
      try await eventually("the save of \(label) is reported") { seen.last == saved }
    }
    withExtendedLifetime(watch) {}
  }

  // MARK: - Disks

  @Test(.enabled(if: SmallDisk.isPossible, "mounts a small disk, which only root can"))
  func losesNothing_WhenTheDiskIsFull() throws {
    let disk = try SmallDisk()
    let path = disk.url.appending(path: "Form.storyboard").path
    try Data(Form.text.utf8).write(to: URL(filePath: path))
    var file = try EditedFile(path: path)
    try file.editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try disk.fill()
    #expect(
      refusal(&file) == """
        \(path): error: The file can't be saved: No space left on device. It is what it was before.
        """)
    #expect(try text(path) == Form.text)
    #expect(file.hasUnsavedChanges)
    try disk.clear()
    try file.save()
    #expect(try text(path) == file.editor.string)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["Form.storyboard"])
    try file.editor.undo()
    try disk.makeReadOnly()
    #expect(refusal(&file)?.contains("Read-only file system") == true)
  }
}
