// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<scrollView>`.
enum ScrollViewReader: ViewReader {
  static func read(_ element: Element, into view: UIScrollView, _ instantiation: Instantiation) {
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    view.isPagingEnabled = element.bool("pagingEnabled") ?? false
    view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
    view.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
    view.bounces = element.bool("bounces") ?? true
    view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    if let scale = element.number("minimumZoomScale"), scale > 0 { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale"), scale > 0 { view.maximumZoomScale = scale }
    if let insets = element.edgeInsets("contentInset") { view.contentInset = insets }
    if let behavior = element.choice("contentInsetAdjustmentBehavior", from: behaviors) {
      view.contentInsetAdjustmentBehavior = behavior
    }
  }

  private static let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
