// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Stores a field's text in the model, backwards.
///
/// What a person sees as one character stays whole: flags, families, letters with combining marks.
public final class ReverseIntention: ChangeIntention {
  /// `text` from its last character to its first.
  public override func changed(_ text: String) -> String { String(text.reversed()) }
}
