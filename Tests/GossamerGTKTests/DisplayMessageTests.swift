// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerGTK

@Suite(.alone) struct DisplayMessageTests {
  @Test(arguments: [
    ([:], "neither WAYLAND_DISPLAY nor DISPLAY is set. Set one of them"),
    (
      ["DISPLAY": "", "HOME": "/root"],
      "neither WAYLAND_DISPLAY nor DISPLAY is set. Set one of them"
    ),
    (["DISPLAY": ":99"], "nothing answers to DISPLAY=:99. Correct that"),
    (
      ["DISPLAY": ":0", "GDK_BACKEND": "wayland"],
      "nothing answers to GDK_BACKEND=wayland DISPLAY=:0. Correct that"
    ),
  ])
  func saysWhatTheEnvironmentNames_AndWhatAnyApplicationCanDo(
    environment: [String: String], fact: String
  ) {
    #expect(
      GTKError.noDisplay(environment: environment).description == """
        There is no display to show a window on: \(fact), or show the application in a browser: start \
        'gtk4-broadwayd :5', run it with GDK_BACKEND=broadway BROADWAY_DISPLAY=:5, and open \
        http://127.0.0.1:8085.
        """)
  }
}
