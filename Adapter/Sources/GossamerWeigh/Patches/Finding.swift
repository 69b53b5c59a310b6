// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Something that a recogniser is certain about: what takes it out of the controller, and how the file changes.
struct Finding {
  /// What is taken out, and what does it then: "DismissOnEnterIntention ends editing on Return".
  let summary: String

  /// Properties of the class.
  var members: [String] = []

  /// Statements of `viewDidLoad()` that come before the intentions.
  var preparations: [String] = []

  /// The expressions that make the intentions.
  var intentions: [String] = []

  /// What is taken out or replaced.
  var edits: [Edit] = []

  /// A declaration at the end of the file, with the indentation of two spaces.
  var declaration: String?
}

/// Finds one kind of code in a controller. It finds nothing unless it is certain: then there is only the advice.
protocol Recognizer: Sendable {
  static func findings(in controller: ControllerSyntax) -> [Finding]
}
