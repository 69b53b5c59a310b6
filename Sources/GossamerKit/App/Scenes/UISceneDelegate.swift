// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The delegate of a scene: it makes the scene's window, and is told when it is shown and closed.
///
/// Its class is named in the Info.plist, `UISceneDelegateClassName`, or by
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. It is a ``UIResponder``, or a ``CustomObject``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected, before it is shown: make its window, unless a storyboard does.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called after a person has closed the scene's windows.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when a window of the scene has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene's windows lose the keyboard.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to be shown, at first or after it was minimised.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene was minimised, and before the application ends: save what would be lost.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called with URLs to open while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a window scene.
///
///     class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///       var window: UIWindow?
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. With a storyboard it is set before ``UISceneDelegate/scene(_:willConnectTo:options:)`` is called.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: a delegate that wants the window of a storyboard has a property of this name.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
