// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The animations of the layers of an interface, and their transactions: when they begin and end, and who is told.
final class LayerAnimations {
  private weak var interface: Interface?
  private var layers: [Weak<CALayer>] = []
  private var alarm: Alarm?
  /// The calls of delegates that are due at the end of the update cycle.
  private var news: [() -> Void] = []
  /// The open transactions, the innermost last.
  private(set) var openTransactions: [Transaction] = []
  /// The transaction of what is done outside of one; it ends with the update cycle.
  private var implicit: Transaction?

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Records that `layer` has got an animation.
  func note(_ layer: CALayer) {
    if !layers.contains(where: { $0.wrappedValue === layer }) { layers.append(Weak(layer)) }
    if interface?.host == nil { beginHeadless() }
  }

  /// Begins what can be seen. In a window the host does it at the first frame.
  func beginHeadless() {
    guard let interface, interface.host == nil, !layers.isEmpty else { return }
    for layer in layers.compactMap(\.wrappedValue) {
      guard layer.owner?.window?.isVisible == true else { continue }
      begin(layer, at: interface.clock.now)
    }
  }

  /// Begins the animations of `layer` that haven't begun.
  func begin(_ layer: CALayer, at time: TimeInterval) {
    guard let motion = layer.motion else { return }
    let due = motion.attached.filter { $0.begin == nil }
    guard !due.isEmpty else { return }
    let own = layer.ownTime(at: time)
    for attached in due {
      attached.begin = attached.plannedBegin(own)
      let animation = attached.animation
      if let delegate = animation.delegate { news.append { delegate.animationDidStart(animation) } }
    }
    timesDidChange()
    interface?.updateCycle.setNeedsUpdate()
  }

  /// Sets the alarm for the next end.
  func timesDidChange() {
    guard let interface else { return }
    layers.removeAll { $0.wrappedValue?.isAnimated != true }
    let ends = layers.compactMap(\.wrappedValue).flatMap { layer in
      (layer.motion?.attached ?? []).filter { !$0.isEnded }
        .compactMap { attached in attached.end.flatMap { layer.clockTime(of: $0) } }
    }
    alarm?.cancel()
    alarm = ends.min().map { end in
      // The end is at least a frame away, so that a duration of nearly 0 is shown as one frame.
      interface.clock.setAlarm(in: end - interface.clock.now) { [weak self] in self?.timeIsOver() }
    }
  }

  private func timeIsOver() {
    guard let now = interface?.clock.now else { return }
    for layer in layers.compactMap(\.wrappedValue) {
      let time = layer.ownTime(at: now) + 1e-6
      end(layer) { $0.end.map { $0 <= time } ?? false }
    }
    timesDidChange()
  }

  /// Ends all animations of `layer`, because nobody can see them.
  func finish(_ layer: CALayer) {
    end(layer) { _ in true }
    timesDidChange()
  }

  private func end(_ layer: CALayer, where isOver: (AttachedAnimation) -> Bool) {
    let over = (layer.motion?.attached ?? []).filter { !$0.isEnded && isOver($0) }
    guard !over.isEmpty else { return }
    for attached in over { attached.isEnded = true }
    layer.motion?.attached.removeAll { $0.isEnded && $0.animation.isRemovedOnCompletion }
    tell(of: over, finished: true)
    layer.motionDidChange()
  }

  /// Tells the delegates that animations have ended, and their transactions, unless they know.
  func tell(of attached: [AttachedAnimation], finished: Bool) {
    for attached in attached where !attached.isTold {
      attached.isTold = true
      let animation = attached.animation
      attached.leaveTransaction()
      guard let delegate = animation.delegate else { continue }
      news.append { delegate.animationDidStop(animation, finished: finished) }
    }
    interface?.updateCycle.setNeedsUpdate()
  }

  // MARK: - Transactions

