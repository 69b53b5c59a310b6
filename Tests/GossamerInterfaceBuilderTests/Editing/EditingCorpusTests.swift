// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

private nonisolated let corpus = ProcessInfo.processInfo.environment["GOSSAMER_CORPUS"]

private nonisolated let reason: Comment =
  "The published documents belong to others: GOSSAMER_CORPUS names the folder that has them."

/// Changes in documents that were published, as Xcode has written them.
@Suite(.alone, .enabled(if: corpus != nil && !Memory.isSanitized, reason)) @MainActor
struct EditingCorpusTests {
  /// The documents that can be read, in the order of their paths.
  private func documents() throws -> [String] {
    let folder = try #require(corpus)
    let paths = try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return paths.sorted().map { "\(folder)/\($0)" }
  }

  private func editor(_ path: String, seed: Int) -> DocumentEditor? {
    try? DocumentEditor(contentsOfFile: path, randomness: SplitMix(seed: seed))
  }

  /// The connections of a document as the loader reads them.
  private func connections(_ editor: DocumentEditor) -> [String] {
    editor.document.root.subtree.filter { $0.parent?.name == "connections" }
      .map { "\($0.parent?.parent?.id ?? "") \($0.name) \($0.attributes.sorted { $0 < $1 })" }
  }

  @Test(.timeLimit(.minutes(5))) func changesGiveBackTheSameBytes_WhenTheyAreTakenBack() throws {
    var count = 0
    for (index, path) in try documents().enumerated() {
      guard var editor = editor(path, seed: index) else { continue }
      count += 1
      let data = editor.data
      let before = connections(editor)
      var random = SplitMix(seed: index)
      let objects = editor.objects
      guard let source = objects.randomElement(using: &random),
        let destination = objects.filter({ $0.scene == source.scene }).randomElement(using: &random)
      else { continue }
      let kind: DocumentEditor.ConnectionKind =
        [.outlet("gossamer"), .outletCollection("gossamers"), .action("gossamer:", event: nil)]
        .randomElement(using: &random) ?? .outlet("gossamer")

      // The classes of these documents aren't known here, so that their wires aren't asked.
      let id = editor.newID()
      let change = DocumentChange.insert(
        kind.insertion(id: id, from: source.id, to: destination.id))
      _ = try editor.perform("Connect", [change])
      let after = connections(editor)
      let new = after.difference(from: before)
      #expect(new.count == 1 && new.insertions.count == 1, "\(path): \(new)")
      let connection = try #require(editor.connection(id: id), "\(path)")
      #expect(
        connection.kind == kind && connection.source == source.id
          && connection.destination == destination.id, "\(path)")
      try editor.disconnect(id: id)
      #expect(editor.data == data, "\(path): connecting \(kind) from \(source.id)")

      let (_, object) = try editor.addObject(
        ofClass: "ReverseIntention", label: "Reverse", toScene: source.scene)
      #expect(editor.objects.count == objects.count + 1, "\(path)")
      try editor.removeObject(id: object)
      #expect(editor.data == data, "\(path): adding an object to scene \(source.scene)")

      try editor.setUserLabel("Gossamer", ofObject: source.id)
      try editor.undo()
      #expect(editor.data == data, "\(path): undoing")
    }
    #expect(count > 1000)
  }

  @Test func removedConnectionsAndObjects_ComeBack() throws {
    for (index, path) in try documents().enumerated() {
      guard var editor = editor(path, seed: index) else { continue }
      let data = editor.data
      var random = SplitMix(seed: index)
      if let connection = editor.connections.randomElement(using: &random) {
        let before = connections(editor)
        try editor.disconnect(id: connection.id)
        #expect(connections(editor).count == before.count - 1, "\(path)")
        try editor.undo()
        #expect(editor.data == data, "\(path): undoing the removal of \(connection)")
      }
      let removable = editor.objects.filter { object in
        object.isTopLevel && object.kind != "placeholder" && object.kind != "exit"
          && editor.document.element(id: object.id)?.string("sceneMemberID") == nil
      }
      guard let object = removable.randomElement(using: &random) else { continue }
      try editor.removeObject(id: object.id)
      #expect(editor.object(id: object.id) == nil, "\(path)")
      #expect(!editor.connections.contains { $0.destination == object.id }, "\(path)")
      try editor.undo()
      #expect(editor.data == data, "\(path): undoing the removal of \(object.id)")
    }
  }

  /// A connection of a document that is removed and made again is written where Xcode had it, in the same bytes. Only the
  /// members of a collection have an order of their own, and the collections of Objective-C have no class.
  @Test func writesWhatXcodeWrites() throws {
    var count = 0
    for (index, path) in try documents().enumerated() {
      guard var editor = editor(path, seed: index) else { continue }
      let data = editor.data
      var random = SplitMix(seed: index)
      let made = editor.connections.filter { connection in
        switch connection.kind {
        case .action, .outlet: true
        case .outletCollection, .segue: false
        }
      }
      guard let connection = made.randomElement(using: &random) else { continue }
      try editor.disconnect(id: connection.id)
      let insertion = connection.kind.insertion(
        id: connection.id, from: connection.source, to: connection.destination)
      _ = try editor.perform("Connect", [.insert(insertion)])
      #expect(editor.data == data, "\(path): \(connection)")
      count += 1
    }
    #expect(count > 1000)
  }
}
