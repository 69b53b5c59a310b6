// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<progressView>`.
enum ProgressViewReader: ViewReader {
  static func read(_ element: Element, into view: UIProgressView, _ instantiation: Instantiation) {
    view.progress = element.number("progress").map(Float.init) ?? 0
    view.progressViewStyle = element.choice("progressViewStyle", from: styles) ?? .default
    view.progressTintColor = instantiation.color("progressTintColor", of: element)
    view.trackTintColor = instantiation.color("trackTintColor", of: element)
  }

  private static let styles: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]
}

/// Reads `<activityIndicatorView>`.
enum ActivityIndicatorReader: ViewReader {
  static func read(
    _ element: Element, into view: UIActivityIndicatorView, _ instantiation: Instantiation
  ) {
    view.style = element.choice("style", from: styles) ?? .medium
    if let color = instantiation.color("color", of: element) { view.color = color }
    let isHidden = view.isHidden
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true {
      view.startAnimating()
    } else {
      view.isHidden = isHidden || view.hidesWhenStopped
    }
  }

  private static let styles: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]
}

/// Reads `<refreshControl>`, a table controller's. Xcode writes `enabled="NO"` for each of them, which has no effect.
enum RefreshControlReader: ViewReader {
  static func read(_ element: Element, into view: UIRefreshControl, _ instantiation: Instantiation)
  {
    view.attributedTitle = instantiation.attributedText("attributedTitle", of: element)
  }
}

/// Reads `<pageControl>`.
enum PageControlReader: ViewReader {
  static func read(_ element: Element, into view: UIPageControl, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.numberOfPages = element.integer("numberOfPages") ?? 0
    view.currentPage = element.integer("currentPage") ?? 0
    view.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
    view.pageIndicatorTintColor = instantiation.color("pageIndicatorTintColor", of: element)
    view.currentPageIndicatorTintColor = instantiation.color(
      "currentPageIndicatorTintColor", of: element)
  }
}
