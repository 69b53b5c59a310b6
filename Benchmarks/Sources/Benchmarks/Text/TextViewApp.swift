// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The program that `text/view-1MB` measures: 200 keys, each in a frame of its own, in the middle of 20,000 paragraphs in
/// a text view. It prints `typing MILLISECONDS`, what the process has of the processor for each, and ends.
/// `Peers/text-view.c` does the same with a bare GtkTextView.
final class TextViewApp: UIResponder, UIApplicationDelegate {
  /// What `Benchmarks` is started with to be this program.
  static let argument = "--typing-view"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

  /// 1.1 MB.
  static let text = (0..<20_000)
    .map { "Paragraph \($0): The quick brown fox jumps over the lazy dog" }
    .joined(separator: "\n")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (screen, textView) = (UIViewController(), UITextView())
    screen.view = textView
    textView.font = .systemFont(ofSize: 15)
    textView.text = Self.text
    textView.selectedRange = NSRange(location: Self.text.utf16.count / 2, length: 0)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    textView.becomeFirstResponder()
    Task {
      // Until all lines are laid out.
      try await Task.sleep(for: .seconds(10))
      textView.scrollRangeToVisible(textView.selectedRange)
      try await Task.sleep(for: .seconds(1))
      let count = 200
      let start = Stopwatch.processTime
      for _ in 0..<count {
        textView.insertText("x")
        try await Task.sleep(for: .milliseconds(20))
      }
      let time = (Stopwatch.processTime - start) / Double(count)
      guard textView.text.utf8.count == Self.text.utf8.count + count else { exit(1) }
      print("typing", time)
      exit(0)
    }
    return true
  }
}
