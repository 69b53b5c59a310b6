// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct WindowStyleTests {
    @Test func saysWhichStyleSheetIsMissing() throws {
      _ = try Stage.host()
      let captured = CapturedMessages()
      let before = Messages.views
      Messages.views = captured.logger
      defer { Messages.views = before }
      #expect(WindowStyle.resource("base.css").contains("window"))
      #expect(captured.all == [])
      #expect(WindowStyle.resource("none.css") == "")
      #expect(
        captured.all == [
          """
          /org/gnome/Adwaita/styles/none.css isn't among the style sheets of the libadwaita that is installed, so a \
          window with a style of its own looks like the desktop's others. Install libadwaita 1.2, or leave \
          overrideUserInterfaceStyle unset.
          """
        ])
    }
  }
}
