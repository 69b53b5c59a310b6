// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Stores a field's text in the model, backwards.
///
/// What a person sees as one character stays whole: flags, families, letters with combining marks.
public final class ReverseIntention: ChangeIntention {
  /// The wires of intentions that change, and the action `reverse:`.
  public override class var wires: AnyWires {
    Wires<ReverseIntention>(super.wires)
      .summary("Stores the text of a field in the model, backwards.")
      .action("reverse:", ReverseIntention.change)
  }

  /// `text` from its last character to its first.
  public override func changed(_ text: String) -> String { String(text.reversed()) }
}
