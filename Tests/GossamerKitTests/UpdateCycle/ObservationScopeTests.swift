// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation
import TestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct ObservationScopeTests {
  @Test func tellsOnce_OfEachChange() {
    let model = Model()
    var tells = 0
    let scope = ObservationScope { tells += 1 }
    for number in 1...5 {
      scope.track { _ = model.first }
      for _ in 0..<3 { model.first += 1 }
      #expect(tells == number)
    }
  }

  @Test func tellsNothing_OfWhatOnlyAnEarlierRunHasRead() {
    let model = Model()
    var tells = 0
    let scope = ObservationScope { tells += 1 }
    scope.track { _ = model.first }
    scope.track { _ = model.second }
    model.first += 1
    #expect(tells == 0)
    model.second += 1
    #expect(tells == 1)
    // What runs again because something has changed is watched in another way.
    scope.track { _ = model.first }
    scope.track { _ = model.second }
    model.first += 1
    #expect(tells == 1)
    model.second += 1
    #expect(tells == 2)
    scope.track { _ = model.first }
    scope.cancel()
    model.first += 1
    #expect(tells == 2)
  }

  @Test func leavesNothingBehind_HoweverOftenItRunsAnew() {
    let model = Model()
    var captured: [WeakObject] = []
    func run(_ scope: ObservationScope) {
      scope.track { _ = model.first }
    }
    for _ in 0..<100 {
      let owner = Model()
      captured.append(WeakObject(object: owner))
      let scope = ObservationScope { _ = owner }
      run(scope)
      run(scope)
    }
    #expect(captured.allSatisfy { $0.object == nil })
  }
}

@Observable private final class Model {
  var first = 0
  var second = 0
}

private struct WeakObject {
  weak var object: AnyObject?
}
