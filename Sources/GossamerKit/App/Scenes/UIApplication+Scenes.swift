// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of the application.
extension UIApplication {
  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { Set(allScenes) }

  /// The sessions whose scenes a person can go to.
  public var openSessions: Set<UISceneSession> { Set(allScenes.map(\.session)) }

  /// The scenes; that of an application without scenes of its own is made when it is first asked for.
  private var allScenes: [UIScene] { implicitScene.map { [$0] } ?? scenes }

  /// The scene of all windows, in an application without scenes of its own; nil in one with scenes.
  var implicitScene: UIWindowScene? {
    guard !launchInfo.hasScenes else { return nil }
    if let scene = scenes.first as? UIWindowScene { return scene }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(configuration: configuration)
    let scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    sessions = [session]
    scenes = [scene]
    scene.activationState = .background
    move(scene, to: state(of: windows))
    return scene
  }

  /// Called after a person has closed a window.
  package func windowWasClosed(_ window: UIWindow) {
    updateActivity()
    guard launchInfo.hasScenes, let scene = window.windowScene,
      scene.windows.allSatisfy(\.isHidden)
    else { return }
    disconnect(scene)
  }

  /// Whether `UIApplicationSupportsMultipleScenes` in the Info.plist allows several scenes at once.
  public var supportsMultipleScenes: Bool { launchInfo.supportsMultipleScenes }

  /// Shows a scene: brings its window to the front, or opens another window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)
  /// - Parameters:
  ///   - sceneSession: the session of the scene; nil for a new one.
  ///   - userActivity: ignored; there are no activities on a desktop.
  ///   - options: ignored.
  ///   - errorHandler: called if the application doesn't support several scenes.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Any? = nil,
    options: UIScene.ActivationRequestOptions? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene as? UIWindowScene {
      scene.windows.first { !$0.isHidden }?.host?.bringToFront()
      return
    }
    guard supportsMultipleScenes || scenes.isEmpty else {
      errorHandler?(UISceneError.multipleScenesNotSupported)
      return
    }
    let role = UISceneSession.Role.windowApplication
    let name = launchInfo.sceneConfigurations(for: role).first?.name
    connectScene(
      sceneSession
        ?? UISceneSession(configuration: UISceneConfiguration(name: name, sessionRole: role)))
  }

  /// Closes the windows of a scene, and discards its session.
  /// - Parameters:
  ///   - options: ignored: how a window disappears is the desktop's affair.
  ///   - errorHandler: not called: closing a window doesn't fail.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene as? UIWindowScene else { return }
    for window in scene.windows { window.isHidden = true }
    disconnect(scene)
  }

  /// Has no effect: a desktop keeps no picture of a closed scene that would have to be drawn again.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// Why a scene isn't shown.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisceneerror
nonisolated public enum UISceneError: Error {
  /// The Info.plist doesn't allow several scenes.
  case multipleScenesNotSupported
}
