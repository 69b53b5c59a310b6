// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scroll views of an interface whose content is moving by itself.
final class ScrollMotions {
  private unowned let interface: Interface
  /// In the order in which they began.
  private var moving: [Weak<UIScrollView>] = []
  /// Headless, the time of the next frame.
  private var frame: Alarm?

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Whether the content of any scroll view moves by itself.
  var isAnyMoving: Bool { !moving.isEmpty }

  /// The content of `scrollView` begins to move.
  func add(_ scrollView: UIScrollView) {
    moving.append(Weak(scrollView))
    wake()
  }

  /// Moves what is moving by itself to where it is at `time`.
  /// - Returns: whether something goes on moving.
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

  /// Stops the content of the scroll views around `view`, and of `view`, that moves by itself after a person has
  /// let it go.
  /// - Returns: the innermost one that was moving; nil for none.
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

  /// Ends the motions inside of `view`, which is no longer visible.
  func end(inside view: UIView) {
    for scrollView in moving.compactMap(\.wrappedValue) where scrollView.isDescendant(of: view) {
      scrollView.endUnseenMotion()
    }
  }

  /// What moves by itself, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    moving.compactMap(\.wrappedValue).filter { $0.motion != nil }
      .map { "a \(type(of: $0)) that moves by itself" }
  }

  /// Stops everything, and tells nobody.
  func forget() {
    for scrollView in moving.compactMap(\.wrappedValue) { scrollView.motion = nil }
    moving = []
    frame = nil
  }

  private func wake() {
    interface.updateCycle.setNeedsUpdate()
    if interface.host == nil { frame = interface.clock.setAlarm(in: 1.0 / 60) {} }
  }
}
