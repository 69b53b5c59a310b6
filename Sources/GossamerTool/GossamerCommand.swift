// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command `gossamer`.
@main
struct GossamerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gossamer", abstract: "Works with Interface Builder documents and Xcode projects.",
    subcommands: [
      RunCommand.self, TestCommand.self, EditCommand.self, LayoutCommand.self, WiresCommand.self,
      WeighCommand.self,
    ])

  /// Starts the command. A project has other options than a document, and they are the adapter's.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard AdapterProgram.isMeant(by: arguments) else { return main(arguments) }
    do { try AdapterProgram(arguments: arguments).run() } catch { exit(withError: error) }
  }
}
