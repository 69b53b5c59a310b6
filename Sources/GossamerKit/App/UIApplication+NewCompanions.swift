// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A companion that was created lately.
struct NewCompanion {
  weak var companion: (any ScreenCompanion)?
  /// The number of update cycles that had begun when it was created.
  let cycle: Int
}

// Companions that nobody has been given to retain by the next frame.
extension UIApplication {
  /// Notes that a companion was created. If nobody keeps it at the end of the next update cycle, it is told so.
  package func noteNewCompanion(_ companion: any ScreenCompanion) {
    let cycle = Interface.current.updateCycle
    unkeptCompanionCount += 1
    newCompanions.append(NewCompanion(companion: companion, cycle: cycle.count))
    cycle.setNeedsUpdate()
  }

  /// Called at the end of each update cycle. Complains of the companions that were created before it began, and that
  /// nobody keeps. Companions of screens that haven't appeared yet are left out: those are told when their screens do.
  /// - Returns: whether companions were created during the cycle, and nobody keeps them yet.
  func checkNewCompanions(inCycle cycle: Int) -> Bool {
    guard !newCompanions.isEmpty else { return false }
    newCompanions.removeAll { $0.companion?.isKeptByNobody != true }
    let due = newCompanions.filter { $0.cycle < cycle }.compactMap(\.companion)
    newCompanions.removeAll { $0.cycle < cycle }
    guard !due.isEmpty else { return !newCompanions.isEmpty }
    let waiting = companionsOfComingScreens
    for companion in due where !waiting.contains(ObjectIdentifier(companion)) {
      companion.complainThatNobodyKeepsIt()
    }
    return !newCompanions.isEmpty
  }

  /// The companions that are properties of controllers in the windows that haven't appeared yet, such as those of a tab
  /// that wasn't chosen.
  private var companionsOfComingScreens: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var controllers = windows.compactMap(\.rootViewController)
    while let controller = controllers.popLast() {
      controllers += controller.children + [controller.presentedViewController].compactMap(\.self)
      guard !controller.hasAppeared else { continue }
      found.formUnion(controller.companionsAmongProperties.map { ObjectIdentifier($0.companion) })
    }
    return found
  }
}
