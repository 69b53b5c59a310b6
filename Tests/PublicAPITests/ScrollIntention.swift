// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Shows in a label how far a scroll view is scrolled, from when the screen appears. It is a further
/// delegate of the view, beside its own.
final class ScrollIntention: Intention, UIScrollViewDelegate {
  weak var scrollView: UIScrollView?
  weak var label: UILabel?

  convenience init(
    _ scrollView: UIScrollView, to label: UILabel, file: String = #fileID, line: Int = #line
  ) {
    self.init()
    wasMade(in: file, line: line)
    (self.scrollView, self.label) = (scrollView, label)
  }

  override func awake() {
    guard areSet(["scrollView": scrollView != nil, "label": label != nil]) else { return }
    scrollView?.furtherDelegates.append(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    scrollView.map(scrollViewDidScroll)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    label?.text = "\(Int(scrollView.contentOffset.y))"
  }
}
