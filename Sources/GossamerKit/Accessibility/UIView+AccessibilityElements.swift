// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The accessibility elements of a view.
extension UIView {
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

  /// Makes the host ask this view and its descendants again for their accessibility elements.
  func elementsMayHaveChanged() {
    for view in descendants where view.hasElements { view.setNeedsCommit(.accessibility) }
  }
}
