// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import GossamerInterfaceBuilder

/// `gossamer wires`: prints the connections of documents.
struct WiresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wires", abstract: "Prints the connections of storyboards and xibs in words.",
    discussion: """
      Prints one connection a line, sorted, so that two versions of a document can be compared by them: what has \
      which outlet, and what calls which action. A line begins with the scene if the document has several, and with \
      the file if there are several. A file that can't be read is told; the others are printed all the same, and \
      the exit status is 1.

        gossamer wires Main.storyboard
        git config diff.wires.textconv 'gossamer wires'; echo '*.storyboard diff=wires' >>.gitattributes
      """)

  /// How the connections are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Argument(help: "The .storyboard and .xib files.")
  var files: [String]

  @Option(help: "Sentences, or for each file an object of JSON in a line of its own.")
  var format = Format.text

  func run() throws {
    try MainActor.assumeIsolated {
      var isFailed = false
      for file in files {
        guard let wires = wires(of: file) else {
          isFailed = true
          continue
        }
        let prefix = files.count > 1 ? "\(file): " : ""
        try StandardOutput.write(
          try format == .json ? wires.json() : Data(wires.lines(prefix: prefix).utf8),
          "The connections", of: Self.self)
      }
      if isFailed { throw ExitCode.failure }
    }
  }

  /// The connections of a document; nil, with a message to the standard error, if it can't be read.
  @MainActor private func wires(of file: String) -> DocumentWires? {
    do throws(Diagnostic) {
      return DocumentWires(try DocumentEditor(contentsOfFile: file))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }
}
