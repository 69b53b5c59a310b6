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
