// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct TextFieldIntentionTests {
  private final class LettersOnlyIntention: TextFieldIntention {
    override func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      string.allSatisfy(\.isLetter)
    }
  }

  /// Refuses an x.
  private final class Refusing: UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
  }

  private final class FollowingIntention: TextFieldIntention {
    private(set) var texts: [String] = []

    override func follow(textOf textField: UITextField) { texts.append(textField.text ?? "") }
  }

  let controller = UIViewController()

  @Test func becomesADelegate_WhenItAwakes() {
    let field = UITextField()
    let intention = LettersOnlyIntention(field)
    #expect(field.furtherDelegates.delegates.isEmpty)
    controller.intentions = [intention]
    field.insertText("1")
    field.insertText("a")
    #expect(field.text == "a")
  }

  @Test func becomesOneOfTheDelegates_OfAnyField() {
    let field = UITextField()
    controller.intentions = [
      LettersOnlyIntention(field), MaximumCharacterOnEditIntention(field, maximumCharacter: 2),
      DismissOnEnterIntention(field),
    ]
    #expect(field.furtherDelegates.delegates.count == 3)
    #expect(field.delegate == nil)
    for text in ["1", "a", "b", "c"] { field.insertText(text) }
    #expect(field.text == "ab")
  }

  @Test func leavesTheFieldItsOwnDelegate() {
    let (field, owner) = (UITextField(), Refusing())
    field.delegate = owner
    controller.intentions = [
      LettersOnlyIntention(field), MaximumCharacterOnEditIntention(field, maximumCharacter: 2),
    ]
    #expect(field.delegate === owner)
    for text in ["1", "x", "a", "b", "c"] { field.insertText(text) }
    #expect(field.text == "ab")
  }

  @Test func followsTheText_FromWhenItHasAwoken() throws {
    let (field, follower) = (UITextField(), FollowingIntention())
    field.text = "ab"
    try field.setValue(follower, forKey: "delegate")
    #expect(follower.texts.isEmpty)
    follower.awakeFromNib()
    field.insertText("c")
    field.text = ""
    #expect(follower.texts == ["ab", "abc", ""])
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
