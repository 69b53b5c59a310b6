// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct PresentationTests {
  private let below = controller(button("Done"), field("Name", y: 60))
  private let above = controller(button("Done"), field("Street", y: 60))
  private let screen: Screen

  init() {
    screen = Screen(below)
    below.present(above, animated: true)
    screen.update()
  }

  @Test func findsWhatAPersonCanUse_WhenTwoScreensHaveIt() throws {
    #expect(try screen.button("Done").isDescendant(of: above.view))
    above.dismiss(animated: true)
    screen.update()
    #expect(try screen.button("Done").isDescendant(of: below.view))
  }

  @Test func tapsNothingUnderAnotherScreen() throws {
    let name = try screen.textField("Name")
    let error = #expect(throws: ScreenError.self) { try name.tap() }
    #expect(error?.description.contains("is covered by") == true)
    #expect(screen.picture.contains("covered"))
  }

  @Test func tabStaysOnTheScreenInFront() throws {
    let street = try screen.textField("Street")
    try street.typeText("Main")
    try street.press(.tab)
    try screen.textField("Street").tap()
    #expect(street.isEditing)
    #expect(try screen.textField("Name").isEditing == false)
  }

  @Test func escapeDismissesASheet() throws {
    let street = try screen.textField("Street")
    try street.tap()
    screen.pressEscape()
    #expect(!street.isEditing)
    #expect(below.presentedViewController === above)
    screen.pressEscape()
    #expect(below.presentedViewController == nil)
  }

  @Test func aPresentedScreenThatStaysIsALeak() {
    let kept = UIViewController()
    let left = leaks {
      UIViewController()
    } after: { screen in
      screen.window.rootViewController?.present(kept, animated: true)
    }
    #expect(left == ["UIViewController", "UIViewController > UIView"])
  }
}
