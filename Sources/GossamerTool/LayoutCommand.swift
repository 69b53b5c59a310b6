// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import GossamerCanvas

/// `gossamer layout`: prints the frames of all views of documents.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints where the views of storyboards and xibs lie.",
    discussion: """
      Prints one JSON object a line for each file: its scenes with the frames of their views, as they are on \
      the canvas of Interface Builder, and what is wrong in it. A file that can't be read, or has nothing to \
      lay out, has no scenes and an error; the others are printed all the same, and the exit status is 1.

        gossamer layout Main.storyboard --intrinsic-sizes document
      """)

  @Argument(help: "The .storyboard and .xib files.")
  var files: [String]

  @Option(
    help: """
      Where the natural sizes of controls come from: from their content and fonts, or from the frames that the \
      document stores, which measures the layout by itself.
      """)
  var intrinsicSizes = IntrinsicSizes.content

  func run() throws {
    try MainActor.assumeIsolated {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var isFailed = false
      for file in files {
        let layout = DocumentLayout(contentsOfFile: file, intrinsicSizes: intrinsicSizes)
        isFailed = isFailed || !layout.isLaidOut
        let line = try encoder.encode(layout) + Data("\n".utf8)
        try StandardOutput.write(line, "The frames", of: Self.self)
      }
      if isFailed { throw ExitCode.failure }
    }
  }
}

extension IntrinsicSizes: ExpressibleByArgument {}
