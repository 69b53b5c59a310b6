// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layout guide at given distances from the edges of its view, such as the layout margins guide.
final class InsetGuide: UILayoutGuide {
  /// The rectangle from which the insets are measured.
  enum Outline {
    /// The visible rectangle of the view, even if it scrolls.
    case frame
    /// The content rectangle of a scroll view; the bounds of another view.
    case content
  }

  private let outline: Outline
  private let insets: (UIView) -> UIEdgeInsets
  private let insetsAnywhere: (UIView) -> UIEdgeInsets

  /// Whether the guide uses the insets that don't depend on the view's place. Set if layout wouldn't end otherwise; reset
  /// when a constraint is attached to the guide or detached from it.
  var ignoresPlace = false {
    didSet { if ignoresPlace != oldValue { owningView?.invalidate(.ownInsets) } }
  }

  /// - Parameters:
  ///   - insetsAnywhere: the part of the insets that doesn't depend on the view's place.
  ///   - insets: the insets, which may depend on the view's place.
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

  /// The present insets, in points.
  var currentInsets: UIEdgeInsets {
    owningView.map(ignoresPlace ? insetsAnywhere : insets) ?? .zero
  }

  /// The origin of the outline at present, in the coordinates of the owning view.
  var currentOrigin: CGPoint {
    guard let owningView, outlineItem === owningView else { return .zero }
    return owningView.boundsOrigin
  }

  /// The item whose rectangle the insets are measured from.
  var outlineItem: (any LayoutItem)? {
    switch outline {
    case .frame: owningView
    case .content: owningView?.layout?.scrollGuides?.content ?? owningView
    }
  }
}
