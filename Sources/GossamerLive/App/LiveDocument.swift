// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
public import GossamerKit

/// Opens Interface Builder documents live, over an application's own classes.
public enum LiveDocument {
  /// The `main()` of an application: with `--document` on the command line it opens that document,
  /// else it starts the application as always.
  ///
  ///     @main enum MyApp {
  ///       static func main() { LiveDocument.main(otherwise: AppDelegate.self) }
  ///     }
  ///
  /// The options are those of ``DocumentOptions``; `--help` lists them.
  /// - Parameters:
  ///   - delegate: the class of the application's delegate.
  ///   - module: the module with the application's classes, by its `#fileID`.
  public static func main(
    otherwise delegate: any UIApplicationDelegate.Type, module: String = #fileID
  ) {
    do {
      try LiveCommand.parse().options.runIfAsked(module: module)
    } catch {
      LiveCommand.exit(withError: error)
    }
    delegate.main()
  }
}

/// The command line of an application that has none of its own.
private struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProcessInfo.processInfo.processName)

  @OptionGroup var options: DocumentOptions
}
