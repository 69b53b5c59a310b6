// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Ikhsan Assaat, "Extending one's Intention": a field with many delegates, each of which does one thing.
// https://github.com/ikhsan/Extending-Intention
//
// The post's field is its own delegate and asks a list, method by method. A field asks `furtherDelegates` itself here, and
// `respondsToSelector:` isn't needed, because the protocol's methods have default implementations.

/// Lets at most so many characters in.
private final class LimitIntention: TextFieldIntention {
  var maximumCharacter = 30

  override class var wires: AnyWires {
    Wires<LimitIntention>(super.wires).attribute("maximumCharacter", \.maximumCharacter)
  }

  override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: range, with: string).count <= maximumCharacter
  }
}

/// Sets a property of another object to whether the text is an address. The property is named by its key, as in the post.
private final class AddressIntention: TextFieldIntention {
  weak var target: UIView?
  var validationKeyPath = ""

  override class var wires: AnyWires {
    Wires<AddressIntention>(super.wires)
      .outlet("target", \.target)
      .attribute("validationKeyPath", \.validationKeyPath)
  }

  override func follow(textOf textField: UITextField) {
    let isAddress = textField.text?.wholeMatch(of: /[^@ ]+@[^@ ]+\.[a-z]+/) != nil
    do {
      try target?.setValue(isAddress, forKeyPath: validationKeyPath)
    } catch {
      complain("can't tell whether it is an address: \(error)")
    }
  }
}

/// Ends editing on Return.
private final class DoneIntention: TextFieldIntention {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

private final class AddressViewController: UIViewController {
  let field = UITextField()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "E-mail"
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    stack([field, button], in: view)
    let (limit, address) = (LimitIntention(field), AddressIntention(field))
    limit.maximumCharacter = 10
    (address.target, address.validationKeyPath) = (button, "enabled")
    intentions = [limit, address, DoneIntention(field)]
  }
}

@Suite(.alone) @MainActor struct ExtendingIntentionPostTests {
  @Test func asksAllDelegates() throws {
    let controller = AddressViewController()
    let screen = Screen(controller)
    let field = try screen.textField("E-mail")
    try field.replaceText(with: "a@b.de")
    #expect(controller.button.isEnabled)
    try field.typeText("0123456789")
    #expect(controller.field.text?.count == 10)
    #expect(!controller.button.isEnabled)
    try field.press(.return)
    #expect(!controller.field.isFirstResponder)
  }
}
