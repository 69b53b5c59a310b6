// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A group of changes to layers, with settings for the animations that are added in it.
///
///     CATransaction.begin()
///     CATransaction.setAnimationDuration(0.5)
///     CATransaction.setCompletionBlock { self.isDone = true }
///     layer.add(fade, forKey: "fade")
///     CATransaction.commit()
///
/// Unlike in UIKit, changes of a layer's properties are never animated by themselves, so that nothing has to be disabled; the settings are
/// those of the animations that are added. The completion also waits for animations of `UIView.animate`.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor public enum CATransaction {
  /// Begins a transaction, within the present one.
  public static func begin() { Interface.current.layerAnimations.begin() }

  /// Ends the innermost transaction that was begun. Without one a message is logged.
  public static func commit() { Interface.current.layerAnimations.commit() }

  /// Shows what has changed with the next frame. Every change does that by itself.
  public static func flush() { Interface.current.updateCycle.setNeedsUpdate() }

  /// The duration of animations that have none of their own, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets the duration of animations that have none of their own, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = UIView.validDuration(dur).map { max($0, 0) } ?? 0.25
  }

  /// The curve of animations that have none of their own; nil for constant speed.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current.timingFunction
  }

  /// Sets the curve of animations that have none of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes of layers are shown without animation, as they always are.
  public static func disableActions() -> Bool { current.disablesActions }

  /// Says that changes of layers are shown without animation, as they always are.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// What is called when the transaction is committed and all of its animations have ended.
  public static func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets what is called once, when the transaction is committed and all animations that are added from now on have ended; never within
  /// this call.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  private static var current: Transaction { Interface.current.layerAnimations.transaction }
}

/// The state of a transaction.
final class Transaction {
  var duration: TimeInterval
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool
  var completion: (() -> Void)?
  /// How many of its animations haven't ended.
  var openAnimations = 0

  init(inside outer: Transaction?) {
    duration = outer?.duration ?? 0.25
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
  }

  /// Whether somebody wants to know of its end.
  var isWaitedFor: Bool { completion != nil }

  func complete() {
    let call = completion
    completion = nil
    call?()
  }
}

extension AnimationRun {
  /// Lets the completion of the present transaction wait for the run.
  func joinTransaction(of animations: LayerAnimations) {
    guard let transaction = animations.openTransactions.last else { return }
    transaction.openAnimations += 1
    whenEnded { _, _ in transaction.openAnimations -= 1 }
  }
}
