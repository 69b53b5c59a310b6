// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Gossamer
import GossamerLive

/// The command `showcase`.
@main
struct ShowcaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProcessInfo.processInfo.processName,
    abstract: "Shows Gossamer's techniques, one screen each.")

  @Option(
    help: ArgumentHelp(
      "The screen to open; without it, a gallery of all screens opens.", valueName: "name"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "The address of the picture of the screen 'profile'; by default it is drawn.",
      valueName: "url"))
  var avatar: String?

  @Option(
    help: ArgumentHelp(
      "The server that answers GET /photos for the screen 'photos'; by default the showcase's own.",
      valueName: "url"))
  var photos: String?

  @Option(
    help: ArgumentHelp(
      "The server that answers POST /messages for the screen 'message-form'; by default the showcase's own.",
      valueName: "url"))
  var messages: String?

  @Option(
    help: ArgumentHelp(
      "The database of the drafts of the screen 'message-form'; by default it is in the user's folder.",
      valueName: "file"))
  var drafts: String?

  @Option(
    help: ArgumentHelp(
      "The database from which the screen 'message-form' comes back as it was; by default it is in the user's folder, or nowhere with '--drafts'.",
      valueName: "file"))
  var state: String?

  @Flag(help: "List the screens instead of opening one.")
  var list = false

  @OptionGroup(title: "Options to open a document")
  var live: DocumentOptions

  func validate() throws {
    for address in [photos, messages] {
      if let address, URL(string: address)?.host == nil {
        throw ValidationError(
          "'\(address)' is no address of a server. Write it as http://127.0.0.1:8000.")
      }
    }
    do throws(ShowcaseScreen.UnknownScreen) {
      _ = try chosen
    } catch {
      let suggestion = error.suggestion.map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "There is no screen '\(error.name)'.\(suggestion) These are there:\n\(ShowcaseScreen.list)")
    }
  }

  /// The screen to open; nil for the gallery.
  private var chosen: ShowcaseScreen? {
    get throws(ShowcaseScreen.UnknownScreen) {
      guard let screen else { return nil }
      return try ShowcaseScreen.named(screen)
    }
  }

  func run() throws {
    if list {
      print(ShowcaseScreen.list)
      return
    }
    let screen = try chosen
    try MainActor.assumeIsolated {
      try live.runIfAsked()
      AppDelegate.main(
        Launch(
          screen: screen, avatar: avatar.flatMap { URL(string: $0) },
          photos: photos.flatMap { URL(string: $0) },
          messages: messages.flatMap { URL(string: $0) },
          drafts: drafts.map { URL(fileURLWithPath: $0) },
          state: state.map { URL(fileURLWithPath: $0) }))
    }
  }
}
