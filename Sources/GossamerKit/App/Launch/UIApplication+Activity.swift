// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a host's window is seen, and whether it has the keyboard.
package enum WindowActivity: Sendable {
  /// Not shown, or minimised.
  case hidden
  /// Shown, while another window has the keyboard.
  case seen
  /// Shown, with the keyboard.
  case active
}

// Whether the application is active: whether one of its windows has the keyboard. It is in the background while all of them are
// minimised.
extension UIApplication {
  /// Whether the application is shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/state
  nonisolated public enum State: Int, Sendable {
    /// One of its windows has the keyboard.
    case active = 0
    /// Windows are shown, and another application's has the keyboard.
    case inactive = 1
    /// All windows are minimised, or none is shown yet.
    case background = 2
  }

  /// Whether the application is shown. Without a host it is active.
  public var applicationState: State { interfaceHasHost ? storedState : .active }

  /// Updates the states of the scenes and of the application, and tells their delegates, after the activity of windows may have
  /// changed.
  package func updateActivity() {
    for case let scene as UIWindowScene in scenes { move(scene, to: state(of: scene.windows)) }
    let state = state(of: windows)
    if state != .background { wasShown = true }
    // At the start no window is shown yet, and the application isn't in the background.
    if wasShown { move(to: state) }
  }

  /// Tells the delegates that all is over: each application goes to the background before it ends, as on iOS.
  package func willEnd() {
    for scene in scenes { move(scene, to: .background) }
    move(to: .background)
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Tells the application that memory is short.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    for window in windows {
      for controller in window.rootViewController?.tree ?? [] {
        controller.didReceiveMemoryWarning()
      }
    }
  }

  func state(of windows: [UIWindow]) -> State {
    let activities = windows.map(\.activity)
    if activities.contains(.active) { return .active }
    return activities.contains(.seen) ? .inactive : .background
  }

  // MARK: - Steps

  /// Moves the application on, one state after the other.
  private func move(to state: State) {
    if storedState == .background, state != .background {
      tell(UIApplication.willEnterForegroundNotification) {
        $0.applicationWillEnterForeground(self)
      }
      storedState = .inactive
    }
    if storedState == .active, state != .active {
      tell(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(self) }
      storedState = .inactive
    }
    if storedState == .inactive, state == .active {
      storedState = .active
      tell(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    }
    if storedState == .inactive, state == .background {
      storedState = .background
      tell(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    }
  }

  /// Posts a notification, and tells the delegate; not in an application with scenes, whose delegates are told instead.
  private func tell(
    _ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    if !launchInfo.hasScenes, let delegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Moves a scene on, one state after the other.
  func move(_ scene: UIScene, to state: State) {
    let delegate = scene.delegate
    let post = { NotificationCenter.default.post(name: $0, object: scene) }
    if scene.activationState == .background, state != .background {
      delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification)
      scene.activationState = .foregroundInactive
    }
    if scene.activationState == .foregroundActive, state != .active {
      delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
    }
    if scene.activationState == .foregroundInactive, state == .active {
      scene.activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification)
    }
    if scene.activationState == .foregroundInactive, state == .background {
      scene.activationState = .background
      delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification)
    }
  }
}

/// The notifications of the application. Their object is the application.
extension UIApplication {
  /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`.
  nonisolated public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the application has become active.
  nonisolated public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the application is about to become inactive.
  nonisolated public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the application has gone to the background, also before it ends.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the application is about to come back from the background.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the machine is short of memory.
  nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIViewController {
  /// The controller with all its children and what they present.
  fileprivate var tree: [UIViewController] {
    var (found, waiting) = ([UIViewController](), [self])
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting += controller.children
      // A controller is asked for what it presents itself, so that none is found twice.
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append(presented)
      }
    }
    return found
  }
}
