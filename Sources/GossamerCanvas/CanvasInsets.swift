// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The safe area insets of a root view on the canvas, from bars and the shape of the screen.
///
/// The heights of the bars are those of the bars' frames in documents; see ``CanvasDevice`` for the
/// rest.
struct CanvasInsets {
  private let device: CanvasDevice?
  private let tools: Int
  private let generation: CanvasGeneration
  private let isStoryboard: Bool
  private let isLandscape: Bool

  init(_ document: Document) {
    device = CanvasDevice.device(of: document)
    tools = document.toolsVersion
    generation = CanvasGeneration(of: document)
    isStoryboard = document.kind == .storyboard
    isLandscape = document.isLandscape
  }

  /// The insets of a controller's view.
  func insets(inside bars: CanvasBars) -> UIEdgeInsets {
    var insets = screenInsets(bars)
    let hasBars = bars.top != .none || bars.bottom != .none
    if doublesInsets, !hasBars, device?.isEdgeToEdge == true {
      insets.top *= 2
      insets.bottom *= 2
    }
    insets.top = bars.hasOpaqueTop ? 0 : insets.top + height(of: bars.top, inSheet: bars.isSheet)
    insets.bottom = bars.hasOpaqueBottom ? 0 : insets.bottom + height(of: bars.bottom)
    return insets
  }

  private func screenInsets(_ bars: CanvasBars) -> UIEdgeInsets {
    if bars.isPopover { return .zero }
    if bars.isSheet, generation == .glass {
      return UIEdgeInsets(top: 18, left: 0, bottom: 0, right: 0)
    }
    return UIEdgeInsets(
      top: bars.isSheet || !bars.hasStatusBar ? 0 : statusBar, left: 0, bottom: homeIndicator,
      right: 0)
  }

  /// The insets of a xib's view of this size, which lies at the upper left corner of the screen.
  func insets(ofViewWith size: CGSize) -> UIEdgeInsets {
    guard let device else { return .zero }
    let isWhole = size == device.size
    let isCovered = device.isEdgeToEdge || (isWhole && generation != .sheets)
    return UIEdgeInsets(
      top: isCovered && size.width == device.size.width ? statusBar : 0, left: 0,
      bottom: max(0, homeIndicator - max(0, device.size.height - size.height)), right: 0)
  }

  private var statusBar: CGFloat {
    guard let device else { return 20 }
    if device.isPhone, !device.isEdgeToEdge {
      if isLandscape { return 0 }
      if isStoryboard, generation == .sheets || generation == .plainButtons { return 0 }
    }
    return tools < 21000 ? device.statusBar.former : device.statusBar.recent
  }

  /// Xcode 16.3 and later store the insets of the screen twice in scenes without a bar.
  private var doublesInsets: Bool { tools >= 23700 }

  private var homeIndicator: CGFloat { device?.homeIndicator ?? 0 }

  private func height(of bar: CanvasBars.Top, inSheet isSheet: Bool) -> CGFloat {
    let base: CGFloat = generation < .glass ? 44 : isSheet ? 56 : 54
    return switch bar {
    case .none: 0
    case .usual: base
    case .largeTitle: base + 52
    }
  }

  private func height(of bar: CanvasBars.Bottom) -> CGFloat {
    switch bar {
    case .none: 0
    case .tabs: 49
    case .tools: 44
    }
  }
}
