// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The readers of controller elements, by the elements' names.
enum ControllerReaders {
  static let readers: [String: any ControllerReader.Type] = [
    "collectionViewController": CollectionViewControllerReader.self,
    "navigationController": NavigationControllerReader.self,
    "pageViewController": PageViewControllerReader.self,
    "splitViewController": SplitViewControllerReader.self,
    "tabBarController": TabBarControllerReader.self,
    "tableViewController": TableViewControllerReader.self,
    "viewController": ViewControllerReader.self,
  ]

  /// The reader of an element. An unsupported one gets the reader of a plain controller.
  static func reader(for element: Element) -> any ControllerReader.Type {
    readers[element.name] ?? ViewControllerReader.self
  }
}

/// Reads `<viewController>`, and unsupported elements.
enum ViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UIViewController, _ instantiation: Instantiation
  ) {
    if let title = element.text("title") { controller.title = title }
    if let style = element.choice("modalPresentationStyle", from: UIModalPresentationStyle.names) {
      controller.modalPresentationStyle = style
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    instantiation.makeNavigationItem(of: element, for: controller)
    instantiation.makeTabBarItem(of: element, for: controller)
    controller.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    let items = element.members(of: "toolbarItems")
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap(instantiation.makeBarButtonItem)
    }
  }
}

/// Reads `<navigationController>`.
enum NavigationControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UINavigationController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    controller.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    if let bar = element.child(key: "navigationBar") {
      instantiation.register(controller.navigationBar, for: bar)
      BarLooksReader.read(bar, into: controller.navigationBar, instantiation)
    }
    controller.isToolbarHidden = element.bool("toolbarHidden") ?? true
    if let bar = element.child(key: "toolbar"), let toolbar = controller.toolbar {
      instantiation.register(toolbar, for: bar)
      BarLooksReader.read(bar, into: toolbar, instantiation)
      if let tint = instantiation.color("tintColor", of: bar) { toolbar.tintColor = tint }
    }
    controller.hidesBarsOnTap = element.bool("hidesBarsOnTap") ?? false
    controller.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe") ?? false
    controller.hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears") ?? false
    controller.hidesBarsWhenVerticallyCompact =
      element.bool("hidesBarsWhenVerticallyCompact") ?? false
  }
}

/// Reads `<tableViewController>`.
enum TableViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UITableViewController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    controller.clearsSelectionOnViewWillAppear =
      element.bool("clearsSelectionOnViewWillAppear") ?? true
    controller.documentRefreshControl =
      element.child(key: "refreshControl").flatMap(instantiation.makeViews) as? UIRefreshControl
  }
}

/// Reads `<collectionViewController>`.
enum CollectionViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UICollectionViewController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    controller.clearsSelectionOnViewWillAppear =
      element.bool("clearsSelectionOnViewWillAppear") ?? true
  }
}

/// Reads `<pageViewController>`.
enum PageViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UIPageViewController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    controller.settings.style = element.choice("transitionStyle", from: styles) ?? .pageCurl
    controller.settings.orientation =
      element.choice("navigationOrientation", from: orientations) ?? .horizontal
    controller.settings.spacing = max(element.number("pageSpacing") ?? 0, 0)
  }

  private static let styles: [String: UIPageViewController.TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]

  private static let orientations: [String: UIPageViewController.NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
}

/// Reads `<splitViewController>`.
enum SplitViewControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UISplitViewController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    if element.bool("allowDoubleColumnStyle") == true { controller.setStyle(.doubleColumn) }
    for (name, property) in widths {
      if let width = element.number(name), width >= 0 { controller[keyPath: property] = width }
    }
  }

  private static let widths: [(String, ReferenceWritableKeyPath<UISplitViewController, CGFloat>)] =
    [
      ("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
    ]

  /// The columns, by the names of their relationships in documents.
  static let columns: [(relationship: String, column: UISplitViewController.Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]
}

/// Reads `<tabBarController>`.
enum TabBarControllerReader: ControllerReader {
  static func read(
    _ element: Element, into controller: UITabBarController, _ instantiation: Instantiation
  ) {
    ViewControllerReader.read(element, into: controller, instantiation)
    guard let bar = element.child(key: "tabBar") else { return }
    instantiation.register(controller.tabBar, for: bar)
    if let tint = instantiation.color("tintColor", of: bar) { controller.tabBar.tintColor = tint }
    controller.tabBar.barTintColor = instantiation.color("barTintColor", of: bar)
    controller.tabBar.unselectedItemTintColor = instantiation.color(
      "unselectedItemTintColor", of: bar)
  }
}
