// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Runs the update cycle when it was requested: in the update phase of a window's next frame or, if there is no window,
/// when the main loop is idle.
final class FrameScheduler {
  private var clocks: [ObjectIdentifier: Clock] = [:]
  private var idle: ScheduledCall?
  private let updateCycle: UpdateCycle
  private let report: FirstFrameReport

  private struct Clock {
    let handle: ObjectHandle
    let connection: SignalConnection
  }

  /// Runs `updateCycle`.
  init(_ updateCycle: UpdateCycle, _ report: FirstFrameReport) {
    self.updateCycle = updateCycle
    self.report = report
  }

  /// Runs the update cycle with the frames of `windowHost`, which has just been realised.
  func follow(_ windowHost: GTKWindowHost) {
    guard let clock = gtk_widget_get_frame_clock(windowHost.widget) else { return }
    let handle = ObjectHandle(referencing: UnsafeMutableRawPointer(clock))
    let connection = SignalConnection(handle.raw, "update") { [weak self] _ in
      self?.updateCycle.updateIfNeeded(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
    }
    clocks[ObjectIdentifier(windowHost)] = Clock(handle: handle, connection: connection)
    report.watch(handle)
  }

  /// Stops using the frames of `windowHost`. A pending update runs with another window's frame.
  func forget(_ windowHost: GTKWindowHost) {
    clocks[ObjectIdentifier(windowHost)] = nil
    if updateCycle.isScheduled { schedule() }
  }

  /// Requests an update with the next frame.
  func schedule() {
    guard !clocks.isEmpty else {
      idle = ScheduledCall { [weak self] in self?.updateCycle.updateIfNeeded() }
      return
    }
    for clock in clocks.values {
      gdk_frame_clock_request_phase(clock.handle.opaque, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }
  }
}
