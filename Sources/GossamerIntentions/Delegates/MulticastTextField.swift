// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A text field with many delegates, each with one job.
///
///     field.delegates = [dismissOnEnter, atMostTenCharacters, emailValidation]
///
/// It calls its `delegate`, if it has one, and then ``delegates`` in their order; an object that is
/// both is called once. All are asked, even if one has already refused; something happens only if
/// all permit it.
open class MulticastTextField: UITextField {
  /// The wires of text fields, and the outlet collection `delegates`.
  open override class var wires: AnyWires {
    Wires<MulticastTextField>(super.wires)
      .outlets("delegates", \.delegates) { $0.furtherDelegates.append($1) }
  }

  /// The delegates, in the order in which they are called. They are the `furtherDelegates` that every
  /// text field has and that documents connect. Held weakly: a delegate that is deallocated drops out.
  /// The same object twice counts once.
  public var delegates: [any UITextFieldDelegate] {
    get { furtherDelegates.delegates }
    set { furtherDelegates.delegates = newValue }
  }
}
