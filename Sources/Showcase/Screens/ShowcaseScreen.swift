// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerLayout

/// A screen of the showcase, each in a folder of its own beside this file.
nonisolated struct ShowcaseScreen {
  /// What the command line calls it.
  let name: String

  /// What it shows, in one line.
  let summary: String

  /// Makes its controller; nil, with a message, if its document can't be read.
  let makeController: @MainActor () -> UIViewController?

  /// All screens, the one that opens by itself first. A new one gets a line here.
  static let all = [
    ShowcaseScreen(
      name: "intentions",
      summary: "one behaviour, one object: reverse, uppercase, observe, end editing on Return",
      makeController: { IntentionsViewController() }),
    ShowcaseScreen(
      name: "storyboard-intentions",
      summary: "the same, connected in Interface Builder without code",
      makeController: {
        UIStoryboard(name: "StoryboardIntentions", bundle: nil).instantiateInitialViewController()
      }),
    ShowcaseScreen(
      name: "email-form",
      summary: "one text field with three delegates: end editing, limit, validate",
      makeController: {
        UIStoryboard(name: "EmailForm", bundle: nil).instantiateInitialViewController()
      }),
    ShowcaseScreen(
      name: "scrolling", summary: "a form longer than the window, its content sized by constraints",
      makeController: { ScrollingViewController() }),
    ShowcaseScreen(
      name: "controls", summary: "a switch, a slider, a stepper, segments, bound to one model",
      makeController: { ControlsViewController() }),
    ShowcaseScreen(
      name: "motion", summary: "a card that draws itself: drag, throw, turn, enlarge and fade it",
      makeController: { MotionViewController() }),
    ShowcaseScreen(
      name: "profile",
      summary: "a view model, a xib, and a picture that comes while the screen is shown",
      makeController: { UserProfileController.showcase(avatar: AppDelegate.avatar) }),
  ]

  /// The screens with their summaries, one a line.
  static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map {
      "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
    }.joined(separator: "\n")
  }

  /// The screen with this name.
  static func named(_ name: String) throws(UnknownScreen) -> ShowcaseScreen {
    guard let screen = all.first(where: { $0.name == name }) else {
      throw UnknownScreen(name: name, suggestion: closestName(to: name, in: all.map(\.name)))
    }
    return screen
  }

  /// There is no screen of that name.
  struct UnknownScreen: Error, Equatable {
    let name: String
    let suggestion: String?
  }
}
