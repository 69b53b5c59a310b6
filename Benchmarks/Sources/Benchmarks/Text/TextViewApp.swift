// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `text/view-1MB` measures: 200 keys, each in a frame of its own, in the middle
/// of 20,000 paragraphs in a text view; for `text/view-10MB-line` in the middle of 10 MB on one
/// line, or in an empty view. It prints `typing MILLISECONDS`, the process's CPU time per key, and
/// ends. `Peers/text-view.c` does the same with a bare GtkTextView.
final class TextViewApp: UIResponder, UIApplicationDelegate {
  /// The arguments that make `Benchmarks` run this program.
  static let argument = "--typing-view"
  static let lineArgument = "--typing-line"
  static let emptyArgument = "--typing-empty-view"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

  /// 1.1 MB.
  static let text = (0..<20_000)
    .map { "Paragraph \($0): The quick brown fox jumps over the lazy dog" }
    .joined(separator: "\n")

  /// 10 MB without a line break.
  static let line = String(repeating: "The quick brown fox 😀 ", count: 420_000)

  private let text =
    CommandLine.arguments.contains(TextViewApp.lineArgument)
    ? TextViewApp.line
    : CommandLine.arguments.contains(TextViewApp.emptyArgument) ? "" : TextViewApp.text

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (screen, textView) = (UIViewController(), UITextView())
    screen.view = textView
    textView.font = .systemFont(ofSize: 15)
    textView.text = text
    textView.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    textView.becomeFirstResponder()
    Task {
      // Waits until all lines are laid out.
      try await Task.sleep(for: .seconds(text.utf8.count > 2_000_000 ? 60 : 10))
      textView.scrollRangeToVisible(textView.selectedRange)
      try await Task.sleep(for: .seconds(1))
      let count = 200
      let start = Stopwatch.processTime
      for _ in 0..<count {
        textView.insertText("x")
        try await Task.sleep(for: .milliseconds(20))
      }
      let time = (Stopwatch.processTime - start) / Double(count)
      guard textView.text.utf8.count == text.utf8.count + count else { exit(1) }
      print("typing", time)
      exit(0)
    }
    return true
  }
}
