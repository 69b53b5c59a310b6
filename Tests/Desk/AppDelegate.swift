// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Small applications, written as a UIKit developer writes them from habit: `swift run desk to-do`.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    let width = arguments.dropFirst().first.flatMap { Double($0) } ?? 393
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    window.rootViewController = UINavigationController(
      rootViewController: Self.controller(named: arguments.first ?? "converter"))
    window.backgroundColor = .systemBackground
    if arguments.contains("dark") { window.overrideUserInterfaceStyle = .dark }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  static func controller(named name: String) -> UIViewController {
    switch name {
    case "alarms": AlarmsViewController(style: .plain)
    case "album": AlbumViewController()
    case "board": BoardViewController()
    case "chart": ChartViewController()
    case "stopwatch": StopwatchViewController()
    case "to-do": ToDoViewController()
    case "contacts": ContactsViewController(style: .plain)
    case "settings": SettingsViewController(style: .insetGrouped)
    case "tour": TourViewController()
    case "letter": LetterViewController()
    case "notebook": NotebookViewController(style: .plain)
    case "login": LoginViewController(nibName: nil, bundle: nil)
    default: ConverterViewController()
    }
  }
}
