// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct EditPageTests {
  private let page = EditPage(
    title: "Add",
    sections: [
      EditPage.Section(
        header: "A",
        rows: [
          EditPage.Row(title: "ReverseIntention", detail: "Stores a text backwards."),
          EditPage.Row(title: "UppercaseIntention", detail: "Stores a text in capitals."),
        ]),
      EditPage.Section(header: "B", rows: [EditPage.Row(title: "ModelContainer", detail: nil)]),
    ])

  @Test(arguments: [
    ("", ["ReverseIntention", "UppercaseIntention", "ModelContainer"]),
    ("reverse", ["ReverseIntention"]), ("text STORES", ["ReverseIntention", "UppercaseIntention"]),
    ("container", ["ModelContainer"]), ("nothing", []),
  ])
  func `Rows are filtered by all words, in their titles and details`(
    _ words: String, _ titles: [String]
  ) {
    let sections = page.sections(matching: words)
    #expect(sections.flatMap(\.rows).map(\.title) == titles)
    #expect(sections.allSatisfy { !$0.rows.isEmpty })
  }
}

@Suite(.alone) struct EditTargetTests {
  private let outer = EditTarget(id: "outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = EditTarget(id: "inner", frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func `Of nested objects the innermost one is meant, in whichever order they come`() {
    for targets in [[outer, inner], [inner, outer]] {
      #expect(targets.target(at: CGPoint(x: 15, y: 15)) == inner)
      #expect(targets.target(at: CGPoint(x: 50, y: 50)) == outer)
      #expect(targets.target(at: CGPoint(x: 150, y: 50)) == nil)
    }
  }
}

@Suite(.alone) struct LiveLayoutTests {
  @Test func `The panel is beside the scene in a wide window, at the side where lines end`() {
    let bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
    let layout = LiveLayout(bounds: bounds, hasPanel: true, isMirrored: false)
    #expect(layout.scene == CGRect(x: 0, y: 0, width: 480, height: 600))
    #expect(layout.panel == CGRect(x: 480, y: 0, width: 320, height: 600))
    let mirrored = LiveLayout(bounds: bounds, hasPanel: true, isMirrored: true)
    #expect(mirrored.panel == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(mirrored.scene == CGRect(x: 320, y: 0, width: 480, height: 600))
  }

  @Test func `The panel is below the scene in a narrow window`() {
    let layout = LiveLayout(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 800), hasPanel: true, isMirrored: false)
    #expect(layout.scene == CGRect(x: 0, y: 0, width: 393, height: 440))
    #expect(layout.panel == CGRect(x: 0, y: 440, width: 393, height: 360))
  }

  @Test func `Without a panel the scene has the whole window`() {
    let bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
    #expect(LiveLayout(bounds: bounds, hasPanel: false, isMirrored: false).scene == bounds)
  }
}
