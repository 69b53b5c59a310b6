// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A movement from 0 to 1, one step a frame, that stops when this object goes away. Where the desktop
/// wants no animations there is one step only.
final class ScrollAnimation {
  private static let milliseconds: guint = 250

  private let handle: ObjectHandle
  private let connection: SignalConnection

  /// Creates a movement that waits for ``play()``.
  /// - Parameters:
  ///   - widget: the widget that moves, by whose frames it is timed.
  ///   - step: called with the progress at each frame.
  ///   - end: called at the end, unless the movement was stopped before.
  init(
    of widget: WidgetPointer, step: @escaping (Double) -> Void, end: @escaping () -> Void
  ) {
    let stepper = Unmanaged.passRetained(Stepper(step: step)).toOpaque()
    let target = adw_callback_animation_target_new(
      { progress, stepper in
        guard let stepper else { return }
        Unmanaged<Stepper>.fromOpaque(stepper).takeUnretainedValue().step(progress)
      }, stepper,
      { stepper in
        if let stepper { Unmanaged<Stepper>.fromOpaque(stepper).release() }
      })
    guard let animation = adw_timed_animation_new(widget, 0, 1, Self.milliseconds, target) else {
      preconditionFailure("libadwaita made no AdwTimedAnimation.")
    }
    handle = ObjectHandle(owning: UnsafeMutableRawPointer(animation))
    connection = SignalConnection(handle.raw, "done") { _ in end() }
  }

  isolated deinit {
    adw_animation_pause(handle.pointer(to: AdwAnimation.self))
  }

  /// Begins.
  func play() {
    adw_animation_play(handle.pointer(to: AdwAnimation.self))
  }

  private final class Stepper {
    let step: (Double) -> Void

    init(step: @escaping (Double) -> Void) {
      self.step = step
    }
  }
}
