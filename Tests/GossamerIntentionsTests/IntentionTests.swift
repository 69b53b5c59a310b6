// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Testing

@Suite struct IntentionTests {
  private final class Greeting: Intention {
    var awakenings = 0
    var siblings = 0
    weak var controller: UIViewController?

    override func awake() {
      awakenings += 1
      siblings = controller?.intentions.count ?? 0
    }
  }

  @Test func awakesOnce_WhenAddedToAController() {
    let controller = UIViewController()
    let greeting = Greeting()
    #expect(greeting.awakenings == 0)
    controller.intentions = [greeting]
    controller.intentions.append(Intention())
    controller.intentions = []
    controller.intentions = [greeting]
    #expect(greeting.awakenings == 1)
  }

  @Test func findsAllItsSiblings_WhenItAwakes() {
    let controller = UIViewController()
    let greeting = Greeting()
    greeting.controller = controller
    controller.intentions = [greeting, Intention(), Intention()]
    #expect(greeting.siblings == 3)
  }

  @Test func livesAsLongAsItsController() {
    var controller: UIViewController? = UIViewController()
    weak var intention: Intention?
    controller?.intentions = [Intention()]
    intention = controller?.intentions.first
    #expect(intention != nil)
    controller = nil
    #expect(intention == nil)
  }

  @Test func hasNoIntentions_BeforeAnyAreSet() {
    #expect(UIViewController().intentions.isEmpty)
  }
}
