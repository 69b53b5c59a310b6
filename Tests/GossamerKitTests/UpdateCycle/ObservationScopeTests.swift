// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Observation
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
    // A closure that runs again because of a change is registered without the token.
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

  /// A registration takes some 740 bytes, so 40,000 take 30 MB.
  @Test(.enabled(if: !Memory.isSanitized)) func leavesNothingBehind_HoweverOftenItRunsAnew() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (model, scope) = (Model(), ObservationScope {})
        scope.track { _ = model.first }
        let before = Memory.resident
        for _ in 0..<20_000 { scope.track { _ = model.first } }
        for _ in 0..<20_000 {
          scope.track { _ = model.first }
          model.first += 1
          scope.track { _ = model.first }
          scope.cancel()
        }
        #expect(Memory.resident - before < 5_000_000)
      }
    }
  }
}

@Observable private final class Model {
  var first = 0
  var second = 0
}
