// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// The start of an application, in UIKit's order.
extension UIApplication {
  /// Starts the application: makes the window of the main storyboard, calls the delegate, connects the first scene, shows the
  /// windows, and opens the URLs of the command line.
  /// - Parameters:
  ///   - delegate: the delegate.
  ///   - info: the contents of the Info.plist.
  ///   - arguments: those of the command line, without the program's name.
  /// - Returns: whether the application goes on.
  package func launch(
    _ delegate: any UIApplicationDelegate, _ info: LaunchInfo, arguments: [String] = []
  ) -> Bool {
    launchInfo = info
    self.delegate = delegate
    let urls = Self.urls(in: arguments)
    let options = urls.first.map { [LaunchOptionsKey.url: $0 as Any] }
    let window = info.hasScenes ? nil : info.mainStoryboard.flatMap { makeWindow(storyboard: $0) }
    if let window { keep(window, by: delegate) }
    let wantsURLs = [
      delegate.application(self, willFinishLaunchingWithOptions: options),
      delegate.application(self, didFinishLaunchingWithOptions: options),
    ]
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    // The delegate's last answer ends an application without scenes, as it always has here.
    guard wantsURLs[1] else { return false }
    guard !info.hasScenes else {
      connectScene(UISceneSession(configuration: firstConfiguration), urls: urls)
      return true
    }
    if let window { (delegate.window ?? window).makeKeyAndVisible() }
    updateActivity()
    if wantsURLs[0] { open(urls) }
    return true
  }

  /// Opens URLs that the application was given: in its first scene, or by its delegate.
  package func open(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    if launchInfo.hasScenes, let scene = sceneForURLs {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
      return
    }
    for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: true]) }
  }

  private var sceneForURLs: UIScene? {
    scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// The URLs and the existing files among the arguments of a command line.
  static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { argument in
      guard !argument.hasPrefix("-") else { return nil }
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      guard argument.contains(":"), let url = URL(string: argument), let scheme = url.scheme,
        scheme.count > 1
      else { return nil }
      return url
    }
  }

  /// A window with the first screen of a storyboard; nil, with a message, if there is none.
  private func makeWindow(storyboard: String, in scene: UIWindowScene? = nil) -> UIWindow? {
    guard let loader = LinkedNibLoader.shared,
      let controller = loader.initialViewController(ofStoryboard: storyboard)
    else {
      Messages.views.error(
        """
        The storyboard '\(storyboard)', which the Info.plist names, gives no first screen. Put it beside the Info.plist, and \
        make one of its controllers the initial one.
        """)
      return nil
    }
    return makeWindow(controller, in: scene)
  }

  private func makeWindow(_ controller: UIViewController, in scene: UIWindowScene?) -> UIWindow {
    let window =
      scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = controller
    return window
  }

  /// Gives the window to the delegate; keeps it itself, if the delegate has no place for it.
  private func keep(_ window: UIWindow, by delegate: any UIApplicationDelegate) {
    delegate.window = window
    if delegate.window !== window { keptWindows.append(window) }
  }

  // MARK: - Scenes

  private var firstConfiguration: UISceneConfiguration {
    let role = UISceneSession.Role.windowApplication
    let name = launchInfo.sceneConfigurations(for: role).first?.name
    return UISceneConfiguration(name: name, sessionRole: role)
  }

  /// Connects a scene: makes it, its delegate and its window, and shows the windows.
  func connectScene(_ session: UISceneSession, urls: [URL] = []) {
    let options = UIScene.ConnectionOptions(urls: urls)
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    sessions.append(session)
    scenes.append(scene)
    if let made = configuration.delegateClass.flatMap(LaunchInfo.make) {
      scene.delegate = made as? any UISceneDelegate
      if scene.delegate == nil {
        Messages.views.error(
          "\(Swift.type(of: made)) is no UIWindowSceneDelegate, so the scene has no delegate. Let it conform."
        )
      }
    }
    let owner = scene.delegate as? any UIWindowSceneDelegate
    let window = makeWindow(of: configuration, in: scene)
    if let window {
      owner?.window = window
      if owner?.window !== window { keptWindows.append(window) }
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .background
    if let window { (owner?.window ?? window).makeKeyAndVisible() }
    updateActivity()
  }

  private func makeWindow(
    of configuration: UISceneConfiguration, in scene: UIWindowScene
  ) -> UIWindow? {
    if let storyboard = configuration.storyboardObject {
      return LinkedNibLoader.shared?.initialViewController(of: storyboard)
        .map { makeWindow($0, in: scene) }
    }
    return configuration.storyboardName.flatMap { makeWindow(storyboard: $0, in: scene) }
  }

  /// Disconnects a scene whose windows are closed.
  func disconnect(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    move(scene, to: .background)
    scenes.removeAll { $0 === scene }
    sessions.removeAll { $0 === scene.session }
    scene.activationState = .unattached
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.delegate?.sceneDidDisconnect(scene)
    keptWindows.removeAll { $0.windowScene === scene }
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
    updateActivity()
  }
}
