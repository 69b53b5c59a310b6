// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `motion/views-100` measures: a window with 100 labels that move to and fro.
/// After a second it measures the process's CPU time for five seconds, prints `motion
/// MILLISECONDS`, per second, and ends.
final class MotionApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--motion"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    let labels = (0..<100).map { number in
      let label = UILabel(
        frame: CGRect(x: number % 10 * 75 + 10, y: number / 10 * 55 + 10, width: 64, height: 24))
      label.text = "Label \(number)"
      label.textAlignment = .center
      label.backgroundColor = UIColor(red: 0.9, green: 0.6, blue: 0.3, alpha: 1)
      controller.view.addSubview(label)
      return label
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Task {
      try await Task.sleep(for: .seconds(1))
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        for label in labels {
          label.center = CGPoint(x: label.center.x + 16, y: label.center.y + 16)
        }
      }
      try await Task.sleep(for: .seconds(1))
      let start = Stopwatch.processTime
      try await Task.sleep(for: .seconds(5))
      print("motion", (Stopwatch.processTime - start) / 5)
      exit(0)
    }
    return true
  }
}
