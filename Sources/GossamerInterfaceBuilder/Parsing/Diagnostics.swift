// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What was found wrong in one document, in the order in which it was found; each thing once, however
/// often the document is loaded.
nonisolated package final class Diagnostics {
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
    let new = Diagnostic(severity: severity, file: file, line: element?.line, message: message)
    if known.insert(new).inserted {
      all.append(new)
    }
  }
}
