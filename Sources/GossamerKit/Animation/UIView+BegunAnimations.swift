// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Animations between two calls, as before iOS 4. Better: `animate(withDuration:animations:)`.
extension UIView {
  /// Begins an animation: what changes until ``commitAnimations()`` moves for 0.2 seconds, unless ``setAnimationDuration(_:)`` says
  /// otherwise. Animations may be nested.
  /// - Parameters:
  ///   - animationID: not used.
  ///   - context: not used.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimations.current.begin()
  }

  /// Ends the animation that was begun last, and starts it.
  public class func commitAnimations() { BegunAnimations.current.commit() }

  /// Sets how long the changes that follow move, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimations.current.change { $0.duration = duration }
  }

  /// Sets when the changes that follow begin to move, in seconds from ``commitAnimations()``.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimations.current.change { $0.delay = delay }
  }

  /// Sets the timing curve of the changes that follow.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let option = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    BegunAnimations.current.change { $0.curve = option.curve }
  }

  /// Sets how often the changes that follow move.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimations.current.change { $0.repeatCount = Double(repeatCount) }
  }

  /// Sets whether the changes that follow also move back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimations.current.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the changes that follow begin at what is shown now.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimations.current.change {
      $0.options = fromCurrentState ? .beginFromCurrentState : []
    }
  }
}

/// The animations that have been begun and not yet committed, the innermost last.
private final class BegunAnimations: InterfacePart {
  struct Animation {
    let outer: AnimationBlock?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationOptions.curveEaseInOut.curve
    var repeatCount = 1.0
    var autoreverses = false
    var options: UIView.AnimationOptions = []
    /// One for the changes between two settings.
    var blocks: [AnimationBlock] = []

    func makeBlock() -> AnimationBlock {
      let leg = AnimationRun.Leg(
        curve: curve, duration: max(UIView.validDuration(duration) ?? 0, 0))
      let run = AnimationRun(
        leg, delay: max(UIView.finite(delay, "delay", else: 0), 0),
        repeatCount: repeatCount > 0 ? repeatCount : 1, autoreverses: autoreverses,
        allowsUserInteraction: false)
      return AnimationBlock(run, options: options)
    }
  }

  private var animations: [Animation] = []

  init() {}

  static var current: BegunAnimations { Interface.current.part(BegunAnimations.self) }

  func begin() {
    animations.append(Animation(outer: AnimationBlock.current))
    change { _ in }
  }

  func change(_ change: (inout Animation) -> Void) {
    guard var animation = animations.popLast() else { return }
    change(&animation)
    let block = animation.makeBlock()
    animation.blocks.append(block)
    animations.append(animation)
    let interface = Interface.current
    let moves = block.run.leg.duration > 0 && interface.areAnimationsEnabled
    interface.animationBlock = moves ? block : nil
  }

  func commit() {
    guard let animation = animations.popLast() else { return }
    // The empty blocks lay out the stack views that have changed.
    for block in animation.blocks { block.perform {} }
    Interface.current.animationBlock = animation.outer
    for block in animation.blocks { block.run.start() }
  }
}
