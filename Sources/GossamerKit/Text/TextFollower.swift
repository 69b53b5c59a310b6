// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A delegate that follows the text of its field, whoever changes it: a person, after all delegates
/// have permitted it, or the program.
package protocol TextFollower: AnyObject {
  /// Called when it has become a delegate of the field, and after each change of the text. If it
  /// changes the text itself, it is called again for that.
  func follow(textOf textField: UITextField)
}
