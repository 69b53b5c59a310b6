// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A picture of a view that is removed, hidden or changed. It continues the view's animations, or fades out.
package final class PictureView: UIView {
  /// The host's picture of the view.
  package let picture: AnyObject

  /// Creates a picture of `view` with its frame, transform and alpha. Nil if the host can't make one, for instance
  /// because the view isn't shown.
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

  /// Puts a picture in front of `view` that fades out in the present animation block, and is removed when that ends.
  /// Does nothing outside an animation block.
  static func leaveFading(_ view: UIView) {
    guard let parent = view.parent, let block = AnimationBlock.current,
      let picture = PictureView(of: view)
    else { return }
    parent.insertSubview(picture, aboveSubview: view)
    picture.alpha = 0
    block.run.whenEnded { [weak picture] _, _ in picture?.removeFromSuperview() }
  }

  /// Adds a picture of each animated subview of `container` to `window`, in front of its other views. The pictures
  /// continue the animations, and are removed when these end.
  static func leave(inside container: UIView, in window: UIWindow) {
    for view in container.subviews {
      leave(view)
      for picture in container.subviews where picture is PictureView { window.addSubview(picture) }
    }
  }

  /// Puts a picture in front of `view` if the view is animated. It continues the animations, and is removed when the
  /// last one ends.
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
