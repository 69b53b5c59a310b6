// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import TestSupport
import Testing

@Suite struct TextFieldIntentionTests {
  private final class LettersOnlyIntention: TextFieldIntention {
    override func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      string.allSatisfy(\.isLetter)
    }
  }

  let controller = UIViewController()

  @Test func becomesTheDelegate_WhenItAwakes() {
    let field = UITextField()
    let intention = LettersOnlyIntention(field)
    #expect(field.delegate == nil)
    controller.intentions = [intention]
    field.insertText("1")
    field.insertText("a")
    #expect(field.text == "a")
  }

  @Test func becomesOneDelegateMore_WhenTheFieldHasRoom() {
    let field = MulticastTextField()
    controller.intentions = [
      LettersOnlyIntention(field), MaximumCharacterOnEditIntention(field, maximumCharacter: 2),
      DismissOnEnterIntention(field),
    ]
    #expect(field.delegates.count == 3)
    #expect(field.delegate == nil)
    for text in ["1", "a", "b", "c"] { field.insertText(text) }
    #expect(field.text == "ab")
  }

  @Test func saysWhatToDo_WhenItDisplacesAnotherIntention() {
    let field = UITextField()
    let dismiss = DismissOnEnterIntention(field)
    let line = #line + 1
    let limit = MaximumCharacterOnEditIntention(field, maximumCharacter: 2)
    let messages = messages { controller.intentions = [dismiss, limit] }
    #expect(field.delegate is MaximumCharacterOnEditIntention)
    #expect(
      messages == [
        """
        TextFieldIntentionTests.swift:\(line): MaximumCharacterOnEditIntention takes the place of \
        DismissOnEnterIntention as the delegate of a UITextField. Make the field a \
        MulticastTextField, which has room for both.
        """
      ])
  }

  @Test func permitsEverything_WhenNothingIsOverridden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    window.addSubview(field)
    window.makeKeyAndVisible()
    controller.intentions = [TextFieldIntention(field)]
    #expect(field.becomeFirstResponder())
    field.insertText("abc")
    #expect(field.text == "abc")
    field.clear()
    #expect(field.text == "")
    field.pressReturn()
    #expect(field.resignFirstResponder())
  }
}
