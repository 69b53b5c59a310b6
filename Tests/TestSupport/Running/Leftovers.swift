// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// What a test has left behind, and would disturb the next one.
final class Leftovers {
  /// These settings are global, and a program that shows documents sets them. They are restored after the test.
  private let advice = ClassLookup.adviceForUnknownClass
  private let classNames = InterfaceBuilder.classNames

  /// Notes the state before the test.
  init() {}

  /// How long to wait for pending work to end: objects that are released off the main actor are freed later, by a job of
  /// the main actor.
  private static let grace = TestLimit.wait / 30

  /// Returns descriptions of what is left, and ends it. The frame that is due runs first, as it would for a user.
  func take() async -> [String] {
    ClassLookup.adviceForUnknownClass = advice
    InterfaceBuilder.classNames = classNames
    Interface.current.updateCycle.updateToRest()
    let deadline = ContinuousClock.now + Self.grace
    while !Interface.current.pendingWork.isEmpty, ContinuousClock.now < deadline {
      // Sleeping frees the main actor. In a cancelled test it returns at once, which is all right.
      try? await Task.sleep(for: .milliseconds(1))
      Interface.current.updateCycle.updateToRest()
    }
    let found = Interface.current.pendingWork
    if !found.isEmpty { Interface.current.endPendingWork() }
    return found
  }
}