  /// The transaction of what happens now.
  var transaction: Transaction {
    if let last = openTransactions.last ?? implicit { return last }
    let made = Transaction(inside: nil)
    implicit = made
    interface?.updateCycle.setNeedsUpdate()
    return made
  }

  func begin() { openTransactions.append(Transaction(inside: openTransactions.last ?? implicit)) }

  func commit() {
    guard let last = openTransactions.popLast() else {
      return Messages.views.error(
        "CATransaction.commit() was called without begin(). Nothing was committed.")
    }
    waiting.append(last)
    interface?.updateCycle.setNeedsUpdate()
  }

  /// The transactions whose completions are called when their animations have ended.
  private var waiting: [Transaction] = []

  // MARK: - At the end of the update cycle

  /// Whether somebody waits to be told.
  var hasNews: Bool {
    !news.isEmpty || implicit?.isWaitedFor == true || waiting.contains { $0.openAnimations == 0 }
  }

  /// Tells delegates and transactions what has begun and ended.
  func tellNews() {
    if let ended = implicit {
      implicit = nil
      waiting.append(ended)
    }
    let calls = news
    news = []
    for call in calls { call() }
    let over = waiting.filter { $0.openAnimations == 0 }
    waiting.removeAll { $0.openAnimations == 0 }
    for transaction in over { transaction.complete() }
  }

  /// Descriptions of what is running, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    layers.compactMap(\.wrappedValue)
      .filter { $0.owner != nil && $0.motion?.attached.contains { !$0.isEnded } == true }
      .map { "an animation of a \(type(of: $0))" }
      + openTransactions.map { _ in "a CATransaction that wasn't committed" }
  }

  func forget() {
    for layer in layers.compactMap(\.wrappedValue) { layer.motion?.attached = [] }
    (layers, news, openTransactions, waiting, implicit) = ([], [], [], [], nil)
    alarm?.cancel()
    alarm = nil
  }
}

// What the host asks a view about the animations of its layers.
extension UIView {
  /// Whether layers of the view have animations.
  package var hasLayerAnimations: Bool { storedLayer?.isAnimatedInside == true }

  /// Begins the animations of the view's layers that haven't begun, with the frame of this time.
  package func beginLayerAnimations(at time: TimeInterval) {
    for layer in storedLayer?.tree ?? [] where layer.isAnimated {
      interface.layerAnimations.begin(layer, at: time)
    }
  }

  /// Ends the animations of the view's layers, because nobody can see them.
  package func finishLayerAnimations() {
    for layer in storedLayer?.tree ?? [] where layer.isAnimated {
      interface.layerAnimations.finish(layer)
    }
  }

  /// Whether the next frame differs from this one.
  package var areLayersMoving: Bool {
    (storedLayer?.tree ?? []).contains { layer in
      guard layer.motion?.attached.contains(where: { !$0.isEnded }) == true else { return false }
      return layer.ownTime(at: 1) != layer.ownTime(at: 0)
    }
  }

  /// The transition of the view's layer at a time, with its progress from 0 to 1; nil for none.
  package func layerTransition(at time: TimeInterval) -> (CATransition, progress: Double)? {
    guard let layer = storedLayer, let motion = layer.motion else { return nil }
    let own = layer.ownTime(at: time)
    for attached in motion.attached.reversed() {
      if let progress = attached.transitionProgress(at: own),
        let transition = attached.animation as? CATransition
      {
        return (transition, progress)
      }
    }
    return nil
  }

  /// The difference between what is shown at a time and the view's values.
  /// - Parameter offset: that of the view's other animations, whose cross-dissolve goes on.
  package func layerOffset(
    at time: TimeInterval, keeping offset: AnimationOffset
  ) -> AnimationOffset {
    AnimationOffset(of: self, shownAs: ensuredLayer.shown(at: time), content: offset.content)
  }

  /// The key paths that are animated of the view's own layer.
  package var animatedKeyPaths: [String] {
    (storedLayer?.motion?.attached ?? []).flatMap(\.animation.animatedKeyPaths)
  }
}
