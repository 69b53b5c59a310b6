// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Gives the keyboard to a view, a field as a rule, whenever its screen has appeared.
///
///     BecomeFirstResponderIntention(content.nameField)
///
/// **In a document** it is an Object with the outlet `responder`.
public final class BecomeFirstResponderIntention: Intention {
  /// Who gets the keyboard, held weakly.
  public weak var responder: UIResponder?

  /// The wires of intentions, and the outlet `responder`.
  public override class var wires: AnyWires {
    Wires<BecomeFirstResponderIntention>(super.wires).outlet("responder", \.responder)
  }

  /// Gives the keyboard to `responder`, which is held weakly.
  /// - Parameters:
  ///   - responder: the field.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(_ responder: UIResponder, file: String = #fileID, line: Int = #line) {
    self.init()
    wasMade(in: file, line: line)
    self.responder = responder
  }

  /// Says so if nothing is connected.
  public override func awake() {
    _ = areSet(["responder": responder != nil])
  }

  /// Gives the keyboard to the ``responder``, if that takes it.
  public override func viewDidAppear(_ animated: Bool) {
    guard let responder, responder.becomeFirstResponder() else { return }
    WireActivity.fire(from: self, to: responder)
  }
}
