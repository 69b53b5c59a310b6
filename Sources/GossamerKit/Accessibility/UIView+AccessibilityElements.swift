// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// What a view says that assistive technologies find in it.
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

  /// Whether the view says what is in it.
  var hasElements: Bool { accessibilityElements != nil || accessibilityElementCount() > 0 }

  /// What the view says is in it, in order: elements, and views inside of it at any depth. Nil if it says nothing, or is
  /// one thing itself.
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

  /// What is to be read right inside of the view, in order, where it or a view around it says so: elements, and subviews,
  /// each for what is inside of it too. Nil where nobody says: all subviews, from back to front.
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

  /// The subviews that assistive technologies find: all, unless some of them are modal.
  package var readSubviews: [UIView] {
    let modal = subviews.filter { $0.accessibilityViewIsModal && !$0.isHidden }
    return modal.isEmpty ? subviews : modal
  }

  /// Has the views inside asked anew which elements they have.
  func elementsMayHaveChanged() {
    for view in descendants where view.hasElements { view.setNeedsCommit(.accessibility) }
  }
}
