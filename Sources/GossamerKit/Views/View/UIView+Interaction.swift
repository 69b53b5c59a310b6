// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Hit testing.
extension UIView {
  /// The nearest view, from this one upwards, to which a running animation blocks input. Nil for none.
  package var movingView: UIView? {
    sequence(first: self, next: \.parent).first { $0.storedLayer?.blocksInput ?? false }
  }

  /// The deepest view that is hit at `point`, in the view's own coordinates.
  ///
  /// Views that don't override UIView's hit testing are searched here in a loop, since a tree may be thousands of views
  /// deep. All others are asked through ``hitTest(_:with:)``.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesInput(at: point, with: event) else { return nil }
    var (view, point) = (self, point)
    while let next = view.frontmostChild(at: point, with: event) {
      guard next.isToBeSearched else { return next.view }
      (view, point) = (next.view, next.point)
    }
    return view
  }

  /// The result of a search among siblings: either a view whose subviews are searched next, or the view that is hit.
  private struct Find {
    let view: UIView
    /// In the coordinates of the view.
    let point: CGPoint
    let isToBeSearched: Bool
  }

  /// The result for the frontmost subview that is hit at `point`. Nil if none is hit.
  ///
  /// Of thousands of siblings only a few contain the point, and retaining each of them would take most of the time: the
  /// reference count of a view that is referred to weakly, as one in a window is, is in a side table. Instead, the
  /// array keeps them alive. It is a copy, so an override that changes the subviews does no harm.
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

  /// The index of the subviews' places. It is built by the second search at unchanged places, and used from the third
  /// on; nil until then. Building it costs more than one linear search, so for subviews that move in each frame it
  /// would be wasted.
  private func subviewIndex() -> SubviewIndex? {
    let input = ensuredInput
    switch input.subviewSearch {
    case .unknown: input.subviewSearch = .lookedThrough
    case .lookedThrough: input.subviewSearch = .indexed(SubviewIndex(of: children))
    case .indexed(let index): return index
    }
    return nil
  }

  /// The rectangle, in the superview's coordinates, outside of which the view isn't hit, give or take a point. Nil if
  /// the view may override hit testing, or has a transform.
  var hitArea: CGRect? {
    leavesToUIView(.hitTests) && storedLayer?.flatTransform == nil ? untransformedFrame : nil
  }

  /// Whether a point in the superview's coordinates is more than a point away from the view's `hitArea`. This quick
  /// test rules out nearly all of many siblings.
  private func isFar(from point: CGPoint) -> Bool {
    guard let area = hitArea else { return false }
    return point.x < area.origin.x - 1 || point.x > area.origin.x + area.size.width + 1
      || point.y < area.origin.y - 1 || point.y > area.origin.y + area.size.height + 1
  }

  private func takesInput(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01
      && storedLayer?.blocksInput != true && self.point(inside: point, with: event)
  }

  /// Whether the view's class uses UIView's own implementation of all these methods.
  func leavesToUIView(_ parts: Plainness.Parts) -> Bool {
    let type = type(of: self)
    let plainness = type.plainness
    return plainness.type == type && plainness.parts.isSuperset(of: parts)
  }
}

// Gesture recognisers and interactions.
extension UIView {
  var ensuredInput: ViewInput {
    if let input { return input }
    let made = ViewInput()
    input = made
    return made
  }

  /// The gesture recognisers, as an outlet collection for documents.
  var attachedRecognizers: [UIGestureRecognizer] { input?.recognizers ?? [] }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    ensuredInput.recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.perform { recognizer.cancel() }
    // Cancelling has called the recogniser's action, which may have added it to another view.
    guard recognizer.attachedView === self else { return }
    recognizer.attachedView = nil
    input?.recognizers.removeAll { $0 === recognizer }
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in attachedRecognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredInput.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard input?.interactions.contains(where: { $0 === interaction }) == true else { return }
    interaction.willMove(to: nil)
    input?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in self.interactions where !interactions.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for new in interactions { addInteraction(new) }
  }
}

// The keyboard focus.
extension UIView {
  /// Asks the first responder to resign if it is this view or a descendant.
  /// - Parameter force: whether it loses the keyboard even if it refuses to resign.
  /// - Returns: whether it has resigned. False if there was no first responder in this view.
  func resignInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    guard force else { return responder.resignFirstResponder() }
    window.take(from: responder)
    return window.firstResponder !== responder
  }

  /// Whether another screen covers the view.
  package var isUnderAnotherScreen: Bool {
    sequence(first: self, next: \.parent).contains { $0.isCovered }
  }
}

