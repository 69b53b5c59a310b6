// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that a view controller or a view keeps alive, and whose appearance methods are called after the
/// controller's, or with the view's coming and going.
package protocol ScreenCompanion: AnyObject {
  /// Called when a controller begins to keep the object.
  func wasKept(by controller: UIViewController)

  /// Called when a view begins to keep the object.
  func wasKept(by view: UIView)

  /// Called when the view that keeps the object is displayed, and when it no longer is.
  func keepingViewDidChange(isDisplayed: Bool)

  /// Called when the object has become one of several delegates.
  func wasMadeDelegate()

  /// Whether neither a controller nor a view keeps the object, it is no delegate, and it hasn't awoken.
  var isKeptByNobody: Bool { get }

  /// Called once, at the end of the first update cycle after the object was created, if it ``isKeptByNobody``.
  func complainThatNobodyKeepsIt()

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
  /// Called when the cell that keeps the object, or contains the view that does, is about to show something else.
  func prepareForReuse()
}

/// A companion that nobody has to give to a controller or a view, and that asks for some of the calls only.
extension ScreenCompanion {
  package func wasKept(by controller: UIViewController) {}
  package func wasKept(by view: UIView) {}
  package func keepingViewDidChange(isDisplayed: Bool) {}
  package func wasMadeDelegate() {}
  package var isKeptByNobody: Bool { false }
  package func complainThatNobodyKeepsIt() {}
  package func isProperty(_ name: String, of controller: UIViewController) {}
  package func viewDidLoad() {}
  package func viewWillAppear(_ animated: Bool) {}
  package func viewIsAppearing(_ animated: Bool) {}
  package func viewDidAppear(_ animated: Bool) {}
  package func viewWillDisappear(_ animated: Bool) {}
  package func viewDidDisappear(_ animated: Bool) {}
  package func prepareForReuse() {}
}

/// An object that a view controller keeps alive, and that learns when the screen has ended.
package protocol ScreenWitness: AnyObject {
  /// Called when the controller was popped, dismissed or removed from its parent, whoever did it, and is shown nowhere
  /// else. Also called for a screen that was covered by others.
  func screenDidEnd()
}
