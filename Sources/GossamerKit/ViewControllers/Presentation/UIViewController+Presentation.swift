// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Screens over this one.
extension UIViewController {
  /// This controller and those that contain it.
  var lineage: some Sequence<UIViewController> {
    sequence(first: self, next: \.storedParent)
  }

  /// The presentation by which something lies over this controller.
  var presentationAbove: Presentation? {
    lineage.lazy.compactMap(\.ownPresentation).first { _ in true }
  }

  /// The presentation by which this controller lies over something.
  var presentationBelow: Presentation? {
    lineage.lazy.compactMap(\.presentedBy).first { _ in true }
  }

  /// Presents `controller` from the outermost controller around this one.
  func startPresenting(_ controller: UIViewController, then completion: (() -> Void)?) {
    let presenting = lineage.reduce(self) { $1 }
    let attempt =
      "\(type(of: controller)) isn't presented on \(type(of: presenting)) (by \(type(of: self)))"
    if let presented = presenting.ownPresentation?.presented {
      Messages.views.error(
        """
        \(attempt): it is already presenting \(type(of: presented)). Dismiss that one before, or \
        present from it.
        """)
      return
    }
    guard let window = presenting.viewIfLoaded?.window, viewIfLoaded?.window != nil else {
      Messages.views.error(
        """
        \(attempt): the view of \(type(of: self)) isn't in a window. Present in viewDidAppear(_:) \
        or later.
        """)
      return
    }
    if let parent = controller.storedParent ?? controller.presentedBy?.presenting {
      Messages.views.error("\(attempt): \(type(of: parent)) shows it already.")
      return
    }
    if window.rootViewController === controller {
      Messages.views.error("\(attempt): it is the window's root view controller.")
      return
    }
    window.show(Presentation(of: controller, by: presenting), then: completion)
  }

  /// Takes away what lies over this controller, or else this controller itself.
  func endPresenting(then completion: (() -> Void)?) {
    guard let presentation = presentationAbove ?? presentationBelow else {
      completion?()
      return
    }
    presentation.window?.remove(presentation, then: completion)
  }
}
