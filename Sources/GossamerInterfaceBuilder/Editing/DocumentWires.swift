// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The connections of a document as `gossamer wires` prints them: in words or as JSON, sorted, so that two versions of a document
/// can be compared.
package struct DocumentWires {
  private let file: String
  private let scenes: [String]
  private let connections: [(sentence: String, connection: DocumentEditor.Connection)]

  /// Takes the connections of a document.
  package init(_ editor: DocumentEditor) {
    file = editor.file
    let scenes = editor.sceneTitles
    self.scenes = scenes
    connections = editor.connections.map { connection in
      let prefix = scenes.count > 1 ? "\(scenes[connection.scene]): " : ""
      return (prefix + connection.sentence, connection)
    }.sorted { one, other in
      one.sentence == other.sentence
        ? one.connection.id < other.connection.id : one.sentence < other.sentence
    }
  }

  /// One sentence a line for each connection, after the scene if there are several.
  /// - Parameter prefix: stands before each line.
  package func lines(prefix: String) -> String {
    connections.map { "\(prefix)\($0.sentence)\n" }.joined()
  }

  /// An object of JSON in one line: the path of the document and its connections.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let list = List(
      document: file,
      connections: connections.map { sentence, connection in
        Wire(connection, scene: scenes[connection.scene])
      })
    return try encoder.encode(list) + Data("\n".utf8)
  }

  private struct List: Encodable {
    let document: String
    let connections: [Wire]
  }

  private struct Wire: Encodable {
    let id: String
    let kind: String
    let name: String
    let event: String?
    let source: End
    let destination: End
    let scene: String
    let line: Int
    let sentence: String

    struct End: Encodable {
      let id: String
      let title: String
    }

    init(_ connection: DocumentEditor.Connection, scene: String) {
      id = connection.id
      name = connection.kind.name
      source = End(id: connection.source, title: connection.sourceTitle)
      destination = End(id: connection.destination, title: connection.destinationTitle)
      self.scene = scene
      line = connection.line
      sentence = connection.sentence
      switch connection.kind {
      case .outlet: (kind, event) = ("outlet", nil)
      case .outletCollection: (kind, event) = ("outletCollection", nil)
      case .action(_, let name): (kind, event) = ("action", name)
      case .segue: (kind, event) = ("segue", nil)
      }
    }
  }
}
