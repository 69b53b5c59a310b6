// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder

/// Finds the bars around a controller by following segues backwards.
struct BarFinder {
  /// The maximum number of segues that are followed backwards.
  private static let greatestDistance = 100

  private let document: Document
  private let generation: CanvasGeneration
  /// The segues by their destination. Those by which one controller contains another come first.
  private let arrivals: [String: [Element]]

  init(_ document: Document) {
    self.document = document
    generation = CanvasGeneration(of: document)
    var contained: [String: [Element]] = [:]
    var shown: [String: [Element]] = [:]
    for scene in document.scenes {
      for element in scene.controller.map({ Array($0.subtree) }) ?? [] {
        guard element.name == "segue", let destination = element.string("destination") else {
          continue
        }
        if element.string("kind") == "relationship" {
          contained[destination, default: []].append(element)
        } else if element.string("kind") != "unwind" {
          shown[destination, default: []].append(element)
        }
      }
    }
    arrivals = contained.merging(shown) { $0 + $1 }
  }

  /// The bars around `controller`.
  func bars(of controller: Element) -> CanvasBars {
    var visited: Set<ObjectIdentifier> = []
    var bars = inheritedBars(of: controller, &visited)
    simulate(controller, in: &bars)
    extend(controller, &bars)
    return bars
  }

  // MARK: - Bars from segues

  private func inheritedBars(
    of controller: Element, _ visited: inout Set<ObjectIdentifier>
  ) -> CanvasBars {
    guard visited.insert(ObjectIdentifier(controller)).inserted,
      visited.count <= Self.greatestDistance,
      let segue = controller.id.flatMap({ arrivals[$0]?.first }),
      let source = self.controller(of: segue)
    else { return CanvasBars() }
    switch (segue.string("kind"), segue.string("relationship")) {
    case ("relationship", "rootViewController"):
      var bars = inheritedBars(of: source, &visited)
      add(navigationController: source, of: controller, to: &bars)
      return bars
    case ("relationship", "viewControllers") where source.name == "tabBarController":
      var bars = inheritedBars(of: source, &visited)
      bars.bottom = .tabs
      bars.hasOpaqueBottom = source.child(key: "tabBar")?.bool("translucent") == false
      return bars
    case ("push", _), ("show", _):
      var bars = inheritedBars(of: source, &visited)
      if !bars.isInNavigation {
        // Xcode 10 and earlier assume that a pushed controller has a navigation bar, even outside
        // of a navigation controller.
        return generation == .first
          ? CanvasBars(top: .usual, isInNavigation: true) : presented(controller, by: segue)
      }
      if controller.bool("hidesBottomBarWhenPushed") == true { bars.bottom = .none }
      if bars.top == .largeTitle, largeTitleMode(of: controller) == "never" { bars.top = .usual }
      return bars
    case ("modal", _), ("presentation", _): return presented(controller, by: segue)
    case ("popoverPresentation", _), ("popover", _): return CanvasBars(isPopover: true)
    default: return CanvasBars()
    }
  }

  private func presented(_ controller: Element, by segue: Element) -> CanvasBars {
    let style =
      segue.string("modalPresentationStyle") ?? controller.string("modalPresentationStyle")
      ?? (generation == .first ? "fullScreen" : "automatic")
    let covers = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"]
    return CanvasBars(isSheet: generation > .first && !covers.contains(style))
  }

  private func add(
    navigationController: Element, of controller: Element, to bars: inout CanvasBars
  ) {
    let bar = navigationController.child(key: "navigationBar")
    bars.isInNavigation = true
    if navigationController.bool("navigationBarHidden") != true, bar?.bool("hidden") != true {
      let isLarge =
        bar?.bool("largeTitles") == true && largeTitleMode(of: controller) != "never"
      bars.top = isLarge ? .largeTitle : .usual
      bars.hasOpaqueTop = bar?.bool("translucent") == false
    }
    if navigationController.bool("toolbarHidden") == false { bars.bottom = .tools }
  }

  private func largeTitleMode(of controller: Element) -> String? {
    controller.child(key: "navigationItem")?.string("largeTitleDisplayMode")
  }

  private func controller(of segue: Element) -> Element? {
    document.scene(of: segue)?.controller
  }

  // MARK: - Bars from the controller

  private func simulate(_ controller: Element, in bars: inout CanvasBars) {
    if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil" {
      bars.hasStatusBar = false
    }
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      bars.top = top.name == "simulatedNavigationBarMetrics" ? .usual : .none
      bars.hasOpaqueTop = bars.top != .none && top.bool("translucent") == false
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      bars.bottom =
        switch bottom.name {
        case "simulatedTabBarMetrics": .tabs
        case "simulatedToolbarMetrics": .tools
        default: .none
        }
      bars.hasOpaqueBottom = bars.bottom != .none && bottom.bool("translucent") == false
    }
  }

  /// A controller's view extends under translucent bars only, and only at the edges in
  /// `edgesForExtendedLayout`.
  private func extend(_ controller: Element, _ bars: inout CanvasBars) {
    if controller.bool("extendedLayoutIncludesOpaqueBars") == true {
      bars.hasOpaqueTop = false
      bars.hasOpaqueBottom = false
    }
    guard let edges = controller.child(key: "edgesForExtendedLayout") else { return }
    if edges.bool("top") != true, bars.top != .none { bars.hasOpaqueTop = true }
    if edges.bool("bottom") != true, bars.bottom != .none { bars.hasOpaqueBottom = true }
  }
}
