// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads controls that aren't supported yet as empty views of UIKit's size. On the canvas it reads all
/// controls in ``names`` so, because their sizes depend on the version of Interface Builder that saved
/// the document.
enum StandInReader: ViewReader {
  static func read(_ element: Element, into view: StandInView, _ instantiation: Instantiation) {
    let generation = CanvasGeneration(of: instantiation.document)
    view.controlSize = size(of: element, generation, in: instantiation.document)
    view.controlInsets = insets(of: element, generation)
  }

  /// The elements that this reader reads on the canvas and, if no other reader does, in an application.
  static let names: Set<String> = [
    "activityIndicatorView", "datePicker", "navigationBar", "pageControl", "pickerView",
    "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "tabBar",
    "toolbar",
  ]

  /// The intrinsic size of a control, as Interface Builder has stored it in documents of this
  /// generation. A dimension that depends on the content is the one that this document stores.
  private static func size(
    of element: Element, _ generation: CanvasGeneration, in document: Document
  ) -> CGSize {
    let (open, stored) = (UIView.noIntrinsicMetric, element.rect("frame")?.size ?? .zero)
    switch element.name {
    case "activityIndicatorView":
      let isLarge = ["large", "whiteLarge"].contains(element.string("style"))
      return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    case "navigationBar": return CGSize(width: open, height: generation < .glass ? 44 : 54)
    case "pickerView": return CGSize(width: open, height: 216)
    case "progressView":
      // The stored height is 2 up to the tools version 16999, and 4 from 17000 on.
      return CGSize(width: open, height: document.toolsVersion < 17000 ? 2 : 4)
    case "searchBar": return CGSize(width: open, height: generation < .plainButtons ? 44 : 56)
    case "segmentedControl":
      return CGSize(width: stored.width, height: generation == .first ? 29 : 32)
    case "slider": return CGSize(width: open, height: generation < .sixteen ? 31 : 34)
    case "stepper": return CGSize(width: 94, height: generation == .first ? 29 : 32)
    case "switch":
      return generation < .glass ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
    case "tabBar": return CGSize(width: open, height: 49)
    case "toolbar": return CGSize(width: open, height: 44)
    default: return stored
    }
  }

  private static func insets(
    of element: Element, _ generation: CanvasGeneration
  ) -> UIEdgeInsets {
    switch element.name {
    case "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider" where generation < .glass: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
