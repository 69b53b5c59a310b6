// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

/// Records the delegate calls that it gets, under its name, and refuses those in `refused`.
private final class Witness: TextFieldIntention {
  var name = ""
  var refused: Set<String> = []
  var note: (String) -> Void = { _ in }

  convenience init(_ name: String, note: @escaping (String) -> Void) {
    self.init()
    self.name = name
    self.note = note
  }

  private func answer(_ question: String) -> Bool {
    note("\(name) \(question)")
    return !refused.contains(question)
  }

  override func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("begin?") }
  override func textFieldDidBeginEditing(_ textField: UITextField) { note("\(name) began") }
  override func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("end?") }
  override func textFieldDidEndEditing(_ textField: UITextField) { note("\(name) ended") }
  override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer("change?") }
  override func textFieldDidChangeSelection(_ textField: UITextField) { note("\(name) selected") }
  override func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear?") }
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return?") }
}

/// Implements `textFieldDidEndEditing(_:reason:)`, and not the method without a reason.
private final class ReasonWitness: UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    reasons.append(reason)
  }
}

/// Counts the changes of the text.
private final class Follower: UITextFieldDelegate {
  var count = 0

  func textFieldDidChangeText(_ textField: UITextField) { count += 1 }
}

@Suite(.alone) struct MulticastTextFieldTests {
  private final class Log {
    private var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func removeAll() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = MulticastTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
  private let log = Log()
  private let own, first, second: Witness

  init() {
    let note = log.note
    own = Witness("own", note: note)
    first = Witness("first", note: note)
    second = Witness("second", note: note)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.delegate = own
    field.delegates = [first, second]
  }

  @Test func callsAllDelegates_ItsOwnFirst() {
    field.becomeFirstResponder()
    #expect(
      log.removeAll() == [
        "own begin?", "first begin?", "second begin?", "own began", "first began", "second began",
      ])
    field.insertText("a")
    #expect(
      log.removeAll() == [
        "own change?", "first change?", "second change?",
        "own selected", "first selected", "second selected",
      ])
    field.clear()
    #expect(
      log.removeAll() == [
        "own clear?", "first clear?", "second clear?",
        "own change?", "first change?", "second change?",
        "own selected", "first selected", "second selected",
      ])
    field.pressReturn()
    #expect(log.removeAll() == ["own return?", "first return?", "second return?"])
    field.resignFirstResponder()
    #expect(
      log.removeAll() == [
        "own end?", "first end?", "second end?", "own ended", "first ended", "second ended",
      ])
  }

  @Test(arguments: [0, 1, 2])
  func asksAllDelegates_EvenIfOneRefuses(place: Int) {
    let witness = [own, first, second][place]
    witness.refused = ["begin?", "end?", "change?", "clear?", "return?"]
    #expect(!field.becomeFirstResponder())
    #expect(log.removeAll() == ["own begin?", "first begin?", "second begin?"])
    witness.refused.remove("begin?")
    field.becomeFirstResponder()
    _ = log.removeAll()
    field.insertText("a")
    #expect(field.text == "")
    #expect(log.removeAll() == ["own change?", "first change?", "second change?"])
    field.text = "text"
    _ = log.removeAll()
    field.clear()
    #expect(field.text == "text")
    #expect(log.removeAll() == ["own clear?", "first clear?", "second clear?"])
    #expect(!field.resignFirstResponder())
    #expect(log.removeAll() == ["own end?", "first end?", "second end?"])
  }

  @Test func callsADelegateOnce_WhenItIsAlsoAmongTheDelegates() {
    field.delegates = [first, own, first, second]
    field.pressReturn()
    #expect(log.removeAll() == ["own return?", "first return?", "second return?"])
  }

  @Test func addsADelegateOnce_WhenADocumentConnectsIt() throws {
    let follower = Follower()
    let expected: [any UITextFieldDelegate] = [first, second, follower]
    for delegate in expected + [second, follower] {
      try field.setValue(delegate, forKey: "delegates")
    }
    #expect(field.delegates.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
    #expect(follower.count == 1)
  }

  @Test func callsItsDelegates_WhenItHasNoDelegateOfItsOwn() {
    field.delegate = nil
    field.pressReturn()
    #expect(log.removeAll() == ["first return?", "second return?"])
  }

  @Test func holdsItsDelegatesWeakly() {
    var short: Witness? = Witness("short", note: log.note)
    short.map { field.delegates.append($0) }
    #expect(field.delegates.count == 3)
    short = nil
    #expect(field.delegates.count == 2)
    field.pressReturn()
    #expect(log.removeAll() == ["own return?", "first return?", "second return?"])
  }

  @Test func givesTheReasonForTheEnd_WhenADelegateImplementsThatMethod() {
    let witness = ReasonWitness()
    field.delegates = [witness, first]
    field.becomeFirstResponder()
    _ = log.removeAll()
    field.pressEscape()
    #expect(witness.reasons == [.cancelled])
    #expect(log.removeAll() == ["own end?", "first end?", "own ended", "first ended"])
  }

  @Test func skipsADelegate_ThatIsRemovedDuringTheCalls() {
    field.delegates = [first, second]
    let note = log.note
    first.note = { [field, second] entry in
      note(entry)
      field.delegates.removeAll { $0 === second }
    }
    field.pressReturn()
    #expect(log.removeAll() == ["own return?", "first return?"])
  }

  @Test func isDeallocated_WhileItsDelegatesLive() {
    var short: MulticastTextField? = MulticastTextField()
    short?.delegates = [first]
    weak let freed = short
    short = nil
    #expect(freed == nil)
  }
}
