// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// Options with which an application opens an Interface Builder document over its own classes, in
/// place of its own first screen:
///
///     struct MyCommand: ParsableCommand {
///       @OptionGroup var live: DocumentOptions
///
///       func run() throws {
///         try MainActor.assumeIsolated {
///           try live.runIfAsked()
///           AppDelegate.main()
///         }
///       }
///     }
///
/// Then `swift run MyApp --document Main.storyboard --wires` opens the document. Each save of it is
/// shown, and what was typed stays. An application without a command of its own calls
/// ``LiveDocument/main(otherwise:module:)`` instead.
public struct DocumentOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Open this .storyboard or .xib instead, and show each save of it.", valueName: "file"))
  var document: String?

  @OptionGroup var scene: SceneOptions

  /// Creates options of which none is given.
  public init() {}

  /// Refuses the options for a document if no document is given.
  public func validate() throws {
    guard document == nil, let option = scene.givenNames.first else { return }
    throw ValidationError(
      "'\(option)' is for a document. Give one: --document Main.storyboard \(option).")
  }

  /// Opens the document, if one was given, in a window, or in a browser where there is no display.
  /// The process ends when the window is closed; without a document nothing happens.
  /// - Parameter module: the module with the application's classes, by its `#fileID`.
  /// - Throws: an error for the command to print: a missing file, an unknown scene or class, a
  ///   model that is no JSON.
  @MainActor public func runIfAsked(module: String = #fileID) throws {
    if let document { try scene.run(document, module: module) }
  }
}
