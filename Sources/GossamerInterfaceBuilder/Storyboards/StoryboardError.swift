// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// Why a storyboard or a `.xib` file can't be instantiated.
nonisolated public enum StoryboardError: Error, Equatable {
  /// There is no such file in the bundle's folders.
  case notFound(name: String, type: String, folders: [String])
  /// The document can't be read.
  case unreadable(Diagnostic)
  /// The document has no initial view controller.
  case noInitialViewController(file: String)
  /// No controller has this storyboard ID.
  case unknownIdentifier(file: String, identifier: String, known: [String])
  /// The controller isn't of the class that the caller expects.
  case wrongClass(file: String, line: Int, expected: String, found: String)
  /// No object at the top level of the document is a view of the class.
  case noView(file: String, expected: String, found: [String])
}

nonisolated extension StoryboardError: CustomStringConvertible {
  /// The place, the fact, the offending value and the next step.
  public var description: String {
    switch self {
    case .notFound(let name, let type, let folders):
      """
      There is no '\(name.excerpt).\(type)' in \(folders.joined(separator: ", ")). \
      Add it to the resources of the target, or give the bundle that has it.
      """
    case .unreadable(let diagnostic):
      "\(diagnostic)"
    case .noInitialViewController(let file):
      """
      \(file): error: No view controller is the initial one. Choose one in the attributes inspector, or \
      ask for one by its storyboard ID.
      """
    case .unknownIdentifier(let file, let identifier, let known):
      """
      \(file): error: No view controller has the storyboard ID '\(identifier.excerpt)'. \
      \(Self.advice(identifier, known))
      """
    case .wrongClass(let file, let line, let expected, let found):
      """
      \(file):\(line): error: The view controller is a \(found), not a \(expected). Set its class in the \
      identity inspector.
      """
    case .noView(let file, let expected, let found):
      """
      \(file): error: No view at the top level is a \(expected), only \
      \(found.isEmpty ? "placeholders" : found.joined(separator: ", ")). Set the class of the view in \
      the identity inspector.
      """
    }
  }

  private static func advice(_ identifier: String, _ known: [String]) -> String {
    if let name = closestName(to: identifier, in: known) { return "Did you mean '\(name)'?" }
    if known.isEmpty { return "None has one: give it one in the identity inspector." }
    return "There are \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }
}
