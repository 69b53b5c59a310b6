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
}

extension UIView {
  /// Leaves a picture of the view where it lies, which fades in the animation that is recorded.
  func leaveFadingPicture() {
    guard let parent, let block = AnimationBlock.current, let picture = PictureView(of: self) else {
      return
    }
    parent.insertSubview(picture, aboveSubview: self)
    picture.alpha = 0
    block.run.whenEnded { [weak picture] _, _ in picture?.removeFromSuperview() }
  }

  /// Leaves a picture of the view where it lies, if it is on its way, until it has got there.
  func leavePicture() {
    let animations = storedLayer?.animations ?? []
    guard let parent, let run = animations.last?.run, let picture = PictureView(of: self) else {
      return
    }
    parent.insertSubview(picture, aboveSubview: self)
    picture.ensuredLayer.animations = animations
    for animation in animations { animation.run.note(picture) }
    picture.setNeedsCommit(.motion)
    run.whenEnded { [weak picture] _, _ in picture?.removeFromSuperview() }
  }
}
