// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerInterfaceBuilder
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) final class EditSessionTests {
  /// Notes what a session says.
  private final class Listener: EditSessionDelegate {
    private(set) var changes = 0
    private(set) var failures: [String] = []

    func sessionDidChangeDocument(_ session: EditSession) { changes += 1 }
    func session(_ session: EditSession, didChangeSelection isNew: Bool) {}
    func session(_ session: EditSession, didFail message: String) { failures.append(message) }
  }

  private let directory = TemporaryDirectory(
    url: FileManager.default.temporaryDirectory.appending(path: "edit-\(UUID().uuidString)"))
  private let listener = Listener()
  private let file: URL
  private let session: EditSession

  init() throws {
    file = try directory.file(named: "Main.storyboard", containing: Storyboards.screen())
    session = try EditSession(path: file.path, modules: ["GossamerLiveTests"])
    session.delegate = listener
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: directory.url)
  }

  private var saved: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  private func type(_ name: String) throws -> DocumentEditor.ClassDescription {
    try #require(session.classes.first { $0.name == name })
  }

  private func object(_ kind: String) throws -> DocumentEditor.Object {
    try #require(session.objects.first { $0.kind == kind })
  }

  @Test func `An added object is saved, chosen, and gone after undo, with the same bytes`() throws {
    let before = try saved
    let id = try #require(session.add(type("DismissOnEnterIntention")))
    #expect(try saved.contains(id))
    #expect(session.selection == .object(id))
    #expect(session.selectedObject?.className == "DismissOnEnterIntention")
    session.undo()
    #expect(try saved == before)
    #expect(session.selectedObject == nil)
    #expect(session.canRedo && !session.canUndo)
    session.redo()
    #expect(try saved.contains(id))
    #expect(listener.changes == 3)
  }

  @Test func `An object dropped where there is one way only is connected, in one step`() throws {
    let before = try saved
    let field = try object("textField")
    let id = try #require(session.add(type("BecomeFirstResponderIntention"), on: field.id))
    let made = session.connections.filter { $0.source == id }
    #expect(made.map(\.destination) == [field.id])
    #expect(made.map(\.kind) == [.outlet("responder")])
    session.undo()
    #expect(try saved == before)
  }

  @Test func `An object dropped where there are several ways isn't connected`() throws {
    let id = try #require(
      session.add(type("MaximumCharacterOnEditIntention"), on: object("textField").id))
    #expect(!session.connections.contains { $0.source == id || $0.destination == id })
    #expect(session.possibleConnections(between: id, and: try object("textField").id).count > 1)
  }

  @Test func `A connection that exists already is chosen instead of being made again`() throws {
    let (field, id) = (
      try object("textField").id,
      try #require(session.add(type("DismissOnEnterIntention")))
    )
    func outlet() throws -> DocumentEditor.PossibleConnection {
      try #require(
        session.possibleConnections(between: id, and: field).first {
          $0.kind == .outlet("textField")
        })
    }
    session.connect(try outlet())
    let made = try #require(session.selectedConnection)
    #expect(made.kind == .outlet("textField"))
    let (count, document) = (listener.changes, try saved)
    session.selection = .none
    session.connect(try outlet())
    #expect(session.selectedConnection?.id == made.id)
    #expect(listener.changes == count)
    #expect(try saved == document)
  }

  @Test func `Delete removes what is chosen, but no view`() throws {
    let id = try #require(
      session.add(type("BecomeFirstResponderIntention"), on: object("textField").id))
    let connection = try #require(session.connections.first { $0.source == id })
    session.selection = .connection(connection.id)
    session.removeSelection()
    #expect(!session.connections.contains { $0.source == id })
    session.selection = .object(id)
    session.removeSelection()
    #expect(session.object(id) == nil)
    let document = try saved
    session.selection = .object(try object("button").id)
    session.removeSelection()
    #expect(try saved == document)
  }

  @Test func `A change that can't be saved isn't made, and is said`() throws {
    let before = session.objects
    try FileManager.default.removeItem(at: file)
    #expect(session.add(try type("DismissOnEnterIntention")) == nil)
    #expect(session.objects == before)
    #expect(listener.failures.count == 1)
    #expect(listener.failures[0].contains("Main.storyboard"))
    #expect(listener.changes == 0)
  }

  @Test func `What another program has written is taken over, and one's own save isn't news`()
    throws
  {
    #expect(!session.takeChangesOfFile())
    session.add(try type("DismissOnEnterIntention"))
    #expect(!session.takeChangesOfFile())
    try Data(try saved.replacing("Hello", with: "Good evening").utf8).write(to: file)
    #expect(session.takeChangesOfFile())
    session.add(try type("ReverseIntention"))
    #expect(try saved.contains("Good evening"))
    #expect(try saved.contains("DismissOnEnterIntention") && saved.contains("ReverseIntention"))
  }

  @Test func `Undo begins anew after another program has saved`() throws {
    session.add(try type("DismissOnEnterIntention"))
    session.undo()
    session.add(try type("DismissOnEnterIntention"))
    try Data(try saved.replacing("Hello", with: "Good evening").utf8).write(to: file)
    session.undo()
    #expect(try saved.contains("Good evening") && saved.contains("DismissOnEnterIntention"))
    #expect(!session.canUndo && !session.canRedo)
    session.add(try type("ReverseIntention"))
    session.undo()
    #expect(try saved.contains("DismissOnEnterIntention") && !saved.contains("ReverseIntention"))
  }

  @Test func `A drop doesn't take an outlet away from another object`() throws {
    let (first, second) = (
      try #require(session.add(type("ModelContainer"))),
      try #require(session.add(type("BindIntention")))
    )
    session.connect(
      try #require(
        session.possibleConnections(between: second, and: first).first {
          $0.kind == .outlet("sourceObject")
        }))
    session.add(try type("ModelContainer"), on: second)
    #expect(session.connections.map(\.destination) == [first])
  }

  @Test func `A dragged class shows with which objects it can be connected`() throws {
    let ends = session.ends(of: .newObject(try type("ReverseIntention")))
    #expect(ends.contains(try object("button").id))
    #expect(ends.contains(try object("textField").id))
    #expect(!ends.contains(try object("label").id))
  }
}
