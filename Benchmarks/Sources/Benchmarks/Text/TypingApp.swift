// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// A screen with a field that is as wide as the screen.
final class FieldScreen: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}

/// The program that `text/key-1MB/window` measures: 200 keys, each in a frame of its own, in the
/// middle of a field's text. It prints `typing MILLISECONDS`, the process's CPU time per key, and
/// ends.
final class TypingApp: UIResponder, UIApplicationDelegate {
  /// The arguments that make `Benchmarks` run this program, with 1 MB in the field or with an empty
  /// field.
  static let longArgument = "--typing-long"
  static let emptyArgument = "--typing-empty"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 200))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = FieldScreen()
    let field = screen.field
    let text = CommandLine.arguments.contains(Self.longArgument) ? LongText.words : ""
    field.text = text
    field.selectedRange = NSRange(location: text.utf16.count / 18 * 9, length: 0)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    Task {
      try await Task.sleep(for: .seconds(1))
      let count = 200
      let start = Stopwatch.processTime
      for _ in 0..<count {
        field.insertText("x")
        try await Task.sleep(for: .milliseconds(20))
      }
      let time = (Stopwatch.processTime - start) / Double(count)
      guard field.text?.utf8.count == text.utf8.count + count else { exit(1) }
      print("typing", time)
      exit(0)
    }
    return true
  }
}
