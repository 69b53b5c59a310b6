// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Observation
import Testing

@testable import GossamerKit

@Observable private final class Photos {
  var titles: [String] = []
  var isLoading = true
}

/// Shows a list, or why there is none.
private final class PhotosScreen: UIViewController {
  let photos = Photos()
  private(set) var (propertyUpdates, contentUpdates) = (0, 0)
  private(set) var reloads = 0

  override func updateProperties() {
    propertyUpdates += 1
    title = "\(photos.titles.count)"
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUpdates += 1
    contentUnavailableConfiguration = photos.titles.isEmpty ? unavailable : nil
  }

  private var unavailable: UIContentUnavailableConfiguration {
    guard !photos.isLoading else { return .loading() }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "photo")
    empty.text = "No Photos"
    empty.secondaryText = "Take one."
    empty.button.title = "Reload"
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reloads += 1 }
    return empty
  }
}

@Suite(.alone) @MainActor struct ContentUnavailableTests {
  private let controller = PhotosScreen()
  private let screen: Screen

  init() { screen = Screen(controller, size: CGSize(width: 400, height: 600)) }

  private var shown: UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func followsWhatItReads_AndNothingElseRunsAgain() throws {
    #expect(try screen.find(UIActivityIndicatorView.self).isAnimating)
    #expect(try screen.label("Loading…").text == "Loading…")
    let first = shown
    controller.photos.isLoading = false
    screen.update()
    #expect(shown === first && controller.contentUpdates == 2 && controller.propertyUpdates == 1)
    try screen.button("Reload").tap()
    #expect(controller.reloads == 1)
    controller.photos.titles = ["Sea"]
    screen.update()
    #expect(shown == nil && controller.title == "1")
    controller.setNeedsUpdateContentUnavailableConfiguration()
    screen.update()
    #expect(controller.contentUpdates == 4 && controller.propertyUpdates == 2)
  }

  @Test func anActionIsPerformedOnce_HoweverOftenTheConfigurationIsSet() throws {
    var presses = 0
    let action = UIAction(title: "Again") { _ in presses += 1 }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Oops"
    for _ in 0..<3 {
      configuration.buttonProperties.primaryAction = action
      controller.contentUnavailableConfiguration = configuration
    }
    screen.update()
    try screen.button("Again").tap()
    #expect(presses == 1)
    configuration.buttonProperties.primaryAction = UIAction(title: "Other") { _ in presses += 10 }
    controller.contentUnavailableConfiguration = configuration
    screen.update()
    try screen.button("Other").tap()
    #expect(presses == 11)
  }

  @Test func everythingStandsInTheMiddle_AndWhatHasNoRoomIsScrolled() throws {
    controller.photos.isLoading = false
    screen.update()
    let view = try #require(shown)
    let parts = try [
      screen.find(UIImageView.self), screen.label("No Photos"), screen.label("Take one."),
      screen.button("Reload"),
    ]
    let frames = parts.map { $0.convert($0.bounds, to: nil) }
    #expect(frames.allSatisfy { abs($0.midX - 200) <= 0.5 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(abs((frames[0].minY + frames[3].maxY) / 2 - 300) <= 1)
    #expect(frames[0].size == CGSize(width: 56, height: 56))
    #expect(view.frame == controller.view.bounds)
    screen.size = CGSize(width: 250, height: 120)
    let scrollView = try #require(view.subviews.first as? UIScrollView)
    let needed = view.sizeThatFits(CGSize(width: 250, height: 0))
    #expect(scrollView.contentSize.height == needed.height)
    try screen.button("Reload").scrollIntoView()
    try screen.button("Reload").tap()
    #expect(controller.reloads == 1)
  }

  @Test func aSearchNamesWhatWasSearchedFor() {
    let traits = UITraitCollection.current
    var state = UIContentUnavailableConfigurationState(traitCollection: traits)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "Sea"
    #expect(search.updated(for: state).text == "No Results for “Sea”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func staysInTheWindow_WhileTheContentIsScrolled() throws {
    let list = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    list.view = scrollView
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    list.contentUnavailableConfiguration = configuration
    let screen = Screen(list, size: CGSize(width: 400, height: 600))
    scrollView.contentOffset.y = 300
    screen.update()
    let label = try screen.label("Nothing")
    #expect(abs(label.convert(label.bounds, to: nil).midY - 300) <= 1)
  }

  @Test func anotherConfigurationIsRefusedWithTheReason() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: .empty())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let view = UIContentUnavailableView(configuration: .search())
    let said = messages { view.configuration = Other() }
    #expect(
      said == [
        """
        A UIContentUnavailableView can't show a Other; it goes on showing what it showed. Give it a \
        UIContentUnavailableConfiguration.
        """
      ])
    #expect(!view.supports(Other()) && view.supports(UIContentUnavailableConfiguration.empty()))
  }
}
