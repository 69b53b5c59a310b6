// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The errors and warnings about one document, in the order in which they were found. Each is kept
/// once, however often the document is loaded, and not more of them than a person would read.
nonisolated package final class Diagnostics {
  /// How many are kept per document; one more says that there are others.
  static let greatestCount = 1000

  /// The path of the document, as messages name it.
  package let file: String
  /// All that were reported.
  package private(set) var all: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  private var returnedCount = 0

  package init(file: String) {
    self.file = file
  }

  /// Those that were reported since the last call.
  package func popNew() -> ArraySlice<Diagnostic> {
    defer { returnedCount = all.count }
    return all[returnedCount...]
  }

  /// Reports a part that is missing or broken.
  /// - Parameter element: the element that it is about; `nil` for the document as a whole.
  package func error(_ message: String, at element: Element?) {
    report(.error, message, at: element)
  }

  /// Reports a part that is loaded incompletely, or in another way.
  /// - Parameter element: the element that it is about; `nil` for the document as a whole.
  package func warning(_ message: String, at element: Element?) {
    report(.warning, message, at: element)
  }

  private func report(_ severity: Diagnostic.Severity, _ message: String, at element: Element?) {
    guard all.count <= Self.greatestCount else { return }
    let new = Diagnostic(severity: severity, file: file, line: element?.line, message: message)
    guard reported.insert(new).inserted else { return }
    let last = "There is more that is wrong in this document. Correct the rest first."
    all.append(
      all.count < Self.greatestCount
        ? new : Diagnostic(severity: .error, file: file, line: nil, message: last))
  }
}
