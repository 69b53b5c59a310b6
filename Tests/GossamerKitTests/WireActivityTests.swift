// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

@Suite struct WireActivityTests {
  private final class Returning: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  private final class Ending: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {}
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  /// How often something passed from the field to its delegate.
  private func calls(during action: () -> Void) -> Int {
    var count = 0
    WireActivity.observer = { [field] from, to in
      if from === field, to === field.delegate { count += 1 }
    }
    defer { WireActivity.observer = nil }
    action()
    return count
  }

  @Test func tellsOfTheMethodsOnly_ThatTheDelegateImplements() {
    let delegate = Returning()
    field.delegate = delegate
    #expect(calls { field.insertText("a") } == 0)
    #expect(calls { field.pressReturn() } == 1)
  }

  @Test func tellsOfTheEarlierMethod_WhenTheDelegateImplementsThatOne() {
    let delegate = Ending()
    field.delegate = delegate
    #expect(calls { field.becomeFirstResponder() } == 0)
    #expect(calls { field.resignFirstResponder() } == 1)
  }

  @Test func tellsOfNothing_WithoutADelegate() {
    #expect(calls { field.pressReturn() } == 0)
  }
}
