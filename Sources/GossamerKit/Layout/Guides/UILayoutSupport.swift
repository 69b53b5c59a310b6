// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a controller's view that bars at one edge cover, as a layout guide and as a length.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height in points, after the last layout.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of one edge, as wide as the view.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(_ edge: UIRectEdge, of view: UIView) {
    isAtTop = edge == .top
    super.init()
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The guide of an edge of the view, which is made when it is first asked for.
  func barGuide(at edge: UIRectEdge) -> any UILayoutSupport {
    let view: UIView = view
    let guides = view.layoutGuides.compactMap { $0 as? BarGuide }
    let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    return guides.first { $0.identifier == name } ?? BarGuide(edge, of: view)
  }
}
