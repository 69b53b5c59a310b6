// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A text field with many delegates, each with one job.
///
///     field.delegates = [dismissOnEnter, atMostTenCharacters, emailValidation]
///
/// It asks and tells its `delegate`, if it has one, and then ``delegates`` in their
/// order; who is both is called once. All are asked, even if one has already refused; something
/// happens only if all permit it.
open class MulticastTextField: UITextField {
  /// The wires of text fields, and the outlet collection `delegates`.
  open override class var wires: AnyWires {
    Wires<MulticastTextField>(super.wires)
      .outlets("delegates", \.delegates) { $0.furtherDelegates.append($1) }
  }

  /// Who is asked and told, in this order: the `furtherDelegates` of every text field, as
  /// documents connect them. Held weakly: a delegate that is freed isn't among them any more. The same
  /// object twice counts once.
  public var delegates: [any UITextFieldDelegate] {
    get { furtherDelegates.delegates }
    set { furtherDelegates.delegates = newValue }
  }
}
