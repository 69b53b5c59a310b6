// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Makes the view that an element describes, with all its subviews.
  ///
  /// The subviews are made first and handed to the view in its `init(coder:)`, so that nesting needs no
  /// recursion.
  package func makeViews(_ root: Element) -> UIView? {
    var elements: [Element] = []
    var stack = [root].filter(mayBeView)
    while let element = stack.popLast() {
      elements.append(element)
      stack.append(contentsOf: ViewReaders.subviews(of: element, purpose).filter(mayBeView))
    }
    var view: UIView?
    for element in elements.reversed() { view = makeView(element) }
    return view
  }

  /// Whether an element can stand where a view has to be; says so if not.
  private func mayBeView(_ element: Element) -> Bool {
    guard Self.supportedKinds.contains(element.name), ViewReaders.readers[element.name] == nil
    else {
      return true
    }
    diagnostics.error(
      "<\(element.name)> is no view, but stands where one has to be, so it is left out. Move it.",
      at: element)
    return false
  }

  private func makeView(_ element: Element) -> UIView {
    let reader = ViewReaders.reader(for: element, purpose)
    let coder = NibCoder { [self] object in
      guard let view = object as? UIView else { return }
      register(view, for: element)
      CommonViewReader.read(element, into: view, self)
      reader.read(element, intoView: view, self)
      LayoutAttributesReader.read(element, into: view, self)
      for child in ViewReaders.subviews(of: element, purpose) {
        if let subview = self.object(for: child) as? UIView {
          reader.add(subview, from: child, toView: view)
        }
      }
      if purpose == .running, PlaceholderView.isNeeded(for: element) {
        let name = ClassNames.name(of: element)
        view.insertSubview(PlaceholderView(named: name, covering: view), at: 0)
      }
    }
    let type = customClass(of: element, insteadOf: reader.baseName, adopt: reader.adopt)
    if let view = type?.init(coder: coder) { return view }
    if let type {
      diagnostics.error(
        """
        init(coder:) of \(type) has given nil, so \(reader.baseName) stands in for it. Call \
        super.init(coder:) there.
        """, at: element)
    }
    return reader.makeBase(coder)
  }
}
