// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// What applications set in the configurations of buttons, bars and headers.
@Suite(.alone) @MainActor struct ButtonHabitTests {
  @Test func sizesHaveTheirInsets_UnlessTheseAreSet() {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Done"
    configuration.buttonSize = .large
    let large = UIButton(configuration: configuration)
    configuration.buttonSize = .small
    let small = UIButton(configuration: configuration)
    #expect(large.intrinsicContentSize.height > small.intrinsicContentSize.height + 15)
    #expect(small.titleLabel?.font == .preferredFont(forTextStyle: .subheadline))
    configuration.contentInsets = .zero
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == .zero)
  }

  @Test func subtitleStandsBelowTheTitle_InASmallerFont() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Next"
    let plain = UIButton(configuration: configuration).intrinsicContentSize.height
    configuration.subtitle = "of three"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.uiKit.font = .boldSystemFont(ofSize: 20)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    let text = try #require(button.titleLabel?.attributedText)
    #expect(text.string == "Next\nof three")
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(
      text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
        == .preferredFont(forTextStyle: .caption1))
    #expect(button.intrinsicContentSize.height > plain + 10)
  }

  @Test func menuGivesTheButtonItsTitle() throws {
    var chosen: [String] = []
    let button = UIButton(configuration: .gray())
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    let actions = ["Light", "Dark"].map { title in
      UIAction(title: title, state: title == "Dark" ? .on : .off) { chosen.append($0.title) }
    }
    button.menu = UIMenu(children: actions)
    #expect(button.configuration?.title == "Dark" && button.showsMenuIndicator)
    let interaction = try #require(button.contextMenuInteraction)
    let menu = button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?
      .makeMenu()
    try #require(menu?.allActions.first).perform(sender: button)
    #expect(chosen == ["Light"] && button.configuration?.title == "Light")
    #expect(actions.map(\.state) == [.on, .off])
  }

  @Test func wheelStandsInThePlaceOfTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width >= width + 20)
    #expect(try #require(button.activityView).isAnimating)
    button.configuration?.showsActivityIndicator = false
    #expect(button.activityView == nil)
  }

  @Test func itemsOfATabBarHaveTheLooksOfTheirState() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed
    ]
    bar.standardAppearance = appearance
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemBrown
    ]
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    screen.update()
    #expect(
      bar.buttons.map { $0.configuration?.baseForegroundColor } == [.systemRed, .systemBrown])
  }

  @Test func headersOfTablesShowAConfiguration() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Data"
    content.textProperties.transform = .uppercase
    header.contentConfiguration = content
    header.backgroundConfiguration = .listPlainHeaderFooter()
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.layoutIfNeeded()
    let label = try #require(
      header.contentView.subviews.first?.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "DATA")
    content.text = "More"
    header.contentConfiguration = content
    #expect(label.text == "MORE")
  }

  @Test func backButtonIsMinimal_WhenTheScreenBelowSaysSo() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Notes"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.backTitle == "Notes")
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(navigation.navigationBar.backTitle.isEmpty)
    first.navigationItem.backButtonDisplayMode = .generic
    #expect(navigation.navigationBar.backTitle == "Back")
  }
}
