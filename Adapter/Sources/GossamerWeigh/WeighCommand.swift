// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// `gossamer weigh`: which controllers are heavy, and what thins them.
public struct WeighCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Says which view controllers are heavy, and what thins them.")

  public init() {}
}
