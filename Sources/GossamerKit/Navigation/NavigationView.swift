// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The view of a navigation controller: the view of the topmost screen, and the bar over it.
final class NavigationView: UIView {
  private let bar: UINavigationBar
  private weak var owner: UINavigationController?

  init(_ bar: UINavigationBar, of owner: UINavigationController) {
    self.bar = bar
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The first screen is loaded when it is needed, after the controller's own `viewDidLoad`.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { owner?.showTopController() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.showTopController()
    for content in subviews where content !== bar { content.frame = bounds }
    let screen = owner?.topViewController?.viewIfLoaded
    bar.scrollView = screen as? UIScrollView ?? screen?.subviews.first as? UIScrollView
    bar.frame = CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.presentHeight)
  }
}
