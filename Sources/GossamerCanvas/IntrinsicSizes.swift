// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The source of the intrinsic sizes of controls when a document is laid out.
nonisolated package enum IntrinsicSizes: String, CaseIterable, Sendable {
  /// From their text, fonts and images, as in a running application.
  case content
  /// From the frames that the document stores. So the layout can be tested alone, without fonts.
  case document
}

extension IntrinsicSizes {
  /// Sets the intrinsic size that `view` has on the canvas.
  func apply(to view: UIView, _ element: Element) {
    guard self == .document, view.contentSizeStandIn == nil, let frame = element.rect("frame"),
      let axes = Self.axes(of: element)
    else { return }
    let size = frame.size.inset(by: view.alignmentRectInsets)
    view.contentSizeStandIn = CGSize(
      width: axes.contains(.horizontal) ? size.width : UIView.noIntrinsicMetric,
      height: axes.contains(.vertical) ? size.height : UIView.noIntrinsicMetric)
  }

  /// The axes on which the intrinsic size of a control follows from its content; nil for none.
  private static func axes(of element: Element) -> Set<NSLayoutConstraint.Axis>? {
    switch element.name {
    case "label", "button", "textField", "switch", "segmentedControl", "stepper", "pageControl",
      "activityIndicatorView", "datePicker", "pickerView":
      [.horizontal, .vertical]
    case "imageView": element.string("image") == nil ? nil : [.horizontal, .vertical]
    case "textView": element.bool("scrollEnabled") == false ? [.horizontal, .vertical] : nil
    case "progressView", "searchBar", "slider", "toolbar", "tabBar", "navigationBar": [.vertical]
    default: nil
    }
  }
}
