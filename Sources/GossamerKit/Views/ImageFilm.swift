// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Images that a view shows one after the other. By the clock, so that a late frame doesn't slow the film.
final class ImageFilm {
  private let images: [UIImage]
  /// How long an image is shown, in seconds.
  private let pause: TimeInterval
  private let repeatCount: Int
  private let start: TimeInterval
  private weak var view: UIImageView?
  private var alarm: Alarm?
  /// How many images have been shown before this one.
  private var count = 0

  /// Starts a film; nil if there are no images.
  init?(_ images: [UIImage], of view: UIImageView) {
    guard !images.isEmpty else { return nil }
    self.images = images
    let duration = view.animationDuration
    pause = duration > 0 && duration.isFinite ? duration / TimeInterval(images.count) : 1 / 30
    repeatCount = view.animationRepeatCount
    start = Interface.current.clock.now
    self.view = view
    wait()
  }

  /// The image that is shown now.
  var image: UIImage { images[count % images.count] }

  private func wait() {
    let next = start + pause * TimeInterval(count + 1)
    let delay = next - Interface.current.clock.now
    alarm = Interface.current.clock.setAlarm(in: delay) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    guard let view, view.film === self else { return }
    count = max(count + 1, Int((Interface.current.clock.now - start) / pause + 0.001))
    if repeatCount > 0, count >= repeatCount * images.count { return view.stopAnimating() }
    view.setNeedsCommit(.content)
    wait()
  }
}
