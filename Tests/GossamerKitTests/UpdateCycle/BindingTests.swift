// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Observation
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct BindingTests {
  @Test func writesItsTarget_WhenItsSourceHasChanged() {
    let model = Pair()
    let label = UILabel()
    var writes = 0
    let binding = Binding("left -> text") {
      let value = model.left
      return {
        writes += 1
        label.text = "\(value)"
      }
    }
    Interface.current.updateCycle.update()
    #expect(label.text == "0")
    for number in 1...1000 { model.left = number }
    #expect(label.text == "0")
    Interface.current.updateCycle.update()
    Interface.current.updateCycle.update()
    #expect(label.text == "1000")
    #expect(writes == 2)
    withExtendedLifetime(binding) {}
  }

  @Test func readsAllSourcesBeforeItWritesAnyTarget() {
    let model = Pair()
    let swapped = Pair()
    let bindings = [
      Binding("left -> right") {
        let value = model.left
        return { swapped.right = value }
      },
      Binding("both -> sum") {
        let value = (model.left, swapped.right)
        return { swapped.left = value.0 + value.1 }
      },
    ]
    model.left = 3
    Interface.current.updateCycle.update()
    #expect(swapped.left == 6)
    model.left = 5
    Interface.current.updateCycle.update()
    #expect(swapped.left == 10)
    withExtendedLifetime(bindings) {}
  }

  @Test func comesToRest_WhenTwoFollowEachOther() {
    let model = Pair()
    let bindings = [
      Binding("left -> right") {
        let value = model.left
        return { if model.right != value { model.right = value } }
      },
      Binding("right -> left") {
        let value = model.right
        return { if model.left != value { model.left = value } }
      },
    ]
    let messages = messages {
      Interface.current.updateCycle.update()
      model.left = 4
      Interface.current.updateCycle.update()
      #expect(model.right == 4)
      model.right = 6
      Interface.current.updateCycle.update()
      #expect(model.left == 6)
    }
    #expect(messages.isEmpty)
    withExtendedLifetime(bindings) {}
  }

  @Test func namesTheBindingsOfACircle_AndStopsThem() {
    let model = Pair()
    let bindings = [
      Binding("left -> right") {
        let value = model.left
        return { model.right = value + 1 }
      },
      Binding("right -> left") {
        let value = model.right
        return { model.left = value + 1 }
      },
    ]
    let messages = messages {
      Interface.current.updateCycle.update()
      Interface.current.updateCycle.update()
    }
    #expect(
      messages == [
        """
        These bindings form a circle that doesn't come to rest; they stop until their source changes \
        again: left -> right, right -> left.
        """
      ])
    withExtendedLifetime(bindings) {}
  }

  @Test func evaluatesAgain_WhenItIsAskedTo() {
    var reads = 0
    let binding = Binding("nothing") {
      reads += 1
      return nil
    }
    Interface.current.updateCycle.update()
    binding.setNeedsUpdate()
    binding.setNeedsUpdate()
    Interface.current.updateCycle.update()
    #expect(reads == 2)
  }

  @Test func isFreed_WhileItWatches() {
    let model = Pair()
    weak var weakBinding: Binding?
    do {
      let binding = Binding("left -> nothing") {
        _ = model.left
        return nil
      }
      weakBinding = binding
      Interface.current.updateCycle.update()
    }
    #expect(weakBinding == nil)
    model.left = 1
  }
}

@Observable private final class Pair {
  var left = 0
  var right = 0
}
