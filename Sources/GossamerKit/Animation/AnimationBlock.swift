// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A piece of code whose changes of views are animated, while it runs.
final class AnimationBlock {
  /// The innermost block that is running; nil where changes aren't animated.
  static var current: AnimationBlock? { Interface.current.animationBlock }

  let run: AnimationRun
  let options: UIView.AnimationOptions
  /// The stretch of the run that the changes take.
  let span: ViewAnimation.Span?
  /// Whether key frames may be added.
  let takesKeyframes: Bool
  private var stacks: [UIStackView] = []

  init(
    _ run: AnimationRun, options: UIView.AnimationOptions = [], span: ViewAnimation.Span? = nil,
    takesKeyframes: Bool = false
  ) {
    self.run = run
    self.options = options
    self.span = span
    self.takesKeyframes = takesKeyframes
  }

  /// Runs `changes` as this block.
  func perform(_ changes: () -> Void) {
    Self.perform(in: self) {
      changes()
      guard options.contains(.layoutSubviews) else { return }
      for view in run.movedViews { view.layoutIfNeeded() }
    }
  }

  /// Has a stack, of which a view is hidden or shown in the block, move the others in it too.
  func layOutAtEnd(_ stack: UIStackView) {
    if !stacks.contains(stack) { stacks.append(stack) }
  }

  private func layOutStacks() {
    let due = stacks
    stacks = []
    for stack in due { stack.layoutIfNeeded() }
  }

  /// Runs `changes` as `block`, or without animating them.
  static func perform(in block: AnimationBlock?, _ changes: () -> Void) {
    let interface = Interface.current
    let outer = interface.animationBlock
    interface.animationBlock = interface.areAnimationsEnabled ? block : nil
    changes()
    interface.animationBlock?.layOutStacks()
    interface.animationBlock = outer
  }

  // MARK: - Recording changes

  /// A view has changed: it is animated if the application wants that, and if somebody sees it.
  static func record(_ change: ViewAnimation.Change, of view: UIView) {
    guard let block = current, isSeen(change, of: view) else { return }
    var animation = ViewAnimation(change, of: view, run: block.run, span: block.span)
    let layer = view.ensuredLayer
    block.run.note(view)
    if let index = layer.animations.firstIndex(where: { $0.isContinued(by: animation) }) {
      layer.animations[index].continued(by: animation)
      return
    }
    let isReplaced = { (other: ViewAnimation) in
      other.run !== block.run && other.change.isLike(change)
    }
    let replaces = block.options.contains(.beginFromCurrentState)
    if replaces {
      var offset = AnimationOffset()
      for other in layer.animations where isReplaced(other) {
        other.add(to: &offset, at: block.run.now)
      }
      animation.take(offset)
    }
    layer.animations.append(animation)
    if replaces { layer.removeAnimations(where: isReplaced) }
    view.setNeedsCommit(.motion)
  }

  /// Whether the view is in a window that is shown, and that lets its views move. A window itself is
  /// where the desktop wants it, so that only its content goes over into another one. What a person's hand
  /// leads is seen also where the desktop wants no animations.
  private static func isSeen(_ change: ViewAnimation.Change, of view: UIView) -> Bool {
    guard let window = view.window, window.isVisible else { return false }
    if window === view, case .content = change {} else if window === view { return false }
    let interface = window.interface
    if interface.host == nil || interface.transition?.isHeld == true { return true }
    return window.host?.showsAnimations ?? false
  }
}

extension CALayer {
  /// Takes out animations; a run that has no others ends.
  func removeAnimations(where isRemoved: (ViewAnimation) -> Bool) {
    let removed = animations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: isRemoved)
    animationsDidChange()
    for animation in removed { animation.run.animationsWereRemoved() }
  }

  /// Whether a person has to wait for an animation before the view can be used.
  var blocksInput: Bool {
    animations.contains { !$0.run.allowsUserInteraction }
  }
}
