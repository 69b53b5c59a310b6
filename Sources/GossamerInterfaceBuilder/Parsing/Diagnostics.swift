// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The errors and warnings about one document, in the order in which they were reported. Each one is kept
/// once, however often the document is loaded. Their number is limited.
nonisolated package final class Diagnostics {
  /// How many diagnostics are kept per document. One more says that there are others.
  static let greatestCount = 1000

  /// The path of the document, as messages name it.
  package let file: String
  /// All diagnostics that were reported and kept.
  package private(set) var all: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  private var returnedCount = 0

  package init(file: String) {
    self.file = file
  }

  /// The diagnostics that were reported since the last call.
  package func popNew() -> ArraySlice<Diagnostic> {
    defer { returnedCount = all.count }
    return all[returnedCount...]
  }

  /// Reports an error: a part of the document is missing or broken.
  /// - Parameter element: the element that the message is about; `nil` for the document as a whole.
  package func error(_ message: String, at element: Element?) {
    report(.error, message, at: element)
  }

  /// Reports a warning: a part of the document is loaded incompletely or differently.
  /// - Parameter element: the element that the message is about; `nil` for the document as a whole.
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
