// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// What a test has left behind: it would be in the way of the next one.
final class Leftovers {
  /// A program that shows documents sets it once and for all.
  private let advice = ClassLookup.adviceForUnknownClass
  private let classNames = InterfaceBuilder.classNames

  /// Looks at what there is before the test.
  init() {}

  /// What is freed away from the main actor goes a little later, by a job of the main actor's.
  private static let grace = TestLimit.wait / 30

  /// Names what is there, and ends it. The frame that is due comes first, as it would for a person.
  func take() async -> [String] {
    ClassLookup.adviceForUnknownClass = advice
    InterfaceBuilder.classNames = classNames
    Interface.current.updateCycle.updateToRest()
    let deadline = ContinuousClock.now + Self.grace
    while !Interface.current.pendingWork.isEmpty, ContinuousClock.now < deadline {
      // The main actor is free meanwhile; a test that is cancelled gets no rest, and needs none.
      try? await Task.sleep(for: .milliseconds(1))
      Interface.current.updateCycle.updateToRest()
    }
    let found = Interface.current.pendingWork
    if !found.isEmpty { Interface.current.endPendingWork() }
    return found
  }
}
