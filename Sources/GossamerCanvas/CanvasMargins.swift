// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The default layout margins of certain kinds of views on the canvas, if the document doesn't
/// specify margins.
///
/// The numbers were inferred from published documents, from the stored frames of views that are
/// constrained to a margin.
struct CanvasMargins {
  private let tools: Int
  private let generation: CanvasGeneration
  private let deviceWidth: CGFloat
  private let rootWidth: CGFloat
  private let usesSafeAreas: Bool

  init(_ document: Document, rootWidth: CGFloat) {
    tools = document.toolsVersion
    generation = CanvasGeneration(of: document)
    deviceWidth = CanvasDevice.device(of: document)?.size.width ?? 0
    self.rootWidth = rootWidth
    usesSafeAreas = document.usesSafeAreas
  }

  /// Sets the margins of `view`.
  func apply(to view: UIView, _ element: Element) {
    // Documents from before safe areas don't inset margins by them.
    if !usesSafeAreas { view.insetsLayoutMarginsFromSafeArea = false }
    guard element.name == "tableViewCellContentView", !hasMargins(element) else { return }
    let isPreserving = view.preservesSuperviewLayoutMargins
    view.preservesSuperviewLayoutMargins = false
    let hasAccessory = !["", "none"].contains(element.parent?.string("accessoryType") ?? "")
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: cellHeightMargin, leading: cellWidthMargin(isPreserving, besideAccessory: false),
      bottom: cellHeightMargin,
      trailing: cellWidthMargin(isPreserving, besideAccessory: hasAccessory))
  }

  /// Sets the margins of the root view of a xib.
  func apply(toXibRoot view: UIView, _ element: Element) {
    guard !hasMargins(element), tools >= 12000 else { return }
    let side: CGFloat = deviceWidth >= 414 ? 20 : 16
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: side, bottom: 8, trailing: side)
  }

  private func hasMargins(_ element: Element) -> Bool {
    ["layoutMargins", "directionalLayoutMargins"].contains { element.child(key: $0) != nil }
  }

  private func cellWidthMargin(_ isPreserving: Bool, besideAccessory: Bool) -> CGFloat {
    if tools < 12000 { return isPreserving ? 15 : 8 }
    if besideAccessory, generation > .first { return 8 }
    if tools < 14000, !isPreserving { return 8 }
    return rootWidth < (generation < .sixteen ? 413 : 389) ? 16 : 20
  }

  private var cellHeightMargin: CGFloat {
    if tools < 13000 { return 8 }
    return generation == .glass ? 15 : 11
  }
}
