// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Shows the form. The scroll view scrolls by itself, also to the field that is edited.
final class ScrollingViewController: UIViewController {
  override func loadView() {
    title = "Guests"
    view = ScrollingView(frame: UIScreen.main.bounds)
  }
}
