// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that a controller keeps, and that hears what the screen goes through.
package protocol ScreenCompanion: AnyObject {
  /// A controller keeps the object from now on.
  func wasKept(by controller: UIViewController)

  /// A property of a controller whose screen has appeared first refers to the object.
  func isProperty(_ name: String, of controller: UIViewController)

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

  /// Tells companions that are properties of an application's controller, themselves or as members of an array. Costs
  /// some microseconds, once in the life of a screen.
  func tellCompanionsAmongProperties() {
    // To read a property that is `unowned` ends the program if its object has gone. Without such companions none is read.
    guard Interface.current.application.unkeptCompanionCount > 0 else { return }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIViewController.self {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.replacing("$__lazy_storage_$_", with: "")
        let one = (child.value as? any ScreenCompanion).map { [$0] }
        for companion in one ?? child.value as? [any ScreenCompanion] ?? [] {
          companion.isProperty(name, of: self)
        }
      }
      mirror = current.superclassMirror
    }
  }

  /// Tells those of the kept objects that hear of it, after the controller itself was told.
  func tellCompanions(_ news: (any ScreenCompanion) -> Void) {
    for object in keptObjects {
      if let companion = object as? any ScreenCompanion { news(companion) }
    }
  }
}
