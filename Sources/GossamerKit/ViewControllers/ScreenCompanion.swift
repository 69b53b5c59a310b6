// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that a controller keeps, and that hears what the screen goes through.
package protocol ScreenCompanion: AnyObject {
  /// A controller keeps the object from now on.
  func wasKept(by controller: UIViewController)

  /// The controller has loaded its view.
  func viewDidLoad()
  /// The view is about to come into a visible window.
  func viewWillAppear(_ animated: Bool)
  /// The view has come into a visible window, and has its size and traits.
  func viewIsAppearing(_ animated: Bool)
  /// The view has come into a visible window and was laid out.
  func viewDidAppear(_ animated: Bool)
  /// The view is about to leave a visible window.
  func viewWillDisappear(_ animated: Bool)
  /// The view has left a visible window.
  func viewDidDisappear(_ animated: Bool)
}

extension UIViewController {
  /// Keeps `objects` alive behind those that are kept already.
  /// - Parameter isReplaced: which of the kept objects go for it.
  package func keep(
    _ objects: [AnyObject], insteadOf isReplaced: (AnyObject) -> Bool = { _ in false }
  ) {
    keptObjects = keptObjects.filter { !isReplaced($0) } + objects
    for object in objects { (object as? any ScreenCompanion)?.wasKept(by: self) }
  }

  /// Tells those of the kept objects that hear of it, after the controller itself was told.
  func tellCompanions(_ news: (any ScreenCompanion) -> Void) {
    for object in keptObjects {
      if let companion = object as? any ScreenCompanion { news(companion) }
    }
  }
}
