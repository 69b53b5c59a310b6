// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `input/pointer-10000` measures: a window with a scroll view that contains as
/// many labels as the second argument says. xdotool moves the pointer to and fro over one of them.
/// It prints `pointer MICROSECONDS`, the process's CPU time per movement, and ends.
final class PointerApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--pointer"

  private static let movements = 200
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10
    for number in 0..<count {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(number) * 80, width: 800, height: 80))
      label.text = "Row \(number)"
      scrollView.addSubview(label)
    }
    scrollView.contentSize = CGSize(width: 800, height: CGFloat(count) * 80)
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Task {
      try await Task.sleep(for: .seconds(2))
      try await move(20)
      let start = Stopwatch.processTime
      try await move(Self.movements)
      print("pointer", (Stopwatch.processTime - start) * 1e3 / Double(Self.movements))
      exit(0)
    }
    return true
  }

  /// Moves the pointer `count` times, slowly enough that each movement is a separate event.
  private func move(_ count: Int) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["xdotool", "mousemove", "300", "300"]
      + (0..<count).flatMap {
        ["mousemove_relative", "--", $0.isMultiple(of: 2) ? "7" : "-7", "0", "sleep", "0.04"]
      }
    try process.run()
    while process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
  }
}
