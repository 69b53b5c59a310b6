// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerLive

/// `gossamer edit`: opens a document to connect its objects.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Connects the objects of a storyboard or xib.",
    discussion: """
      The scene runs in a window, with its connections drawn over it. Drag from one object to another one to connect \
      them, and add intentions and models from the list. Each change is saved at once, and Ctrl+Z undoes it; what was \
      typed stays.

        gossamer edit Main.storyboard --model '{"name": "Ada"}'
      """)

  @Argument(help: "The .storyboard or .xib file.")
  var file: String

  @OptionGroup var options: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated { try options.run(file, module: #fileID, edits: true) }
  }
}
