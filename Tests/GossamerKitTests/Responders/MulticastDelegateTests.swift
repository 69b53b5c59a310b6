// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

private protocol Voter: AnyObject {
  var name: String { get }
  func vote() -> Bool
}

private final class Member: Voter {
  let name: String
  var answer = true
  var calls = 0
  var whenCalled: () -> Void = {}

  init(_ name: String, answer: Bool = true) {
    self.name = name
    self.answer = answer
  }

  func vote() -> Bool {
    calls += 1
    whenCalled()
    return answer
  }
}

@Suite(.alone) struct MulticastDelegateTests {
  private let delegates = MulticastDelegate<any Voter>()
  private let a = Member("a")
  private let b = Member("b")
  private let c = Member("c")

  init() {
    for member in [a, b, c] { delegates.append(member) }
  }

  private var names: [String] { delegates.delegates.map(\.name) }

  private func called() -> [String] {
    var called: [String] = []
    delegates.tell { delegate in
      called.append(delegate.name)
      _ = delegate.vote()
    }
    return called
  }

  @Test func callsAll_InTheirOrder() {
    #expect(called() == ["a", "b", "c"])
  }

  @Test(arguments: [
    ([true, true, true], true),
    ([false, true, true], false),
    ([true, false, true], false),
    ([true, true, false], false),
    ([false, false, false], false),
  ])
  func saysYes_OnlyIfAllSayYes_AndAsksAll(answers: [Bool], result: Bool) {
    for (member, answer) in zip([a, b, c], answers) { member.answer = answer }
    #expect(delegates.ask { $0.vote() } == result)
    #expect([a, b, c].map(\.calls) == [1, 1, 1])
  }

  @Test func ignoresDelegates_WithoutAnAnswer() {
    a.answer = false
    #expect(delegates.ask { $0.name == "a" ? nil : $0.vote() })
    #expect(delegates.ask { _ in nil })
  }

  @Test func saysYes_WhenNobodyIsThere() {
    #expect(MulticastDelegate<any Voter>().ask { $0.vote() })
  }

  @Test func callsEachOnce_WhenItWasAddedTwice() {
    delegates.append(a)
    #expect(names == ["a", "b", "c"])
    delegates.delegates = [c, a, c, a]
    #expect(names == ["c", "a"])
  }

  @Test func doesNotCallDelegates_RemovedBeforeTheirTurn() {
    a.whenCalled = { [delegates, b] in delegates.remove(b) }
    #expect(called() == ["a", "c"])
    #expect(names == ["a", "c"])
  }

  @Test func goesOn_WhenADelegateRemovesItself() {
    b.whenCalled = { [delegates, b] in delegates.remove(b) }
    #expect(called() == ["a", "b", "c"])
    #expect(called() == ["a", "c"])
  }

  @Test func callsAddedDelegates_FromTheNextCallOn() {
    let late = Member("late")
    a.whenCalled = { [delegates] in delegates.append(late) }
    #expect(called() == ["a", "b", "c"])
    #expect(called() == ["a", "b", "c", "late"])
  }

  @Test func doesNotCallDelegates_RemovedAndAddedAgainBeforeTheirTurn() {
    a.whenCalled = { [delegates, b] in
      delegates.remove(b)
      delegates.append(b)
    }
    #expect(called() == ["a", "c"])
    #expect(names == ["a", "c", "b"])
  }

  @Test func callsTheRemainingDelegates_WhenTheArrayIsSetDuringACall() {
    let late = Member("late")
    a.whenCalled = { [delegates, c] in delegates.delegates = [late, c] }
    #expect(called() == ["a", "c"])
    #expect(names == ["late", "c"])
  }

  @Test func callsAll_WhenADelegateCallsThemAgain() {
    var inner: [String] = []
    a.whenCalled = { [delegates] in delegates.tell { inner.append($0.name) } }
    #expect(called() == ["a", "b", "c"])
    #expect(inner == ["a", "b", "c"])
  }

  @Test func removesFreedDelegates() {
    var short: Member? = Member("short")
    weak let freed = short
    short.map(delegates.append)
    #expect(names == ["a", "b", "c", "short"])
    short = nil
    #expect(freed == nil)
    #expect(called() == ["a", "b", "c"])
  }

  @Test func doesNotCallDelegates_FreedBeforeTheirTurn() {
    var short: Member? = Member("short")
    short.map(delegates.append)
    a.whenCalled = { short = nil }
    #expect(called() == ["a", "b", "c"])
  }

  @Test func dropsFreedDelegates_WhenManyAreAdded() {
    for _ in 0..<10_000 { delegates.append(Member("short")) }
    #expect(names == ["a", "b", "c"])
    let last = Member("last")
    delegates.append(last)
    delegates.append(last)
    #expect(called() == ["a", "b", "c", "last"])
    delegates.remove(last)
    #expect(names == ["a", "b", "c"])
  }

  @Test func saysWhatToDo_WhenADelegateIsNoObject() {
    let numbers = MulticastDelegate<Int>()
    let messages = messages { numbers.append(1) }
    #expect(numbers.delegates.isEmpty)
    #expect(
      messages == [
        """
        A MulticastDelegate can't hold Int weakly, since it is no object. Make it a class.
        """
      ])
  }

  // MARK: - The principal

  @Test func callsThePrincipalFirst_AndOnce() {
    delegates.principal = b
    #expect(called() == ["b", "a", "c"])
    #expect(names == ["a", "b", "c"])
    delegates.principal = Member("freed")
    #expect(called() == ["a", "b", "c"])
    delegates.principal = nil
    #expect(called() == ["a", "b", "c"])
  }

  @Test func goesOnToCallThePrincipal_WhenItIsRemovedFromTheOthers() {
    delegates.principal = b
    delegates.remove(b)
    #expect(called() == ["b", "a", "c"])
  }

  @Test func callsThePrincipalOnce_WhenItIsAddedToo() {
    let late = Member("late")
    delegates.principal = late
    delegates.append(late)
    #expect(called() == ["late", "a", "b", "c"])
    delegates.principal = nil
    #expect(called() == ["a", "b", "c", "late"])
  }

  @Test func callsDidAdd_ForEachNewDelegate() {
    var added: [String] = []
    let delegates = MulticastDelegate<any Voter> { added.append($0.name) }
    delegates.append(a)
    delegates.append(a)
    delegates.delegates = [b, a, c]
    delegates.principal = c
    #expect(added == ["a", "b", "c", "c"])
  }

  /// Delegates typed as a protocol, a class or `AnyObject`.
  @Test func holdsDelegatesOfAnyKindOfType() {
    let (objects, members) = (MulticastDelegate<AnyObject>(), MulticastDelegate<Member>())
    let anything = MulticastDelegate<Any>()
    objects.append(a)
    members.append(a)
    anything.append(a)
    #expect(objects.delegates.first === a)
    #expect(members.delegates.first === a)
    #expect(anything.delegates.first as? Member === a)
  }
}
