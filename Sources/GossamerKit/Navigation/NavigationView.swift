// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The view of a navigation controller: the topmost screen, and the bars in front of it.
final class NavigationView: UIView {
  /// Contains the view of the topmost screen, and during a push or a pop the views of both screens.
  let screens = UIView()
  private let bar: UINavigationBar
  private let toolbar: UIToolbar
  private weak var owner: UINavigationController?

  init(_ bar: UINavigationBar, _ toolbar: UIToolbar, of owner: UINavigationController) {
    self.bar = bar
    self.toolbar = toolbar
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    screens.clipsToBounds = true
    addSubview(screens)
    addSubview(toolbar)
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The bar is in front of the screens, but is read before them.
  package override var readingOrder: [UIView]? { [bar, screens, toolbar] }

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
    let height = UIToolbar.height + safeAreaInsets.bottom
    toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
