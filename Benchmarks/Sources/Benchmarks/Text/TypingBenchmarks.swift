// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerTesting

/// Measures typing a character into a field with 1 MB of text, compared with an empty one.
let typingBenchmarks = [
  Benchmark("text/key-1MB", peer: "empty field") {
    try keyFigures(LongText.words, at: LongText.words.utf16.count)
  },
  Benchmark("text/key-1MB/middle", peer: "empty field") {
    try keyFigures(LongText.words, at: LongText.words.utf16.count / 18 * 9)
  },
  Benchmark("text/key-1MB/emoji", peer: "empty field") {
    try keyFigures(LongText.families, at: LongText.families.utf16.count)
  },
  Benchmark("text/key-1MB/window", peer: "empty field") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    var times: [(long: Double, empty: Double)] = []
    for _ in 0..<3 {
      times.append(
        (
          try timeInWindow(program, TypingApp.longArgument),
          try timeInWindow(program, TypingApp.emptyArgument)
        ))
    }
    return Figures(
      value: times.map(\.long).sorted()[1], peerValue: times.map(\.empty).sorted()[1])
  },
  Benchmark("text/view-1MB/headless", peer: "empty text view") {
    Figures(
      value: try timeOfKeyInView(TextViewApp.text), peerValue: try timeOfKeyInView(""))
  },
  Benchmark("text/view-1MB", peer: "GtkTextView in C") {
    let own = PeerProgram(path: CommandLine.arguments[0])
    let peer = PeerProgram(path: ".build/peers/text-view")
    var times: [(own: Double, peer: Double)] = []
    for _ in 0..<3 {
      times.append((try timeInWindow(own, TextViewApp.argument), try timeInWindow(peer, "")))
    }
    return Figures(
      value: times.map(\.own).sorted()[1], peerValue: times.map(\.peer).sorted()[1])
  },
  Benchmark("text/view-10MB-line", peer: "empty text view") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    return Figures(
      value: try timeInWindow(program, TextViewApp.lineArgument, limit: 180),
      peerValue: try timeInWindow(program, TextViewApp.emptyArgument))
  },
  Benchmark("text/paste-10MB-line", peer: "the same on lines of 46 letters") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    return Figures(
      value: try timeInWindow(program, PastingApp.lineArgument, word: "pasted"),
      peerValue: try timeInWindow(program, PastingApp.linesArgument, word: "pasted"))
  },
]

/// Texts of 1 MB.
enum LongText {
  /// Words with some characters that aren't ASCII: 1 MB, 750,000 UTF-16 units.
  static let words = String(repeating: "word 😀ä ", count: 83_000)

  /// Emoji of five scalars and eight UTF-16 units each.
  static let families = String(repeating: "👨‍👩‍👧", count: 55_500)
}

private func keyFigures(_ text: String, at place: Int) throws -> Figures {
  Figures(value: try timeOfKey(in: text, at: place), peerValue: try timeOfKey(in: "", at: 0))
}

/// The time of a key that is typed at `place` of `text`: the questions to the delegate, the edit, the notifications and
/// an update cycle. The first key isn't counted: it copies the text once if the program keeps a reference to it.
private func timeOfKey(in text: String, at place: Int) throws -> Double {
  let count = 100
  let controller = FieldScreen()
  let field = controller.field
  let delegate = CountingDelegate()
  field.delegate = delegate
  let screen = Screen(controller)
  field.becomeFirstResponder()
  let time = try Stopwatch.median(
    prepare: {
      field.text = text
      field.selectedRange = NSRange(location: place, length: 0)
      field.insertText("x")
      screen.update()
    },
    run: {
      for _ in 0..<count { try field.typeText("x") }
    })
  guard field.selectedRange == NSRange(location: place + 1 + count, length: 0),
    field.text?.utf8.count == text.utf8.count + 1 + count, delegate.count == 7 * (1 + count)
  else {
    throw WrongResult(
      description: "\(field.selectedRange) is selected after \(delegate.count) keys")
  }
  return time / Double(count)
}

/// The time of a key in the middle of a text view's text, with the delegate's methods, measuring,
/// and the update cycle.
private func timeOfKeyInView(_ text: String) throws -> Double {
  let count = 100
  let (controller, textView) = (UIViewController(), UITextView())
  controller.view = textView
  let screen = Screen(controller)
  textView.becomeFirstResponder()
  let time = try Stopwatch.median(
    prepare: {
      textView.text = text
      textView.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
      textView.insertText("x")
      screen.update()
    },
    run: {
      for _ in 0..<count { try textView.typeText("x") }
    })
  guard textView.text.utf8.count == text.utf8.count + 1 + count else {
    throw WrongResult(description: "\(textView.selectedRange) is selected after \(count) keys")
  }
  return time / Double(count)
}

private final class CountingDelegate: UITextFieldDelegate {
  var count = 0

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    count += 1
    return true
  }
}

/// - Parameter limit: in seconds.
private func timeInWindow(
  _ program: PeerProgram, _ argument: String, word: String = "typing", limit: Int = 60
) throws -> Double {
  let words = try program.run([argument], limit: limit, wordsAfter: word)
  guard let words else {
    throw WrongResult(description: "\(program.path) \(argument) took longer than \(limit) seconds")
  }
  guard let time = words.first.flatMap(Double.init) else {
    throw WrongResult(description: "\(program.path) \(argument) printed \(words) of \(word)")
  }
  return time
}
