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
        try write(try encoder.encode(layout) + Data("\n".utf8))
      }
      if isFailed { throw ExitCode.failure }
    }
  }

  private func write(_ line: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: line)
    } catch {
      throw OutputError(underlying: error)
    }
  }
}

/// Writing the frames to the standard output failed.
private struct OutputError: Error, CustomStringConvertible {
  let underlying: any Error

  var description: String {
    let system = (underlying as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason = system.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
    return """
      The frames can't be written to the standard output: \(reason ?? "\(underlying)"). Send them to a file \
      on a disk with room: gossamer layout FILE > PATH.
      """
  }
}

extension IntrinsicSizes: ExpressibleByArgument {}
