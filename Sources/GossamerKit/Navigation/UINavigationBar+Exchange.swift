// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// From one screen's contents of the bar to another's, as UIKit goes: in a push the title becomes that of the back button,
// and the new one comes from the side where lines end; in a pop they go back. All fades, and titles are never
// seen at the same place. The ground of the bar stays.
extension UINavigationBar {
  /// What was seen of the bar before its contents changed.
  struct Pictures {
    fileprivate var title: PictureView?
    /// Large titles, and views in place of a title.
    fileprivate var otherTitles: [PictureView] = []
    fileprivate var buttons: [PictureView] = []
    /// Where the title of the back button stood; nil without one.
    fileprivate var backTitlePlace: CGRect?

    fileprivate var all: [PictureView] { [title].compactMap { $0 } + otherTitles + buttons }
  }

  /// Pictures of what is seen now.
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

  /// Goes over from what was seen to what the bar has now, beside the change of screens.
  func exchange(_ old: Pictures, isPush: Bool, beside transition: ScreenTransition) {
    layoutIfNeeded()
    backButton.layoutIfNeeded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = (isMirrored ? -bounds.width : bounds.width) / 2
    let coming = [titleLabel, largeTitle, titleView].compactMap { $0 }
    let contents = (coming + buttons).compactMap { $0 }
    let alphas = contents.map(\.alpha)
    for picture in old.all { insertSubview(picture, aboveSubview: line) }
    for view in contents { view.alpha = 0 }
    for view in coming {
      view.transform = CGAffineTransform(translationX: isPush ? distance : -distance, y: 0)
    }
    if !isPush, let place = old.backTitlePlace {
      titleLabel.transform = way(from: titleLabel.untransformedFrame, to: place)
    }
    // The title and that of the back button go the same way, the one on the other.
    var wayBack: CGAffineTransform?
    if isPush, let title = old.title, let place = backTitlePlace {
      wayBack = way(from: title.untransformedFrame, to: place)
      backButton.label.transform = way(from: place, to: title.untransformedFrame)
    }
    transition.animate { [self] _ in
      for (view, alpha) in zip(contents, alphas) { view.alpha = alpha }
      for view in coming { view.transform = .identity }
      for picture in old.all { picture.alpha = 0 }
      for picture in old.otherTitles + [old.title].compactMap({ $0 }) {
        picture.transform = CGAffineTransform(translationX: isPush ? -distance : distance, y: 0)
      }
      backButton.label.transform = .identity
      if let wayBack { old.title?.transform = wayBack }
      let remove: () -> Void = { for picture in old.all { picture.removeFromSuperview() } }
      AnimationBlock.current?.run.whenEnded { [backButton] position, _ in
        remove()
        // A change that turns round ends where it began: unseen, and beside its place.
        guard position == .start else { return }
        for (view, alpha) in zip(contents, alphas) { view.alpha = alpha }
        for view in coming { view.transform = .identity }
        backButton.label.transform = .identity
      } ?? remove()
    }
  }

  private var backTitlePlace: CGRect? {
    let (button, label) = (backButton.untransformedFrame, backButton.label.untransformedFrame)
    return backButton.isHidden ? nil : label.offsetBy(dx: button.minX, dy: button.minY)
  }

  private func way(from start: CGRect, to end: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: end.midX - start.midX, y: 0)
  }
}

extension PictureView {
  /// A picture of a view that is seen; nil of any other.
  fileprivate convenience init?(ofShown view: UIView?) {
    guard let view, !view.isHidden, !view.bounds.isEmpty else { return nil }
    self.init(of: view)
  }
}
