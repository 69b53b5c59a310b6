// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct WireActivityTests {
  private final class Silent: UITextFieldDelegate {}

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  /// How often the field has called its delegate.
  private func calls(during action: () -> Void) -> Int {
    var count = 0
    Interface.current.wireObserver = { [field] from, to in
      if from === field, to === field.delegate { count += 1 }
    }
    defer { Interface.current.wireObserver = nil }
    action()
    return count
  }

  @Test func tellsOfEachQuestionToADelegate() {
    let delegate = Silent()
    field.delegate = delegate
    #expect(calls { field.pressReturn() } == 1)
    #expect(calls { field.insertText("a") } == 1)
    #expect(calls { field.text = "b" } == 0)
  }

  @Test func tellsOfNothing_WithoutADelegate() {
    #expect(calls { field.pressReturn() } == 0)
  }

  @Test func tellsOfTheDelegatesOfAScrollView() {
    final class Reader: UIScrollViewDelegate {}
    let (scrollView, first, second) = (UIScrollView(), Reader(), Reader())
    scrollView.delegate = first
    scrollView.furtherDelegates.append(second)
    var told: [ObjectIdentifier] = []
    Interface.current.wireObserver = { told += $0 === scrollView ? [ObjectIdentifier($1)] : [] }
    defer { Interface.current.wireObserver = nil }
    scrollView.contentOffset.y = 10
    #expect(told == [ObjectIdentifier(first), ObjectIdentifier(second)])
  }
}
