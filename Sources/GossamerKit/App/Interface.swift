// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport
import Synchronization

/// The state of a running user interface: its clock, update cycle, windows, animations and host.
///
/// A process has one, that of ``UIApplication/shared``. A test may have another one, which is independent of it. A window
/// belongs to the interface that is ``current`` when the window is created; a view belongs to the interface of its window;
/// an object without a view, such as a binding, to the interface that is current when it is created.
///
/// Its parts, such as the clock and the host, refer to it weakly. Those that something else keeps alive when a test's
/// interface ends, for instance a callback of GTK that is under way, do nothing any more.
///
/// In an `isolated deinit`, and in a block on a dispatch queue, ``current`` is always the process's interface. Code that
/// needs another one there has to store it.
package final class Interface {
  private static let main = Interface()

  /// The interface that the running code belongs to: that of the window whose event, frame or alarm is being handled, or
  /// that of the test whose task is running; otherwise the process's.
  package static var current: Interface {
    // An application has only one interface, so it doesn't pay for reading a task-local value.
    hasOthers.load(ordering: .relaxed) ? Scope.interface ?? main : main
  }

  /// Whether an interface other than the process's has ever been created.
  private nonisolated static let hasOthers = Atomic(false)

  /// Runs `body` with an interface of its own, which tasks that are created in it inherit.
  package nonisolated(nonsending) static func withOwn<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    hasOthers.store(true, ordering: .relaxed)
    let interface = await Interface()
    return try await Scope.$interface.withValue(interface) { try await body() }
  }

  /// The application, with its delegate and windows.
  package private(set) lazy var application = UIApplication(of: self)
  /// The screen that the windows are on.
  package private(set) lazy var screen = UIScreen(of: self)
  /// The clock of event timestamps, gestures and animations.
  package private(set) lazy var clock = InterfaceClock(of: self)
  /// The update cycle of the windows.
  package private(set) lazy var updateCycle = UpdateCycle(of: self)
  /// The host that shows the windows; nil in a headless process. Set before the first window is made visible.
  package var host: (any ApplicationHost)? {
    didSet { updateCycle.hostDidChange() }
  }

  /// The running animations.
  let animations = AnimationRuns()
  /// The animations of layers, with their transactions.
  private(set) lazy var layerAnimations = LayerAnimations(of: self)
  /// What calls a method before each frame.
  private(set) lazy var displayLinks = DisplayLinks(of: self)
  /// The scroll views that are decelerating or bouncing.
  private(set) lazy var scrollMotions = ScrollMotions(of: self)
  /// The views for which a pass of the update cycle is running.
  let passes = RunningPasses()
  /// The looks that views take from `appearance()` when they enter a window; nil until one is asked for.
  var appearanceProxies: AppearanceProxies?
  /// The number of unfinished tasks that controllers and views have begun by `task(_:)`.
  var taskCount = 0
  /// The number of bindings that have been created.
  var bindingCount = 0

  // The state of the calls in progress, which each restore it when they return.
  /// The innermost running animation block; nil if changes aren't animated.
  var animationBlock: AnimationBlock?
  /// The value set by `UIView.setAnimationsEnabled(_:)`.
  var areAnimationsEnabled = true
  /// The screen transition that animation runs started now belong to; nil for none.
  var transition: TransitionMotion?
  /// The `animated` argument of the appearance methods, such as `viewWillAppear(_:)`, that are called now.
  var areAppearancesAnimated = false
  /// Whether a message has said that no perspective is drawn.
  private var hasToldOfPerspective = false

  /// Says once that no perspective is drawn.
  func tellOfPerspective() {
    guard !hasToldOfPerspective else { return }
    hasToldOfPerspective = true
    Messages.views.info(
      """
      The perspective of a CATransform3D (m14, m24, m34) isn't drawn: layers are seen from far \
      away.
      """)
  }

  /// Follows what the interface does; nil while nobody observes it.
  package var tracer: Tracer?

  /// The facts that were told once, and aren't told again; see `tellOnce(_:_:)`.
  var toldFacts: Set<String> = []
  /// The event that is being sent to its window; nil between events.
  var sentEvent: UIEvent?

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  private nonisolated enum Scope {
    @TaskLocal static var interface: Interface?
  }

  private init() {}

  /// State that another library stores with the interface. It is created when it is first needed.
  package func part<Part: InterfacePart>(_ type: Part.Type) -> Part {
    if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: Part.self) }
    let part = Part()
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// Runs `body` with this interface as ``current``.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Interface.current === self { return try body() }
    return try Scope.$interface.withValue(self, operation: body)
  }
}

/// State that a library above the Kit stores with an ``Interface`` instead of in a static variable.
package protocol InterfacePart: AnyObject {
  /// Creates the initial state.
  init()
}
