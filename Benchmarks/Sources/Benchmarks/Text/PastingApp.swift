// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `text/paste-10MB-line` measures: pastes 10 MB into a text view in a window, on
/// one line or on many. It prints `pasted MILLISECONDS`, the time until the window responds as fast
/// as before, and ends.
final class PastingApp: UIResponder, UIApplicationDelegate {
  /// The arguments that make `Benchmarks` run this program.
  static let lineArgument = "--pasting-line"
  static let linesArgument = "--pasting-lines"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

  private let text =
    CommandLine.arguments.contains(PastingApp.lineArgument)
    ? TextViewApp.line : TextViewApp.line.replacing("dog 😀", with: "dog\n😀")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (screen, textView) = (UIViewController(), UITextView())
    screen.view = textView
    textView.font = .systemFont(ofSize: 15)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    textView.becomeFirstResponder()
    UIPasteboard.general.string = text
    Task {
      try await Task.sleep(for: .seconds(2))
      let start = Stopwatch.wallTime
      textView.paste(nil)
      var (last, rest) = (start, start)
      while last < start + 30_000 {
        try await Task.sleep(for: .milliseconds(5))
        let now = Stopwatch.wallTime
        // The main thread was blocked for longer than an editor's frame may take.
        if now - last > 50 { rest = now }
        last = now
      }
      guard textView.text.utf8.count == text.utf8.count else { exit(1) }
      print("pasted", rest - start)
      exit(0)
    }
    return true
  }
}
