// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone, .ownApplication) @MainActor struct LaunchTests {
  private var application: UIApplication { .shared }

  // MARK: - Info.plist

  @Test(
    arguments: [
      ([:], CGSize(width: 393, height: 852), UIUserInterfaceIdiom.phone),
      (["UIDeviceFamily": [1, 2]], CGSize(width: 393, height: 852), .phone),
      (["UIDeviceFamily": ["2"]], CGSize(width: 820, height: 1180), .pad),
      (
        [
          "UIDeviceFamily": [2],
          "UISupportedInterfaceOrientations~ipad": [
            "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
          ],
        ], CGSize(width: 1180, height: 820), .pad
      ),
      (["UIDeviceFamily": "x"], CGSize(width: 393, height: 852), .phone),
    ] as [([String: any Sendable], CGSize, UIUserInterfaceIdiom)])
  func theWindowIsAsTheDeviceFamily(
    info: [String: any Sendable], size: CGSize, idiom: UIUserInterfaceIdiom
  ) {
    let info = LaunchInfo(info)
    #expect(info.windowSize == size)
    #expect(info.idiom == idiom)
  }

  @Test func tells_WhenTheClassIsMissing() {
    let heard = messages { #expect(LaunchInfo.type(named: "Nowhere.SceneDelegate") == nil) }
    #expect(
      heard == [
        """
        The Info.plist names the class 'Nowhere.SceneDelegate', which the program doesn't have. Write it at the top level \
        of the module that stands before the dot, and not private.
        """
      ])
  }

  // MARK: - Without scenes

  @Test func callsTheDelegate_InOrder() {
    let delegate = Delegate()
    #expect(application.launch(delegate, LaunchInfo(), arguments: ["-v", "https://example.org/a"]))
    #expect(
      delegate.calls == [
        "will finish https://example.org/a", "did finish https://example.org/a", "active",
        "open https://example.org/a",
      ])
    #expect(application.connectedScenes.count == 1)
    #expect(delegate.window?.windowScene?.windows.first === delegate.window)
    let window = delegate.window
    window?.activity = .seen
    application.updateActivity()
    window?.activity = .hidden
    application.updateActivity()
    window?.activity = .active
    application.updateActivity()
    application.willEnd()
    #expect(
      delegate.calls.dropFirst(4) == [
        "resign", "background", "foreground", "active", "resign", "background", "terminate",
      ])
    window?.isHidden = true
  }

  @Test func anApplicationEnds_WhenItsDelegateSaysNo() {
    let delegate = Delegate()
    delegate.goesOn = false
    #expect(!application.launch(delegate, LaunchInfo()))
    delegate.window?.isHidden = true
  }

  @Test func memoryWarnings_ReachTheControllers() {
    let delegate = Delegate()
    #expect(application.launch(delegate, LaunchInfo()))
    application.receiveMemoryWarning()
    #expect(delegate.controller.warnings == 1)
    #expect(delegate.calls.last == "memory")
    delegate.window?.isHidden = true
  }

  // MARK: - Scenes

  @Test func connectsAScene_ThatTheInfoNames() throws {
    let delegate = Delegate()
    #expect(
      application.launch(delegate, Self.sceneInfo(multiple: true), arguments: ["a:b", "app:x"]))
    #expect(delegate.calls == ["will finish app:x", "did finish app:x"])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let owner = try #require(scene.delegate as? LaunchedSceneDelegate)
    #expect(owner.calls == ["connect 1", "foreground", "active"])
    #expect(scene.activationState == .foregroundActive)
    #expect(owner.window?.bounds.size == CGSize(width: 393, height: 852))
    application.open([URL(fileURLWithPath: "/tmp")])
    #expect(owner.calls.last == "open /tmp")

    application.requestSceneSessionActivation(nil)
    #expect(application.connectedScenes.count == 2)
    owner.window?.isHidden = true
    if let window = owner.window { application.windowWasClosed(window) }
    #expect(owner.calls.suffix(3) == ["resign", "background", "disconnect"])
    #expect(application.connectedScenes.count == 1)
    #expect(delegate.calls.last == "discard 1")
    for window in application.windows { window.isHidden = true }
  }

  @Test func refusesASecondScene_UnlessTheInfoAllowsIt() {
    #expect(application.launch(Delegate(), Self.sceneInfo(multiple: false)))
    var error: (any Error)?
    application.requestSceneSessionActivation(nil) { error = $0 }
    #expect(error is UISceneError)
    #expect(application.connectedScenes.count == 1)
    for window in application.windows { window.isHidden = true }
  }

  private static func sceneInfo(multiple: Bool) -> LaunchInfo {
    LaunchInfo([
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": multiple,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "GossamerKitTests.LaunchedSceneDelegate",
            ]
          ]
        ],
      ] as [String: Any]
    ])
  }

  // MARK: - The device

  @Test func theDeviceTurns_WhenTheWindowGetsWider() {
    let screen = Screen(UIViewController())
    #expect(UIDevice.current.orientation.isPortrait)
    screen.size = CGSize(width: 900, height: 600)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(screen.window.windowScene?.interfaceOrientation.isLandscape == true)
  }

  @Test func aControllerIsToldOfItsNewTraits_OnlyWhenTheSizeClassesChange() {
    let controller = ChangingController()
    let screen = Screen(controller)
    screen.size = CGSize(width: 400, height: 852)
    #expect(controller.classes.isEmpty)
    screen.size = CGSize(width: 900, height: 852)
    #expect(controller.classes == [.regular])
  }

  @Test func theGuidesOfTheBars_AreTheSafeArea() {
    let controller = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    NSLayoutConstraint(
      item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: label,
      attribute: .bottom, multiplier: 1, constant: 0
    ).isActive = true
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let screen = Screen(controller)
    #expect(label.frame.minY == 20)
    #expect(label.frame.maxY == screen.size.height - 30)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 30)
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  var goesOn = true
  let controller = WarnedController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will finish\(launchOptions?[.url].map { " \($0)" } ?? "")")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did finish\(launchOptions?[.url].map { " \($0)" } ?? "")")
    guard !application.launchInfo.hasScenes else { return goesOn }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return goesOn
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.append("memory") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    calls.append("open \(url)")
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    calls.append("discard \(sceneSessions.count)")
  }
}

private final class WarnedController: UIViewController {
  var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

private final class ChangingController: UIViewController {
  var classes: [UIUserInterfaceSizeClass] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    classes.append(newCollection.horizontalSizeClass)
  }
}

final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  override init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect \(connectionOptions.urlContexts.count)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    calls.append("open \(contexts.first?.url.path ?? "")")
  }
}
