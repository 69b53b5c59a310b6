// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension TextFieldPeer: @MainActor TextOwner {
  func apply(_ change: TextChange) {
    text.write(change)
  }

  func select(_ selection: NSRange) {
    text.select(selection)
  }

  func abandonComposition() {
    text.abandonComposition()
  }

  func pasteAtSelection() {
    text.paste()
  }
}
