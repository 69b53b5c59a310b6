// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Reads `<navigationBar>` among the subviews of a view, with its `<items>`.
enum NavigationBarReader: ViewReader {
  static func read(_ element: Element, into view: UINavigationBar, _ instantiation: Instantiation) {
    BarLooksReader.read(element, into: view, instantiation)
    view.items = element.members(of: "items").compactMap(instantiation.makeNavigationItem)
  }
}

/// Reads `<toolbar>` with its `<items>`.
enum ToolbarReader: ViewReader {
  static func read(_ element: Element, into view: UIToolbar, _ instantiation: Instantiation) {
    BarLooksReader.read(element, into: view, instantiation)
    view.items = element.members(of: "items").compactMap(instantiation.makeBarButtonItem)
  }
}

/// Reads `<searchBar>`.
enum SearchBarReader: ViewReader {
  static func read(_ element: Element, into view: UISearchBar, _ instantiation: Instantiation) {
    view.barStyle = BarLooksReader.style(of: element)
    view.searchBarStyle = element.choice("searchBarStyle", from: styles) ?? .default
    view.barTintColor = instantiation.color("barTintColor", of: element)
    view.placeholder = element.text("placeholder")
    view.prompt = element.text("prompt")
    view.showsCancelButton = element.bool("showsCancelButton") ?? false
    view.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    view.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    view.isSearchResultsButtonSelected = element.bool("searchResultsButtonSelected") ?? false
    view.backgroundImage = instantiation.image("backgroundImage", of: element)
    view.scopeButtonTitles = element.members(of: "scopeButtonTitles").map(\.content)
    view.showsScopeBar = element.bool("showsScopeBar") ?? false
    view.text = element.text("text")
    if let traits = element.child(key: "textInputTraits") {
      TextInputTraitsReader.read(traits, into: view)
      // Interface Builder leaves out what is a search bar's default.
      if traits.string("returnKeyType") == nil { view.returnKeyType = .search }
      view.enablesReturnKeyAutomatically = traits.bool("enablesReturnKeyAutomatically") ?? true
    }
  }

  private static let styles: [String: UISearchBar.Style] = [
    "prominent": .prominent, "minimal": .minimal,
  ]
}

/// Reads the colours, attributes, images and appearances of bars.
enum BarLooksReader {
  static func read(_ element: Element, into bar: UIToolbar, _ instantiation: Instantiation) {
    bar.barStyle = style(of: element)
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.barTintColor = instantiation.color("barTintColor", of: element)
    if let image = instantiation.image("backgroundImage", of: element) {
      bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    }
    if let appearance = toolbarAppearance("standardAppearance", of: element, instantiation) {
      bar.standardAppearance = appearance
    }
    bar.compactAppearance = toolbarAppearance("compactAppearance", of: element, instantiation)
  }

  static func read(_ element: Element, into bar: UINavigationBar, _ instantiation: Instantiation) {
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    bar.barStyle = style(of: element)
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.barTintColor = instantiation.color("barTintColor", of: element)
    if let color = instantiation.color("tintColor", of: element) { bar.tintColor = color }
    if let color = instantiation.color("backgroundColor", of: element) {
      bar.backgroundColor = color
    }
    bar.titleTextAttributes = attributes("titleTextAttributes", of: element, instantiation)
    bar.largeTitleTextAttributes = attributes(
      "largeTitleTextAttributes", of: element, instantiation)
    if let image = instantiation.image("backgroundImage", of: element) {
      bar.setBackgroundImage(image, for: .default)
    }
    bar.shadowImage = instantiation.image("shadowImage", of: element)
    if let appearance = navigationAppearance("standardAppearance", of: element, instantiation) {
      bar.standardAppearance = appearance
    }
    bar.compactAppearance = navigationAppearance("compactAppearance", of: element, instantiation)
    bar.scrollEdgeAppearance = navigationAppearance(
      "scrollEdgeAppearance", of: element, instantiation)
  }

  static func style(of element: Element) -> UIBarStyle {
    ["black", "blackOpaque", "blackTranslucent"].contains(element.string("barStyle"))
      ? .black : .default
  }

  private static func navigationAppearance(
    _ key: String, of element: Element, _ instantiation: Instantiation
  ) -> UINavigationBarAppearance? {
    guard let child = element.child(key: key), child.name == "navigationBarAppearance" else {
      return nil
    }
    let appearance = UINavigationBarAppearance()
    read(child, into: appearance, instantiation)
    appearance.titleTextAttributes =
      attributes("titleTextAttributes", of: child, instantiation) ?? [:]
    appearance.largeTitleTextAttributes =
      attributes("largeTitleTextAttributes", of: child, instantiation) ?? [:]
    return appearance
  }

  private static func toolbarAppearance(
    _ key: String, of element: Element, _ instantiation: Instantiation
  ) -> UIToolbarAppearance? {
    guard let child = element.child(key: key), child.name == "toolbarAppearance" else { return nil }
    let appearance = UIToolbarAppearance()
    read(child, into: appearance, instantiation)
    return appearance
  }

  private static func read(
    _ element: Element, into appearance: UIBarAppearance, _ instantiation: Instantiation
  ) {
    if let color = instantiation.color("backgroundColor", of: element) {
      appearance.backgroundColor = color
    }
    if let color = instantiation.color("shadowColor", of: element) {
      appearance.shadowColor = color
    }
    appearance.backgroundImage = instantiation.image("backgroundImage", of: element)
    appearance.shadowImage = instantiation.image("shadowImage", of: element)
  }

  /// The font and the colour of a `<textAttributes>`; nil if there are neither.
  private static func attributes(
    _ key: String, of element: Element, _ instantiation: Instantiation
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = instantiation.font("fontDescription", of: child)
    attributes[.foregroundColor] = instantiation.color("textColor", of: child)
    return attributes.isEmpty ? nil : attributes
  }
}
