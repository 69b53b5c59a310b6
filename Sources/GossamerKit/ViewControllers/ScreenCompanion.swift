// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that a view controller keeps alive, and whose appearance methods are called after the controller's.
package protocol ScreenCompanion: AnyObject {
  /// Called when a controller begins to keep the object.
  func wasKept(by controller: UIViewController)

  /// Called when the controller's view has appeared for the first time, if its property `name` refers to the object,
  /// directly or in an array.
  func isProperty(_ name: String, of controller: UIViewController)

  /// Called after the controller has loaded its view.
  func viewDidLoad()
  /// Called before the view enters a visible window.
  func viewWillAppear(_ animated: Bool)
  /// Called when the view is in a visible window and has its size and traits.
  func viewIsAppearing(_ animated: Bool)
  /// Called after the view has entered a visible window and was laid out.
  func viewDidAppear(_ animated: Bool)
  /// Called before the view leaves a visible window.
  func viewWillDisappear(_ animated: Bool)
  /// Called after the view has left a visible window.
  func viewDidDisappear(_ animated: Bool)
}

/// An object that a view controller keeps alive, and that learns when the screen has ended.
package protocol ScreenWitness: AnyObject {
  /// Called when the controller was popped, dismissed or removed from its parent, whoever did it, and is shown nowhere
  /// else. Also called for a screen that was covered by others.
  func screenDidEnd()
}
