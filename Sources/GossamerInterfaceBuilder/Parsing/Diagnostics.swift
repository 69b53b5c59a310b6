// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What was found wrong in one document, in the order in which it was found; each thing once, however
/// often the document is loaded, and not more than a person would read.
nonisolated package final class Diagnostics {
  /// How many are kept of one document; one more says that there are others.
  static let greatestCount = 1000

  /// The path of the document, as messages name it.
  package let file: String
  /// All that was reported.
  package private(set) var all: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var taken = 0

  package init(file: String) {
    self.file = file
  }

  /// What was reported since this was called the last time.
  package func takeNew() -> ArraySlice<Diagnostic> {
    defer { taken = all.count }
    return all[taken...]
  }

  /// Reports what can't be done.
  /// - Parameter element: Where it is in the document; `nil` if it is about the document as a whole.
  package func error(_ message: String, at element: Element?) {
    report(.error, message, at: element)
  }

  /// Reports what is done in part, or in another way.
  /// - Parameter element: Where it is in the document; `nil` if it is about the document as a whole.
  package func warning(_ message: String, at element: Element?) {
    report(.warning, message, at: element)
  }

  private func report(_ severity: Diagnostic.Severity, _ message: String, at element: Element?) {
    guard all.count <= Self.greatestCount else { return }
    let new = Diagnostic(severity: severity, file: file, line: element?.line, message: message)
    guard known.insert(new).inserted else { return }
    let last = "There is more that is wrong in this document. Correct the rest first."
    all.append(
      all.count < Self.greatestCount
        ? new : Diagnostic(severity: .error, file: file, line: nil, message: last))
  }
}
