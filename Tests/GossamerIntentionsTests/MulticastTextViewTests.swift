// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct MulticastTextViewTests {
  private final class Witness: UITextViewDelegate {
    var changes: [String] = []
    var refused: Set<String> = []
    var scrolls = 0

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refused.contains(text) }

    func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class Follower: UIScrollViewDelegate {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private let textView = MulticastTextView()
  private let principal = Witness()
  private let one = Witness()
  private let two = Witness()

  @Test func callsAllDelegates_ForChangesThatAllPermit() {
    textView.delegate = principal
    textView.delegates = [one, two, one]
    two.refused = ["b"]
    for text in ["a", "b", "c"] { textView.insertText(text) }
    #expect(textView.text == "ac")
    for witness in [principal, one, two] { #expect(witness.changes == ["a", "ac"]) }
  }

  @Test func keepsScrollViewDelegates_WhenItsDelegatesAreSet() {
    let follower = Follower()
    textView.furtherDelegates.append(follower)
    textView.delegates = [one]
    #expect(textView.delegates.count == 1)
    textView.delegates = []
    textView.contentOffset.y = 5
    #expect(follower.scrolls == 1 && one.scrolls == 0)
  }

  @Test func holdsDelegatesWeakly() {
    var gone: Witness? = Witness()
    textView.delegates = [one, gone].compactMap { $0 }
    gone = nil
    #expect(textView.delegates.count == 1)
  }

  @Test func hasAnOutletCollection() throws {
    try textView.setValue(one, forKey: "delegates")
    try textView.setValue(two, forKey: "delegates")
    #expect(textView.delegates.count == 2)
  }
}
