// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a running interface has: its time, its update cycle, its windows, what moves in them, and what shows them.
///
/// A process has one, that of ``UIApplication/shared``. Another one beside it, such as a test's, doesn't touch it: a window
/// belongs to the interface that is ``current`` when the window is made, a view to that of its window, and what has no
/// view, such as a binding, to the one that is current when it is made.
///
/// An `isolated deinit`, and what a queue calls, know no current interface but the process's: who needs one there keeps it.
package final class Interface {
  private static let main = Interface()

  /// The interface that the code runs for: that of the window whose events, frames and alarms are handled, and of the
  /// task that a test runs in; else the process's.
  package static var current: Interface {
    // An application has no other one; then the task isn't asked, whenever a view without a window is laid out.
    hasOthers.load(ordering: .relaxed) ? Scope.interface ?? main : main
  }

  /// Whether there has ever been another one than the process's.
  private nonisolated static let hasOthers = Atomic(false)

  /// Runs `body` for an interface of its own. Tasks that begin in it are for that one too.
  package nonisolated(nonsending) static func withOwn<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    hasOthers.store(true, ordering: .relaxed)
    let interface = await Interface()
    return try await Scope.$interface.withValue(interface) { try await body() }
  }

  /// Its delegate, and its windows.
  package private(set) lazy var application = UIApplication(of: self)
  /// The screen that its windows are on.
  package private(set) lazy var screen = UIScreen(of: self)
  /// The time that its events are stamped with, and that gestures and animations go by.
  package private(set) lazy var clock = InterfaceClock(of: self)
  /// What brings its windows up to date.
  package private(set) lazy var updateCycle = UpdateCycle(of: self)
  /// What shows the windows; nil headless. Set before the first window is made visible.
  package var host: (any ApplicationHost)? {
    didSet { updateCycle.hostDidChange() }
  }

  /// The animations that run.
  let animations = AnimationRuns()
  /// The scroll views whose content moves by itself.
  private(set) lazy var scrollMotions = ScrollMotions(of: self)
  /// The views that are in the midst of a pass of the update cycle.
  let passes = RunningPasses()
  /// How much work controllers and views have begun by `task(_:)` that isn't done.
  var taskCount = 0
  /// How many bindings were made.
  var bindingCount = 0

  // What is being done at the moment, one thing because of another.
  /// The innermost animation block that is running; nil where changes aren't animated.
  var animationBlock: AnimationBlock?
  /// What `UIView.setAnimationsEnabled(_:)` has set.
  var areAnimationsEnabled = true
  /// Takes the runs that are started now; nil where they don't belong to a change of screens.
  var transition: TransitionMotion?
  /// Whether screens that come and go now are told that they do so before a person's eyes.
  var areAppearancesAnimated = false
  /// Gets the object where a connection begins and the one where it ends, whenever something has passed along it, see
  /// ``WireActivity``.
  package var wireObserver: ((_ from: AnyObject, _ to: AnyObject) -> Void)?

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  private nonisolated enum Scope {
    @TaskLocal static var interface: Interface?
  }

  private init() {}

  /// What another library keeps with the interface, made when it is asked for first.
  package func part<Part: InterfacePart>(_ type: Part.Type) -> Part {
    if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: Part.self) }
    let part = Part()
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// Runs `body` for this interface.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Interface.current === self { return try body() }
    return try Scope.$interface.withValue(self, operation: body)
  }
}

/// What a library above the Kit keeps with an ``Interface``, in place of a static variable.
package protocol InterfacePart: AnyObject {
  /// Creates it empty.
  init()
}
