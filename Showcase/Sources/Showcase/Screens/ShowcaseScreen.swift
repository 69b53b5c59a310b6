// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerSpelling

/// A screen of the showcase. Each has a folder of its own beside this file.
nonisolated struct ShowcaseScreen {
  /// Its name on the command line.
  let name: String

  /// The technique that it shows.
  let technique: Technique

  /// What it shows, in one line.
  let summary: String

  /// The path of its controller's file, relative to the folder of this file, or that of the view if its behaviour
  /// is in the view; nil if it has neither.
  let controllerFile: String?

  /// The controller of the screen with which the technique was published; nil if there is none.
  let original: PublishedController?

  /// The path of its document, relative to the folder of this file; nil if it is made by code.
  var document: String?

  /// Creates its controller; returns nil, with a message, if its document can't be read.
  let makeController: @MainActor () -> UIViewController?

  /// The techniques, by which the screens are ordered.
  enum Technique: String, CaseIterable {
    case intentions = "Intentions"
    case multicastDelegates = "Multicast delegates"
    case observation = "Models and observation"
    case smarterViews = "Smarter views"
    case viewModels = "View models"
    case tableCoordinators = "Table coordinators"
  }

  /// All screens, by technique. A new one gets a line here.
  static let all = [
    ShowcaseScreen(
      name: "intentions", technique: .intentions,
      summary: "one behaviour, one object: reverse, uppercase, observe, end editing on Return",
      controllerFile: "Intentions/IntentionsViewController.swift",
      original: .secondTry, makeController: { IntentionsViewController() }),
    ShowcaseScreen(
      name: "intentions-in-view", technique: .intentions,
      summary: "the same, with the behaviour in the view instead of the controller",
      controllerFile: "Intentions/ConnectedIntentionsView.swift", original: .firstTry,
      makeController: {
        let controller = ContentViewController(content: ConnectedIntentionsView())
        controller.title = "Intentions in a View"
        return controller
      }),
    ShowcaseScreen(
      name: "storyboard-intentions", technique: .intentions,
      summary: "the same, connected in Interface Builder without code",
      controllerFile: nil, original: .intentions,
      document: "StoryboardIntentions/StoryboardIntentions.storyboard",
      makeController: {
        UIStoryboard(name: "StoryboardIntentions", bundle: nil).instantiateInitialViewController()
      }),
    ShowcaseScreen(
      name: "email-form", technique: .multicastDelegates,
      summary: "one text field with three delegates: end editing, limit, validate",
      controllerFile: nil, original: .emailForm,
      document: "EmailForm/EmailForm.storyboard",
      makeController: {
        UIStoryboard(name: "EmailForm", bundle: nil).instantiateInitialViewController()
      }),
    ShowcaseScreen(
      name: "controls", technique: .observation,
      summary: "a switch, a slider, a stepper, segments, bound to one model",
      controllerFile: "Controls/ControlsViewController.swift", original: nil,
      makeController: { ControlsViewController() }),
    ShowcaseScreen(
      name: "scrolling", technique: .smarterViews,
      summary: "a form longer than the window, its content sized by constraints",
      controllerFile: "Scrolling/ScrollingViewController.swift", original: nil,
      makeController: { ScrollingViewController() }),
    ShowcaseScreen(
      name: "motion", technique: .smarterViews,
      summary: "a card that draws itself: drag, throw, turn, enlarge and fade it",
      controllerFile: "Motion/MotionViewController.swift", original: nil,
      makeController: { MotionViewController() }),
    ShowcaseScreen(
      name: "message-form", technique: .smarterViews,
      summary:
        "a composer whose view owns its parts, its layout a value; what is typed is never lost",
      controllerFile: "MessageForm/MessageFormController.swift", original: .messageForm,
      makeController: {
        let launch = AppDelegate.launch
        return MessageFormController.showcase(
          server: launch.messages, drafts: launch.drafts, state: launch.stateToRestore)
      }),
    ShowcaseScreen(
      name: "profile", technique: .viewModels,
      summary: "a view model, a xib, and a picture that comes while the screen is shown",
      controllerFile: "Profile/UserProfileController.swift", original: .profile,
      makeController: { UserProfileController.showcase(avatar: AppDelegate.launch.avatar) }),
    ShowcaseScreen(
      name: "photos", technique: .tableCoordinators,
      summary: "5,000 photos from a server in a table, whose controller only binds it",
      controllerFile: "Photos/PhotosController.swift", original: .photos,
      makeController: { PhotosController.showcase(server: AppDelegate.launch.photos) }),
  ]

  /// The screens with their summaries, one per line.
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
