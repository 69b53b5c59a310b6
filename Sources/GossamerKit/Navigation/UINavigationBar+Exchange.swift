// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The animation from the bar's contents for one screen to those for another, as in UIKit. In a push, the old title
// moves to the back button, and the new title comes from the trailing side. A pop does the reverse. Old and new
// contents cross-fade. The bar's background doesn't move.
extension UINavigationBar {
  /// Pictures of the bar's contents before they changed.
  struct Pictures {
    fileprivate var title: PictureView?
    /// Large titles, and views in place of a title.
    fileprivate var otherTitles: [PictureView] = []
    fileprivate var buttons: [PictureView] = []
    /// The frame of the back button's title; nil without one.
    fileprivate var backTitlePlace: CGRect?

    fileprivate var all: [PictureView] { [title].compactMap { $0 } + otherTitles + buttons }
  }

  /// Makes pictures of the visible contents.
  func takePictures() -> Pictures {
    var pictures = Pictures()
    if titleLabel.text?.isEmpty == false { pictures.title = PictureView(ofShown: titleLabel) }
    pictures.otherTitles = [largeTitle, titleView].compactMap(PictureView.init(ofShown:))
    pictures.buttons = buttons.compactMap(PictureView.init(ofShown:))
    pictures.backTitlePlace = backTitlePlace
    return pictures
  }

  private var buttons: [UIView?] {
    [backButton] + (leadingItems + trailingItems).map(\.view)
  }

  /// Animates from the pictures of the old contents to the present contents, alongside the transition of the screens.
  func exchange(_ old: Pictures, isPush: Bool, beside transition: ScreenTransition) {
    layoutIfNeeded()
    backButton.layoutIfNeeded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = (isMirrored ? -bounds.width : bounds.width) / 2
    let coming = [titleLabel, largeTitle, titleView].compactMap { $0 }
    let contents = (coming + buttons).compactMap { $0 }
    let alphas = contents.map(\.alpha)
    for picture in old.all { insertSubview(picture, aboveSubview: background) }
    for view in contents { view.alpha = 0 }
    for view in coming {
      view.transform = CGAffineTransform(translationX: isPush ? distance : -distance, y: 0)
    }
    if !isPush, let place = old.backTitlePlace {
      titleLabel.transform = translation(from: titleLabel.untransformedFrame, to: place)
    }
    // The old title and the back button's title move along the same path, so that they look like one title.
    var wayToBackButton: CGAffineTransform?
    if isPush, let title = old.title, let place = backTitlePlace {
      wayToBackButton = translation(from: title.untransformedFrame, to: place)
      backButton.label.transform = translation(from: place, to: title.untransformedFrame)
    }
    transition.animate { [self] _ in
      for (view, alpha) in zip(contents, alphas) { view.alpha = alpha }
      for view in coming { view.transform = .identity }
      for picture in old.all { picture.alpha = 0 }
      for picture in old.otherTitles + [old.title].compactMap({ $0 }) {
        picture.transform = CGAffineTransform(translationX: isPush ? -distance : distance, y: 0)
      }
      backButton.label.transform = .identity
      if let wayToBackButton { old.title?.transform = wayToBackButton }
      let remove: () -> Void = { for picture in old.all { picture.removeFromSuperview() } }
      AnimationBlock.current?.run.whenEnded { [backButton] position, _ in
        remove()
        // A cancelled transition ends with the initial alphas and transforms, so they are reset.
        guard position == .start else { return }
        for (view, alpha) in zip(contents, alphas) { view.alpha = alpha }
        for view in coming { view.transform = .identity }
        backButton.label.transform = .identity
      } ?? remove()
    }
  }

  /// The frame of the back button's title in the bar; nil without a back button.
  private var backTitlePlace: CGRect? {
    let (button, label) = (backButton.untransformedFrame, backButton.label.untransformedFrame)
    return backButton.isHidden ? nil : label.offsetBy(dx: button.minX, dy: button.minY)
  }

  /// The horizontal translation from the centre of one rectangle to that of another.
  private func translation(from start: CGRect, to end: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: end.midX - start.midX, y: 0)
  }
}

extension PictureView {
  /// Creates a picture of a view. Nil if the view is nil, hidden or empty, or if the host can't make a picture.
  fileprivate convenience init?(ofShown view: UIView?) {
    guard let view, !view.isHidden, !view.bounds.isEmpty else { return nil }
    self.init(of: view)
  }
}
