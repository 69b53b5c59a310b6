// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The delegates that a text field has besides its `delegate`.
package protocol FurtherDelegates: AnyObject {
  /// Calls `question` with each of them, whatever the others have answered.
  /// - Returns: whether none has answered false. Nil is no answer.
  func ask(_ question: (any UITextFieldDelegate) -> Bool?) -> Bool
}
