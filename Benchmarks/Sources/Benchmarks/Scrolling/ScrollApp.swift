// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `scroll/subviews-10000` measures: a window with a scroll view that contains as
/// many labels as the second argument says, and is scrolled to and fro by 20 points per frame.
/// After two seconds it measures the process's CPU time for 300 steps, prints `scroll
/// MICROSECONDS`, per step, and ends.
final class ScrollApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--scroll"

  private static let rowHeight: CGFloat = 80
  private static let distance: CGFloat = 20
  private static let steps = 300
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private var direction: CGFloat = 1

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10
    for number in 0..<count {
      let label = UILabel(
        frame: CGRect(x: 10, y: CGFloat(number) * Self.rowHeight, width: 780, height: 60))
      label.text = "Row \(number)"
      label.backgroundColor = UIColor(red: 0.9, green: 0.6, blue: 0.3, alpha: 1)
      scrollView.addSubview(label)
    }
    scrollView.contentSize = CGSize(width: 800, height: CGFloat(count) * Self.rowHeight)
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Task {
      try await Task.sleep(for: .seconds(2))
      for _ in 0..<30 { try await step() }
      let start = Stopwatch.processTime
      for _ in 0..<Self.steps { try await step() }
      print("scroll", (Stopwatch.processTime - start) * 1e3 / Double(Self.steps))
      exit(0)
    }
    return true
  }

  /// Scrolls, and waits for two frames of 1/60 second, so that the change is painted.
  private func step() async throws {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    let offset = scrollView.contentOffset.y + direction * Self.distance
    if offset < 0 || offset > end { direction = -direction }
    scrollView.contentOffset.y += direction * Self.distance
    try await Task.sleep(for: .milliseconds(33))
  }
}
