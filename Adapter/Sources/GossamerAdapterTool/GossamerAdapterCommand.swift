// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerWeigh

/// The command `gossamer-adapter`, which `gossamer` calls.
@main
struct GossamerAdapterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gossamer-adapter", abstract: "Brings UIKit projects to Linux.",
    subcommands: [RunCommand.self, TestCommand.self, WeighCommand.self])
}
