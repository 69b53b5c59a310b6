// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The view of a navigation controller: the topmost screen, and the bar in front of it.
final class NavigationView: UIView {
  /// Contains the view of the topmost screen, and during a push or a pop the views of both screens.
  let screens = UIView()
  private let bar: UINavigationBar
  private weak var owner: UINavigationController?

  init(_ bar: UINavigationBar, of owner: UINavigationController) {
    self.bar = bar
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    screens.clipsToBounds = true
    addSubview(screens)
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The bar is in front of the screens, but is read before them.
  package override var readingOrder: [UIView]? { [bar, screens] }

  // Loads the first screen's view only now, after the navigation controller's own `viewDidLoad()`.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { owner?.showTopController() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.afterAppearance { [weak owner] in owner?.reportShown(animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.showTopController()
    screens.frame = bounds
    let screen = owner?.topViewController?.viewIfLoaded
    screen?.fill(bounds)
    bar.scrollView = screen as? UIScrollView ?? screen?.subviews.first as? UIScrollView
    bar.frame = CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.presentHeight)
  }
}
