// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

/// Finds objects of a screen that are still alive after it was released: its controllers, their
/// intentions and its views.
///
///     #expect(leaks { IntentionsViewController() }.isEmpty)
///
/// Shows the controller like ``Screen``, releases everything, and checks what is still alive. An
/// object that the test itself keeps, such as a controller in a variable, counts too.
/// - Parameter makeController: makes the controller of the screen.
/// - Returns: the path of each object that is still alive, such as `IntentionsViewController >
///   IntentionsView > UIButton "Reverse"`, with the intention or the action whose closure keeps it, if it is one of the
///   screen's. Empty if there is none.
/// - Throws: what `makeController` throws.
@preconcurrency @MainActor public func leaks(_ makeController: () throws -> UIViewController)
  rethrows -> [String]
{
  let watches = Watch.all(on: Screen(try makeController()))
  Interface.current.updateCycle.updateToRest()
  return Watch.descriptions(ofLiving: watches)
}

/// Finds objects that are still alive after a screen was used and released.
///
///     #expect(try leaks { LoginController() } after: { try $0.button("Log in").tap() } == [])
///
/// - Parameters:
///   - makeController: makes the controller of the screen.
///   - use: uses the screen.
/// - Returns: the path of each object that is still alive, as in ``leaks(_:)``.
/// - Throws: what `makeController` and `use` throw.
@preconcurrency @MainActor public func leaks(
  _ makeController: () throws -> UIViewController, after use: (Screen) throws -> Void
) rethrows -> [String] {
  var screen: Screen? = Screen(try makeController())
  if let screen { try use(screen) }
  let watches = screen.map { Watch.all(on: $0) } ?? []
  screen = nil
  Interface.current.updateCycle.updateToRest()
  return Watch.descriptions(ofLiving: watches)
}

/// A weak reference to an object that should be released, and its path.
private struct Watch {
  private(set) weak var object: AnyObject?
  let path: String

  /// The paths of the objects that are still alive, with the cause where it is found.
  static func descriptions(ofLiving watches: [Watch]) -> [String] {
    let living = watches.filter { $0.object != nil }
    return living.map { watch in
      let cause = watch.object.map { LeakCause(of: $0) }
      return cause?.find().map { "\(watch.path), kept by \($0)" } ?? watch.path
    }
  }

  /// All objects of a screen, before it is released.
  static func all(on screen: Screen) -> [Watch] {
    var watches: [Watch] = []
    var controller = screen.window.rootViewController
    while let shown = controller {
      watches += all(under: shown, path: "\(type(of: shown))")
      controller = shown.presentedViewController
    }
    return watches
  }

  /// A controller and the objects that belong to it.
  private static func all(under controller: UIViewController, path: String) -> [Watch] {
    var watches = [Watch(object: controller, path: path)]
    for object in controller.keptObjects {
      watches.append(Watch(object: object, path: "\(path) > \(type(of: object))"))
    }
    for child in controller.children {
      watches += all(under: child, path: "\(path) > \(type(of: child))")
    }
    guard let view = controller.viewIfLoaded else { return watches }
    var stack = [(view: view, path: path)]
    while let (view, path) = stack.popLast() {
      let path = "\(path) > \(view.pictureName)"
      watches.append(Watch(object: view, path: path))
      for object in view.keptObjects {
        watches.append(Watch(object: object, path: "\(path) > \(type(of: object))"))
      }
      for subview in view.subviews.reversed() { stack.append((subview, path)) }
    }
    return watches
  }
}
