// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct SegueCheckTests {
  @Test(arguments: [
    (
      #"kind="pusch" destination="two""#,
      "Unknown segue kind 'pusch'. Did you mean 'push'?"
    ),
    (
      #"kind="teleport" destination="two""#,
      """
      Unknown segue kind 'teleport'. It is one of 'custom', 'embed', 'modal', 'popover', 'popoverPresentation', \
      'presentation', 'push', 'relationship', 'replace', 'show', 'showDetail', 'unwind'.
      """
    ),
    (
      #"destination="two""#,
      "The segue 's-1' has no kind. Connect it again, or delete it."
    ),
    (
      #"kind="unwind" destination="two""#,
      """
      The segue 's-1' has no action to unwind to, so it is left out. Connect it again, or delete it.
      """
    ),
    (
      #"kind="show" identifier="Details""#,
      "The segue 'Details' has no destination. Connect it again, or delete it."
    ),
    (
      #"kind="show" destination="gone""#,
      """
      The segue 's-1' has the destination 'gone', which isn't in the document. Connect it again, or delete it.
      """
    ),
    (
      #"kind="show" destination="two-view""#,
      """
      The segue 's-1' of the kind 'show' leads to a <view>, and not to a view controller of a scene. Connect it \
      again, or delete it.
      """
    ),
    (
      #"kind="unwind" destination="two" unwindAction="back:""#,
      """
      The segue 's-1' of the kind 'unwind' leads to a <viewController>, and not to the exit of its scene. Connect \
      it again, or delete it.
      """
    ),
  ])
  func reports_WhatIsWrongWithASegue(attributes: String, message: String) throws {
    let segue = "<connections><segue id=\"s-1\" \(attributes)/></connections>"
    let document = try Document.storyboard(Document.scene("one", segue) + Document.scene("two"))
    #expect(document.checked() == ["Main.storyboard:3: error: \(message)"])
  }

  @Test(arguments: [
    (
      #"<label id="l"><connections><segue id="s" kind="embed" destination="two"/></connections></label>"#,
      "of the kind 'embed' starts from a <label>, and not from a container view"
    ),
    (
      #"<connections><segue id="s" kind="relationship" relationship="rootViewController" destination="two"/></connections>"#,
      "of the kind 'relationship' starts from a <view>, which contains no other view controllers"
    ),
  ])
  func leavesOutASegue_ThatStartsFromNoContainer(_ content: String, _ fact: String) throws {
    let document = try Document.storyboard(Document.scene("one", content) + Document.scene("two"))
    #expect(
      document.checked() == [
        """
        Main.storyboard:3: error: The segue 's' \(fact), so it is left out. Connect it again, or delete it.
        """
      ])
  }

  @Test func letsSeguesLeadBack_WhenTheyAreShownLater() throws {
    let back = #"<connections><segue id="s-1" kind="show" destination="one"/></connections>"#
    let document = try Document.storyboard(Document.scene("one", back))
    #expect(document.checked() == [])
  }

  @Test func leavesOutTheSegue_ThatClosesACircle() throws {
    let document = try Document.storyboard(
      """
      \(Document.scene("one", Document.embedding("two")))
      \(Document.scene("two", Document.embedding("three")))
      \(Document.scene("three", Document.embedding("two", segue: "back")))
      """)
    let reports = document.checked()
    #expect(
      reports == [
        """
        Main.storyboard:9: error: The segue 'back' has the destination 'two', which loads this scene again, or \
        more than 250 view controllers, so it is left out. Show it later, by another kind of segue.
        """
      ])
    let segues = document.root.subtree.filter { $0.name == "segue" }
    #expect(segues.map(document.endlessSegues.contains) == [false, false, true])
  }

  @Test func leavesOutTheSegue_OfASceneThatEmbedsItself() throws {
    let document = try Document.storyboard(Document.scene("one", Document.embedding("one")))
    #expect(document.checked().count == 1)
  }

  @Test func leavesOutSegues_ThatDoubleTheControllersAgainAndAgain() throws {
    let scenes = (1...40).map { index in
      let next = Document.embedding("v\(index + 1)")
      return Document.scene("v\(index)", index < 40 ? next + next : "")
    }
    let document = try Document.storyboard(scenes.joined())
    _ = document.checked()
    let segues = document.root.subtree.filter { $0.name == "segue" }
    #expect(segues.contains(where: document.endlessSegues.contains))
    #expect(!document.endlessSegues.contains(try #require(segues.last)))
  }

  @Test func checksALongRowOfScenes_WithoutRunningOutOfStack() throws {
    let scenes = (1...5_000).map { Document.scene("v\($0)", Document.embedding("v\($0 + 1)")) }
    let document = try Document.storyboard(scenes.joined() + Document.scene("v5001"))
    let segues = document.root.subtree.filter { $0.name == "segue" }
    #expect(segues.filter(document.endlessSegues.contains).count == 5_000 / 250)
  }
}
