// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A running animation block: the changes of views inside it are animated.
final class AnimationBlock {
  /// The innermost block that is running; nil where changes aren't animated.
  static var current: AnimationBlock? { Interface.current.animationBlock }

  let run: AnimationRun
  let options: UIView.AnimationOptions
  /// The part of the run in which the changes are animated, for key frames; nil for the whole run.
  let span: ViewAnimation.Span?
  /// Whether the block is one of `animateKeyframes`, to which key frames may be added.
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

  /// Lays out `stack` at the end of the block, so that hiding or showing one arranged view animates the others.
  func layOutAtEnd(_ stack: UIStackView) {
    if !stacks.contains(stack) { stacks.append(stack) }
  }

  private func layOutStacks() {
    let due = stacks
    stacks = []
    for stack in due { stack.layoutIfNeeded() }
  }

  /// Runs `changes` in `block`; if that is nil, without animations.
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
      animation.addRemainder(offset)
    }
    layer.animations.append(animation)
    if replaces { layer.removeAnimations(where: isReplaced) }
    view.setNeedsCommit(.motion)
  }

  /// Whether the change can be seen: the view is in a visible window that shows animations. Of a window itself only the
  /// content is animated, because the desktop places the window. An interactive transition is shown even if the desktop
  /// has turned animations off.
  private static func isSeen(_ change: ViewAnimation.Change, of view: UIView) -> Bool {
    guard let window = view.window, window.isVisible else { return false }
    if window === view, case .content = change {} else if window === view { return false }
    let interface = window.interface
    if interface.host == nil || interface.transition?.isHeld == true { return true }
    return window.host?.showsAnimations ?? false
  }
}

extension CALayer {
  /// Removes animations. A run without remaining animations ends.
  func removeAnimations(where isRemoved: (ViewAnimation) -> Bool) {
    let removed = animations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: isRemoved)
    animationsDidChange()
    for animation in removed { animation.run.animationsWereRemoved() }
  }

  /// Whether a running animation blocks user interaction with the view.
  var blocksInput: Bool {
    animations.contains { !$0.run.allowsUserInteraction }
  }
}
