// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct DismissOnEnterIntentionTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
  let controller = UIViewController()

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
  }

  @Test func endsEditing_WhenReturnIsPressed() {
    controller.intentions = [DismissOnEnterIntention(field)]
    field.insertText("Ada")
    #expect(field.isEditing)
    field.pressReturn()
    #expect(!field.isEditing)
    #expect(field.text == "Ada")
  }

  @Test func leavesReturnAlone_WhenTheIntentionHasEnded() {
    controller.intentions = [DismissOnEnterIntention(field)]
    controller.intentions = []
    field.pressReturn()
    #expect(field.isEditing)
  }
}
