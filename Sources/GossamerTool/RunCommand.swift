// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerLive

/// `gossamer run`: opens a document live.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Opens a storyboard or xib live, or an Xcode project.",
    discussion: """
      The scene is shown in a window, or in a browser where there is no display. Saving the \
      file shows it anew; what was typed stays. Classes that this program doesn't know are \
      shown as the UIKit classes that they derive from.

        gossamer run Main.storyboard --model '{"name": "Ada"}' --wires

      The application of an Xcode project, or of a package, is built and opened; `gossamer run MyApp.xcodeproj --help` \
      lists the options for that. With --adopt it becomes a package of Gossamer's, as a change to review.

        gossamer run MyApp.xcodeproj
        gossamer run MyApp.xcodeproj --adopt
      """)

  @Argument(help: "The .storyboard or .xib file.")
  var file: String

  @OptionGroup var options: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated { try options.run(file, module: #fileID) }
  }
}
