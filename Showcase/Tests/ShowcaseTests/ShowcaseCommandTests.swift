// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

@Suite(.alone) struct ShowcaseCommandTests {
  @Test func opensTheGallery_WhenNothingElseIsAsked() throws {
    #expect(try ShowcaseCommand.parse([]).screen == nil)
  }

  @Test func listsTheScreens_WhenTheScreenIsUnknown() {
    let error = #expect(throws: (any Error).self) {
      try ShowcaseCommand.parse(["--screen", "intention"])
    }
    let message = error.map { ShowcaseCommand.message(for: $0) }
    #expect(
      message == """
        There is no screen 'intention'. Did you mean 'intentions'? These are there:
        \(ShowcaseScreen.list)
        """)
  }

  @Test func suggestsNothing_WhenNoNameIsSimilar() {
    #expect(throws: ShowcaseScreen.UnknownScreen(name: "tetris", suggestion: nil)) {
      try ShowcaseScreen.named("tetris")
    }
  }

  @Test(arguments: ShowcaseScreen.all.map(\.name))
  func showsEveryScreen_AndLeavesNothingBehind(name: String) throws {
    let screen = try ShowcaseScreen.named(name)
    #expect(try leaks { try #require(screen.makeController()) } == [])
  }
}
