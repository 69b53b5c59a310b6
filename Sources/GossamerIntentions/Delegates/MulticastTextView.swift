// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A text view with many delegates, each with one job.
///
///     textView.delegates = [atMostThousandCharacters, draft]
///
/// It calls its `delegate`, if it has one, and then ``delegates`` in their order; an object that is both is
/// called once. All are asked, even if one has already refused; something happens only if all permit it.
open class MulticastTextView: UITextView {
  /// The wires of text views, and the outlet collection `delegates`.
  open override class var wires: AnyWires {
    Wires<MulticastTextView>(super.wires)
      .outlets("delegates", \.delegates) { $0.furtherDelegates.append($1) }
  }

  /// The delegates, in the order in which they are called. They are those of the view's `furtherDelegates`, which
  /// documents connect, that are text view delegates. Setting it leaves scroll view delegates among those where they
  /// are. Held weakly: a delegate that is deallocated drops out. The same object twice counts once.
  public var delegates: [any UITextViewDelegate] {
    get { furtherDelegates.delegates.compactMap { $0 as? any UITextViewDelegate } }
    set {
      let others = furtherDelegates.delegates.filter { !($0 is any UITextViewDelegate) }
      furtherDelegates.delegates = newValue.map { $0 } + others
    }
  }
}