// Accessibility.
//
// Semantics: https://developer.apple.com/documentation/uikit/accessibility-for-uikit
extension UIView: Accessible {
  package var mayHaveAccessibleActions: Bool {
    accessibility.customActions != nil || self is any ListCell
      || accessibilityTraits.contains(.adjustable)
  }

  package var accessibleActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []) + builtInAccessibleActions + adjustments
  }

  func changeAccessibility<Value: Equatable>(
    _ attribute: WritableKeyPath<AccessibilityAttributes, Value>, to value: Value
  ) {
    guard accessibility[keyPath: attribute] != value else { return }
    accessibility[keyPath: attribute] = value
    setNeedsCommit(.accessibility)
  }

  func setAccessibilityElements(_ elements: [Any]?) {
    accessibility.elements = elements
    setNeedsCommit(.accessibility)
    for element in elements ?? [] where !(element is any Accessible) {
      Messages.views.error(
        """
        Among the accessibilityElements of a \(shortDescription) is a \(type(of: element)), which is neither a view nor \
        a UIAccessibilityElement; it isn't found.
        """)
    }
  }

  func storedElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func indexOfStored(_ element: Any) -> Int {
    guard let element = element as? any Accessible else { return NSNotFound }
    return accessibilityElements?.firstIndex { ($0 as? any Accessible) === element } ?? NSNotFound
  }

  /// Whether the view provides accessibility elements.
  var hasElements: Bool { accessibilityElements != nil || accessibilityElementCount() > 0 }

  /// The accessibility elements that the view provides, in order: elements, and descendant views at any depth. Nil if it
  /// provides none, or is an accessibility element itself.
  package var namedElements: [any Accessible]? {
    guard hasElements, !isAccessibilityElement else { return nil }
    let elements =
      accessibilityElements ?? (0..<accessibilityElementCount()).compactMap(accessibilityElement)
    return elements.compactMap { element -> (any Accessible)? in
      switch element {
      case let view as UIView: view !== self && view.isDescendant(of: self) ? view : nil
      case let element as UIAccessibilityElement: element.isAccessibilityElement ? element : nil
      default: nil
      }
    }
  }

  /// The direct contents of the view in the accessibility tree, in order: elements, and subviews that are, or contain, an
  /// element. They come from the accessibility elements of the view or of an ancestor. Nil if neither provides any: then
  /// all subviews are read, from back to front.
  package var readContents: [any Accessible]? {
    for container in sequence(first: self, next: \.superview) {
      guard let elements = container.namedElements else { continue }
      let isRead = elements.contains { ($0 as? UIView).map(isDescendant) ?? false }
      return isRead ? nil : contents(read: elements, of: container)
    }
    return nil
  }

  private func contents(
    read elements: [any Accessible], of container: UIView
  ) -> [any Accessible] {
    var contents: [any Accessible] = []
    var met: Set<ObjectIdentifier> = []
    for element in elements {
      if let view = element as? UIView {
        let subview = sequence(first: view, next: \.superview).first { $0.superview === self }
        if let subview, met.insert(ObjectIdentifier(subview)).inserted { contents.append(subview) }
      } else if container === self, met.insert(ObjectIdentifier(element)).inserted {
        contents.append(element)
      }
    }
    return contents
  }

  /// The subviews that assistive technologies find: the modal ones if there are any, otherwise all.
  package var readSubviews: [UIView] {
    let modal = subviews.filter { $0.accessibilityViewIsModal && !$0.isHidden }
    return modal.isEmpty ? subviews : modal
  }
}

/// The input state that few views need, stored apart so that a plain view stays small.
final class ViewInput {
  var recognizers: [UIGestureRecognizer] = []
  var takesMultipleTouches = false
  var takesTouchesAlone = false
  var interactions: [any UIInteraction] = []
  /// The objects that the view keeps alive; nil for none.
  var kept: KeptObjects?
  /// Whether the view waits in a reuse queue, so that the companions of its tree sleep, whatever its superviews do.
  var isInReusePool = false
  var subviewSearch = SubviewSearch.unknown

  /// What hit tests have cached about the subviews' places.
  enum SubviewSearch {
    case unknown
    /// There is no index, but the subviews were searched once since one of them was moved, added or removed.
    case lookedThrough
    case indexed(SubviewIndex)
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
    /// The methods of UIResponder that handle touches.
    static let touches = Parts(rawValue: 1 << 1)
    /// `updateProperties()`, in which reads of observable properties are tracked.
    static let properties = Parts(rawValue: 1 << 2)
  }
}
