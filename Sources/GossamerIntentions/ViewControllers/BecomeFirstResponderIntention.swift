// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Makes a view, usually a field, the first responder whenever its screen has appeared.
///
///     BecomeFirstResponderIntention(content.nameField)
///
/// **In a document** it is an Object with the outlet `responder`.
public final class BecomeFirstResponderIntention: Intention {
  /// The view that becomes the first responder, held weakly.
  public weak var responder: UIResponder?

  /// The wires of intentions, and the outlet `responder`.
  public override class var wires: AnyWires {
    Wires<BecomeFirstResponderIntention>(super.wires)
      .summary("Makes a view, usually a field, the first responder when its screen appears.")
      .outlet("responder", \.responder)
  }

  /// Makes `responder` the first responder. It is held weakly.
  /// - Parameters:
  ///   - responder: the view.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(_ responder: UIResponder, file: String = #fileID, line: Int = #line) {
    self.init()
    wasMade(in: file, line: line)
    self.responder = responder
  }

  /// Logs that `responder` isn't set.
  public override func awake() {
    _ = areSet(["responder": responder != nil])
  }

  /// Makes ``responder`` the first responder, if it accepts that.
  public override func viewDidAppear(_ animated: Bool) {
    guard let responder, responder.becomeFirstResponder() else { return }
    WireActivity.fire(from: self, to: responder)
  }
}
