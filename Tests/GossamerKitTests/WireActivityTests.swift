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
    let observation = Interface.current.observeTrace { [field] step in
      guard step.kind == .connection else { return }
      if step.source === field, step.target === field.delegate { count += 1 }
    }
    action()
    observation.stop()
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
    let observation = Interface.current.observeTrace { step in
      guard step.kind == .connection, step.source === scrollView, let target = step.target else {
        return
      }
      told.append(ObjectIdentifier(target))
    }
    scrollView.contentOffset.y = 10
    observation.stop()
    #expect(told == [ObjectIdentifier(first), ObjectIdentifier(second)])
  }
}
