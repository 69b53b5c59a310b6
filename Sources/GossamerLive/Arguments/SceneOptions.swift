// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import GossamerInterfaceBuilder

/// The options of a command line about the scene to open.
package struct SceneOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("The scene: its object id or its storyboard ID.", valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The model of the scene's model containers: a JSON object, or a file with one.",
      valueName: "json"))
  var model: String?

  @Option(
    name: .customLong("class"), parsing: .singleValue,
    help: ArgumentHelp(
      "The class that stands for a name in the document. May be given several times.",
      valueName: "name=class"))
  var classes: [ClassMapping] = []

  @Flag(help: "Draw the connections, and light them up as they fire.")
  var wires = false

  @Flag(help: "Edit the document: draw connections, and add and delete objects.")
  var edit = false

  /// Creates options of which none is given.
  package init() {}

  /// The names of the options that are given.
  var givenNames: [String] {
    let options = [
      ("--scene", scene != nil), ("--model", model != nil), ("--class", !classes.isEmpty),
      ("--wires", wires), ("--edit", edit),
    ]
    return options.filter(\.1).map(\.0)
  }

  /// Opens a document in a window, or in a browser where there is no display. The process ends when
  /// the window is closed.
  /// - Parameters:
  ///   - document: the path of the file.
  ///   - module: the module with the application's classes, by its `#fileID`.
  ///   - edits: whether the document is edited even without the option.
  /// - Throws: an error about the options, for the command to print.
  @MainActor package func run(_ document: String, module: String, edits: Bool = false) throws {
    for mapping in classes { try mapping.apply(module: module) }
    let isEdited = edit || edits
    let request = LiveRequest(
      file: URL(filePath: document), path: document, scene: scene,
      model: try model.map(ModelArgument.model), showsWires: wires || isEdited, isEdited: isEdited,
      module: module)
    try LiveApplication.run(request)
  }
}
