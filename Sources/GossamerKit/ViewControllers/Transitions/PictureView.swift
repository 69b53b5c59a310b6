// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows what was seen of a view that has gone, and moves as that would have.
package final class PictureView: UIView {
  /// What the host has made of the view.
  package let picture: AnyObject

  /// A picture of `view` in its place, on the same way; nil if nothing shows it.
  init?(of view: UIView) {
    guard let picture = view.peer?.makePicture() else { return nil }
    self.picture = picture
    super.init(frame: view.untransformedFrame)
    isUserInteractionEnabled = false
    transform = view.transform
    alpha = view.alpha
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Leaves a picture of `view` where it lies, which fades in the animation that is recorded.
  static func leaveFading(_ view: UIView) {
    guard let parent = view.parent, let block = AnimationBlock.current,
      let picture = PictureView(of: view)
    else { return }
    parent.insertSubview(picture, aboveSubview: view)
    picture.alpha = 0
    block.run.whenEnded { [weak picture] _, _ in picture?.removeFromSuperview() }
  }

  /// Leaves pictures of the subviews of `container` that are on their way, in front of `window`'s other views, until
  /// they have got there.
  static func leave(inside container: UIView, in window: UIWindow) {
    for view in container.subviews {
      leave(view)
      for picture in container.subviews where picture is PictureView { window.addSubview(picture) }
    }
  }

  /// Leaves a picture of `view` where it lies, if it is on its way, until it has got there.
  static func leave(_ view: UIView) {
    let animations = view.storedLayer?.animations ?? []
    guard let parent = view.parent, let run = animations.last?.run,
      let picture = PictureView(of: view)
    else { return }
    parent.insertSubview(picture, aboveSubview: view)
    picture.ensuredLayer.animations = animations
    for animation in animations { animation.run.note(picture) }
    picture.setNeedsCommit(.motion)
    run.whenEnded { [weak picture] _, _ in picture?.removeFromSuperview() }
  }
}
