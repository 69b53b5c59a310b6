// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Makes the controller that an element describes, but doesn't wake it up. Its view, and what else is in
  /// its scene, is made when somebody asks for the view.
  /// - Parameters:
  ///   - element: the controller.
  ///   - creator: makes the controller instead of its `init(coder:)`, unless it gives nil.
  ///   - prepare: called while the controller is decoded.
  func makeController(
    _ element: Element, creator: ((NSCoder) -> UIViewController?)? = nil,
    prepare: @escaping (UIViewController) -> Void
  ) -> UIViewController {
    let reader = ControllerReaders.reader(for: element)
    let coder = NibCoder { [self] object in
      guard let controller = object as? UIViewController else { return }
      register(controller, for: element)
      reader.read(element, intoController: controller, self)
      prepare(controller)
    }
    let controller = creator?(coder) ?? makeController(element, reader, coder)
    if object(for: element) !== controller {
      diagnostics.error(
        """
        The creator has made a \(type(of: controller)) without the coder that it was given, so that \
        nothing of the document reaches it. Call super.init(coder:) with it.
        """, at: element)
    }
    return controller
  }

  /// Makes a controller that stands in a xib, with its view; ``finish(_:connectSegue:)`` connects it and
  /// wakes it up with the other objects. The second one of a storyboard's scene isn't made, as the check of
  /// the document says.
  func makeControllerOfXib(_ element: Element) -> UIViewController? {
    guard document.kind == .xib else { return nil }
    return makeController(element) { [self] controller in
      if let view = element.child(key: "view").flatMap(makeViews) { controller.view = view }
    }
  }

  private func makeController(
    _ element: Element, _ reader: any ControllerReader.Type, _ coder: NibCoder
  ) -> UIViewController {
    let type = customClass(of: element, insteadOf: reader.baseName, adopt: reader.adopt)
    if let controller = type?.init(coder: coder) { return controller }
    if let type {
      diagnostics.error(
        """
        init(coder:) of \(type) has given nil, so \(reader.baseName) stands in for it. Call \
        super.init(coder:) there, or give the controller in a creator.
        """, at: element)
    }
    return reader.makeBase(coder)
  }
}
