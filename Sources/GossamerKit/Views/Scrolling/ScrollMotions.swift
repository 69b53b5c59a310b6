// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scroll views of an interface whose content is in motion.
final class ScrollMotions {
  private weak var interface: Interface?
  /// In the order in which the motions began.
  private var moving: [Weak<UIScrollView>] = []
  /// Without a host, the alarm for the next frame.
  private var frame: Alarm?

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Whether the content of any scroll view is in motion.
  var isAnyMoving: Bool { !moving.isEmpty }

  /// Adds a scroll view whose motion begins.
  func add(_ scrollView: UIScrollView) {
    moving.append(Weak(scrollView))
    wake()
  }

  /// Advances all motions to `time`.
  /// - Returns: whether a motion goes on.
  func advance(to time: TimeInterval) -> Bool {
    guard isAnyMoving else { return false }
    for scrollView in moving.compactMap(\.wrappedValue) { scrollView.advanceMotion(to: time) }
    moving.removeAll { $0.wrappedValue?.motion == nil }
    guard !moving.isEmpty else {
      frame = nil
      return false
    }
    wake()
    return true
  }

  /// Stops the flings of `view` and of the scroll views around it.
  /// - Returns: the innermost scroll view that was decelerating; nil for none.
  @discardableResult
  func stopDecelerating(around view: UIView) -> UIScrollView? {
    guard isAnyMoving else { return nil }
    var stopped: UIScrollView?
    for view in sequence(first: view, next: \.parent) {
      guard let scrollView = view as? UIScrollView, scrollView.isDecelerating else { continue }
      scrollView.endMotion()
      stopped = stopped ?? scrollView
    }
    return stopped
  }

  /// Ends the motions of `view` and its descendants, because `view` isn't visible any more.
  func end(inside view: UIView) {
    for scrollView in moving.compactMap(\.wrappedValue) where scrollView.isDescendant(of: view) {
      scrollView.endUnseenMotion()
    }
  }

  /// Descriptions of the motions, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    moving.compactMap(\.wrappedValue).filter { $0.motion != nil }
      .map { "a \(type(of: $0)) that moves by itself" }
  }

  /// Ends all motions without calling a delegate.
  func forget() {
    for scrollView in moving.compactMap(\.wrappedValue) { scrollView.motion = nil }
    moving = []
    frame = nil
  }

  private func wake() {
    guard let interface else { return }
    interface.updateCycle.setNeedsUpdate()
    if interface.host == nil { frame = interface.clock.setAlarm(in: 1.0 / 60) {} }
  }
}
