// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Finding the view that a press is for.
extension UIView {
  /// The deepest view that takes input at `point`, in the view's own coordinates.
  ///
  /// Views that leave hit tests to UIView are gone through here, since trees may be thousands of views deep;
  /// the others are asked by ``hitTest(_:with:)``, which a subclass may override.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesInput(at: point, with: event) else { return nil }
    var (view, point) = (self, point)
    while let next = view.frontmostChild(at: point, with: event) {
      guard next.isToBeSearched else { return next.view }
      (view, point) = (next.view, next.point)
    }
    return view
  }

  /// The result of a search among siblings: a view whose subviews have to be searched next, or the hit view.
  private struct Find {
    let view: UIView
    /// In the coordinates of the view.
    let point: CGPoint
    let isToBeSearched: Bool
  }

  /// The frontmost of the subviews that takes input at `point`, or what it answers.
  ///
  /// Of thousands of siblings a point lies in a few. To retain each of them would take most of the time: a view
  /// that is referred to weakly, as one in a window is, counts its references in a table beside it. So the array,
  /// a copy whatever those that are asked do, keeps them alive.
  private func frontmostChild(at point: CGPoint, with event: UIEvent?) -> Find? {
    let children = children
    let index = children.count > SubviewIndex.worthwhileCount ? subviewIndex() : nil
    return children.withUnsafeBytes { bytes in
      let siblings = bytes.bindMemory(to: Unmanaged<UIView>.self)
      if let index {
        for number in index.candidates(at: point) {
          if let find = UIView.find(siblings[number], at: point, with: event) { return find }
        }
        return nil
      }
      for sibling in siblings.reversed() {
        if let find = UIView.find(sibling, at: point, with: event) { return find }
      }
      return nil
    }
  }

  private static func find(
    _ sibling: Unmanaged<UIView>, at point: CGPoint, with event: UIEvent?
  ) -> Find? {
    sibling._withUnsafeGuaranteedRef { sibling in
      guard !sibling.isFar(from: point), let inner = sibling.fromSuperview(point) else {
        return nil
      }
      if sibling.leavesToUIView(.hitTests) {
        guard sibling.takesInput(at: inner, with: event) else { return nil }
        return Find(view: sibling, point: inner, isToBeSearched: true)
      }
      return sibling.hitTest(inner, with: event).map {
        Find(view: $0, point: inner, isToBeSearched: false)
      }
    }
  }

  /// Where the subviews lie, once they are looked for a second time at the same places: to sort them costs more than
  /// to look at each, and where all of them move from frame to frame it would be for nothing.
  private func subviewIndex() -> SubviewIndex? {
    let input = ensuredInput
    switch input.subviewSearch {
    case .unknown: input.subviewSearch = .lookedThrough
    case .lookedThrough: input.subviewSearch = .indexed(SubviewIndex(of: children))
    case .indexed(let index): return index
    }
    return nil
  }

  /// Where a point may lie that is for the view, in the coordinates of its superview, give or take a point; nil if only
  /// the view knows.
  var hitArea: CGRect? {
    leavesToUIView(.hitTests) && storedLayer?.transform == nil ? untransformedFrame : nil
  }

  /// Whether a point in the coordinates of the superview is a point or more away from the view: what is true of nearly
  /// all of many siblings is found out by comparisons alone.
  private func isFar(from point: CGPoint) -> Bool {
    guard let area = hitArea else { return false }
    return point.x < area.origin.x - 1 || point.x > area.origin.x + area.size.width + 1
      || point.y < area.origin.y - 1 || point.y > area.origin.y + area.size.height + 1
  }

  private func takesInput(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01
      && storedLayer?.blocksInput != true && self.point(inside: point, with: event)
  }

  /// Whether all of these are UIView's for the view, and no subclass's.
  func leavesToUIView(_ parts: Plainness.Parts) -> Bool {
    let type = type(of: self)
    let plainness = type.plainness
    return plainness.type == type && plainness.parts.isSuperset(of: parts)
  }
}

/// The UIView methods that a class of the Kit doesn't override.
struct Plainness {
  let type: UIView.Type
  let parts: Parts

  init(of type: UIView.Type, _ parts: Parts) {
    self.type = type
    self.parts = parts
  }

  struct Parts: OptionSet {
    let rawValue: UInt8

    /// `hitTest(_:with:)` and `point(inside:with:)`.
    static let hitTests = Parts(rawValue: 1 << 0)
    /// What responders do with touches.
    static let touches = Parts(rawValue: 1 << 1)
    /// `updateProperties()`, which is tracked.
    static let properties = Parts(rawValue: 1 << 2)
  }
}
