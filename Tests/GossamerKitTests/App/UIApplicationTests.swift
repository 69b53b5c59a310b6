// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIApplicationTests {
  private let page = URL(string: "https://example.org/page")
  private let call = URL(string: "tel:112")

  @Test func opensWhatTheHostCanOpen_AndTellsWhetherItDid() throws {
    let (page, call) = (try #require(page), try #require(call))
    withRecordingHost { host in
      var answers: [Bool] = []
      for url in [page, call] {
        UIApplication.shared.open(url, options: [:]) { answers.append($0) }
      }
      #expect(answers == [true, false])
      #expect(host.openedURLs == [page])
      #expect(UIApplication.shared.canOpenURL(page))
      #expect(!UIApplication.shared.canOpenURL(call))
    }
  }

  @Test func opensNothing_WithoutAHost() throws {
    let page = try #require(page)
    var answers: [Bool] = []
    UIApplication.shared.open(page) { answers.append($0) }
    #expect(answers == [false])
    #expect(!UIApplication.shared.canOpenURL(page))
  }

  @Test func ignoresInput_UntilEachRequestHasEnded() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let application = UIApplication.shared
    window.makeKeyAndVisible()
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents && !window.isUserInteractionEnabled)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents && window.isUserInteractionEnabled)
    window.isHidden = true
  }
}

@Suite(.alone) @MainActor struct IndexPathTests {
  @Test func namesRowsAndItems() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]))
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    path.row = 4
    path.section = 2
    #expect(path == IndexPath(item: 4, section: 2))
    path.item = 0
    #expect(path == IndexPath(indexes: [2, 0]))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }
}
