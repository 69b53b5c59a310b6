// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `gossamer test`: runs the unit tests of an Xcode project.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an Xcode project.")

  @Argument(parsing: .captureForPassthrough, help: "The project, and the adapter's options.")
  var arguments: [String] = []

  func run() throws {
    try MainActor.assumeIsolated { try AdapterProgram(arguments: ["test"] + arguments).run() }
  }
}

/// `gossamer weigh`: says which view controllers are heavy.
struct WeighCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Says which view controllers are heavy, and what thins them.")

  @Argument(parsing: .captureForPassthrough, help: "The sources, and the adapter's options.")
  var arguments: [String] = []

  func run() throws {
    try MainActor.assumeIsolated { try AdapterProgram(arguments: ["weigh"] + arguments).run() }
  }
}
