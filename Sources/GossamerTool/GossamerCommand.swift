// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command `gossamer`.
@main
struct GossamerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gossamer", abstract: "Works with Interface Builder documents.",
    subcommands: [RunCommand.self, EditCommand.self, LayoutCommand.self, WiresCommand.self])
}
