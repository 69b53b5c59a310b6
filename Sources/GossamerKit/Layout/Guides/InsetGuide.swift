// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A guide at fixed distances from the edges of its view, such as the layout margins.
final class InsetGuide: UILayoutGuide {
  /// What the distances count from.
  enum Outline {
    /// The rectangle of the view, wherever it is scrolled to.
    case frame
    /// The content of the view if it scrolls, else its rectangle.
    case content
  }

  private let outline: Outline
  private let insets: (UIView) -> UIEdgeInsets
  private let insetsAnywhere: (UIView) -> UIEdgeInsets

  /// Whether the distances are those that the view would have anywhere. Set when layout doesn't come
  /// to rest otherwise, until another constraint is attached to the guide or one is detached.
  var ignoresPlace = false {
    didSet { if ignoresPlace != oldValue { owningView?.invalidate(.ownInsets) } }
  }

  /// - Parameters:
  ///   - insetsAnywhere: the part of the distances that doesn't depend on where the view is.
  ///   - insets: the distances, which may depend on that.
  init(
    _ identifier: String, of view: UIView, within outline: Outline = .frame,
    insetsAnywhere: @escaping (UIView) -> UIEdgeInsets = { _ in .zero },
    insets: @escaping (UIView) -> UIEdgeInsets
  ) {
    self.outline = outline
    self.insetsAnywhere = insetsAnywhere
    self.insets = insets
    super.init()
    self.identifier = identifier
    owningView = view
    view.noteInsetGuide()
  }

  /// The distances at present, in points.
  var currentInsets: UIEdgeInsets {
    owningView.map(ignoresPlace ? insetsAnywhere : insets) ?? .zero
  }

  /// Where the distances count from at present, in the coordinates of the owning view.
  var currentOrigin: CGPoint {
    guard let owningView, outlineItem === owningView else { return .zero }
    return owningView.boundsOrigin
  }

  /// What the distances count from.
  var outlineItem: (any LayoutItem)? {
    switch outline {
    case .frame: owningView
    case .content: owningView?.layout?.scrollGuides?.content ?? owningView
    }
  }
}
