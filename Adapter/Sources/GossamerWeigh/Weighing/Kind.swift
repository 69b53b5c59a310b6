// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a line of a controller is spent on. Weighing.md argues the rules that decide it.
public enum Kind: String, CaseIterable, Codable, Sendable {
  case views
  case layout
  case rows
  case delegate
  case values
  case formatting
  case validation
  case networking
  case navigation
  case persistence
  case gestures
  /// What no rule knows: declarations, connecting, logic of the controller's own, imports, blank lines.
  case other

  /// How the report names it.
  public var title: String {
    switch self {
    case .views: "making views"
    case .layout: "layout"
    case .rows: "data source"
    case .delegate: "delegate of a control"
    case .values: "showing values"
    case .formatting: "formatting"
    case .validation: "validation"
    case .networking: "networking"
    case .navigation: "navigation"
    case .persistence: "persistence"
    case .gestures: "gestures"
    case .other: "connecting, and the rest"
    }
  }

  /// What takes it out of a controller; nil for what stays.
  public var technique: Technique? {
    switch self {
    case .views:
      Technique(
        article: "SmarterViews", remaining: 2,
        advice:
          "A view of its own makes and configures its parts; the controller is a ContentViewController."
      )
    case .layout:
      Technique(
        article: "SmarterViews", remaining: 0,
        advice:
          "The view places its parts: by constraints of its own, or from a layout that is a value.")
    case .rows:
      Technique(
        article: "TableCoordinators", remaining: 4,
        advice:
          "A TableCoordinator has the items, a SelectionIntention the taps, a RefreshIntention the pulls."
      )
    case .delegate:
      Technique(
        article: "MulticastDelegates", remaining: 1,
        advice: "A control asks many delegates: one intention limits, another one ends editing.")
    case .values:
      Technique(
        article: "ModelsAndObservation", remaining: nil,
        advice:
          "An ObserveIntention, or updateProperties(), shows a property: one line each, in one place."
      )
    case .formatting:
      Technique(
        article: "ViewModels", remaining: 0,
        advice: "A view model says what is shown, as texts that are ready; a test reads them.")
    case .validation:
      Technique(
        article: "Intentions", remaining: 1,
        advice: "A FormValidationIntention enables the button while its rules hold.")
    case .networking:
      Technique(
        article: "ViewModels", remaining: 1,
        advice:
          "A view model fetches; the controller calls it by task(id:), which ends with the screen.")
    case .navigation:
      Technique(
        article: "NavigationByModel", remaining: 1,
        advice:
          "A ShowIntention shows the screen or the alert that a property of the model asks for.")
    case .persistence:
      Technique(
        article: "SmarterViews", remaining: 1,
        advice: "A PersistIntention keeps the model in a store, a RestoreIntention what was open.")
    case .gestures:
      Technique(
        article: "SmarterViews", remaining: 1,
        advice: "The view has its recognisers, and sends what they mean as an event of its own.")
    case .other: nil
    }
  }
}

/// A way to take something out of a controller.
public struct Technique: Sendable {
  /// The article that explains it: the name of its file, without the extension.
  public let article: String

  /// How many lines stay in the controller to connect what has taken over, as in the showcase's controllers; nil for as many
  /// as there were.
  public let remaining: Int?

  /// What does the work then, in a sentence.
  public let advice: String

  /// Where the article is in a clone of Gossamer.
  public var path: String { "Sources/Gossamer/Gossamer.docc/\(article).md" }

  /// Where the article is: its path, or its address on a site that `make docs` has made.
  /// - Parameter site: the site's address; nil for the path.
  public func link(site: String?) -> String {
    guard let site else { return path }
    let base = site.hasSuffix("/") ? String(site.dropLast()) : site
    return "\(base)/documentation/gossamer/\(article.lowercased())"
  }

  /// How many of `lines` a controller loses by it.
  public func gain(of lines: Int) -> Int { max(0, lines - (remaining ?? lines)) }
}
